import { type Millimetres, mm } from '@truciolo/units';
import { FIRST_CHOICE, SECOND_CHOICE } from '../data/metric.data.ts';
import { CONSTANT_PITCH_SIZES, isUnified, type SizeOfSeries, TABLED_INCH_SIZES } from '../inch-series.ts';
import { KNUCKLE_NOMINALS, knucklePitches } from '../knuckle/knuckle-dimensions.ts';
import { coarsePitch, METRIC_NOMINALS, metricPitches } from '../metric/metric-pitches.ts';
import { PIPE_SIZES } from '../pipe/pipe-sizes.ts';
import { type MetricSystem, NO_CLASSES, type PipeSystem, type System, type Thread } from '../thread.ts';
import { type ThreadData, threadData } from '../thread-data.ts';
import { TRAPEZOIDAL_NOMINALS, trapezoidalPitches } from '../trapezoidal/trapezoidal-limits.ts';

export type PitchSeries = 'coarse' | 'fine' | 'extra-fine';

/** One line of the table of threads. */
export interface CatalogueRow {
  readonly thread: Thread;
  readonly designation: string;
  readonly system: System;
  /** Diameter or trade size as written: "8", "1/2", "#8". */
  readonly size: string;
  readonly series: PitchSeries | null;
  /** ISO 261: 1 preferred, 2, 3; null where the standard ranks nothing. */
  readonly choice: 1 | 2 | 3 | null;
  readonly major: Millimetres;
  readonly pitch: Millimetres;
  readonly threadsPerInch: number | null;
  readonly D2: Millimetres;
  readonly D1: Millimetres;
  readonly tapDrillCutting: Millimetres | null;
  readonly tapDrillForming: Millimetres | null;
}

const PLAIN = { hand: 'right', classes: NO_CLASSES } as const;
const ISO_PIPE_SYSTEMS: readonly PipeSystem[] = ['G', 'R', 'Rp', 'Rc'];
const SERIES_OF: Readonly<Record<string, PitchSeries>> = { UNC: 'coarse', UNF: 'fine', UNEF: 'extra-fine' };

function metricThreads(
  system: MetricSystem,
  nominals: readonly number[],
  pitches: (nominal: number) => readonly number[],
): readonly Thread[] {
  return nominals.flatMap((nominal) =>
    pitches(nominal).map((pitch) => ({
      system,
      nominal: mm(nominal),
      pitch: mm(pitch),
      starts: 1,
      ...PLAIN,
    })),
  );
}

const pipeThreads = (system: PipeSystem): readonly Thread[] =>
  PIPE_SIZES[system].map((size) => ({ system, size, ...PLAIN }));

const inchThreads = (sizes: readonly SizeOfSeries[]): readonly Thread[] =>
  sizes.map(({ series, size, threadsPerInch }) => ({ system: series, size, threadsPerInch, ...PLAIN }));

/** Diameters MJ threads and wire inserts are sold in, mm (ISO 5855-2, DIN 8140-1). */
const MJ_NOMINALS = METRIC_NOMINALS.filter(
  (nominal) => nominal >= 1.6 && nominal <= 39 && isPreferred(nominal),
);
const INSERT_NOMINALS = METRIC_NOMINALS.filter(
  (nominal) => nominal >= 2 && nominal <= 39 && isPreferred(nominal),
);

function isPreferred(nominal: number): boolean {
  return FIRST_CHOICE.includes(nominal) || SECOND_CHOICE.includes(nominal);
}

const otherInchSizes = TABLED_INCH_SIZES.filter((one) => !isUnified(one));
const ofSeries = (...series: readonly string[]) =>
  inchThreads(otherInchSizes.filter((one) => series.includes(one.series)));

/** The order an Italian shop expects: metric, gas, American, trapezoidal, then the ones met more rarely. */
const allThreads = (): readonly Thread[] => [
  ...metricThreads('M', METRIC_NOMINALS, metricPitches),
  ...ISO_PIPE_SYSTEMS.flatMap(pipeThreads),
  ...inchThreads(TABLED_INCH_SIZES.filter(isUnified)),
  ...pipeThreads('NPT'),
  ...metricThreads('Tr', TRAPEZOIDAL_NOMINALS, trapezoidalPitches),
  ...metricThreads('EG', INSERT_NOMINALS, metricPitches),
  ...ofSeries('EG UNC', 'EG UNF', 'BSW', 'BSF'),
  ...inchThreads(CONSTANT_PITCH_SIZES),
  ...pipeThreads('NPTF'),
  ...pipeThreads('NPSM'),
  ...ofSeries('ACME', 'Stub ACME'),
  ...metricThreads('S', TRAPEZOIDAL_NOMINALS, trapezoidalPitches),
  ...metricThreads('Rd', KNUCKLE_NOMINALS, knucklePitches),
  ...pipeThreads('Pg'),
  ...metricThreads('MJ', MJ_NOMINALS, metricPitches),
  ...ofSeries('UNJC', 'UNJF', 'UNJEF'),
];

function choiceOf(thread: Thread): 1 | 2 | 3 | null {
  if (thread.system !== 'M') return null;
  if (FIRST_CHOICE.includes(thread.nominal)) return 1;
  return SECOND_CHOICE.includes(thread.nominal) ? 2 : 3;
}

function seriesOf(thread: Thread): PitchSeries | null {
  if (thread.system !== 'M') return SERIES_OF[thread.system] ?? null;
  return coarsePitch(thread.nominal) === thread.pitch ? 'coarse' : 'fine';
}

/** A line for any thread, also one outside the tables. */
export const toRow = ({
  thread,
  designation,
  pitch,
  threadsPerInch,
  basic,
  tapDrill,
}: ThreadData): CatalogueRow => ({
  thread,
  designation,
  system: thread.system,
  size: 'size' in thread ? thread.size : String(thread.nominal),
  series: seriesOf(thread),
  choice: choiceOf(thread),
  major: basic.major,
  pitch,
  threadsPerInch,
  D2: basic.D2,
  D1: basic.D1,
  tapDrillCutting: tapDrill.cutting?.diameter ?? null,
  tapDrillForming: tapDrill.forming?.diameter ?? null,
});

let rows: readonly CatalogueRow[] | null = null;

/** Every thread of the tables, system by system, ascending. Built on first use, then kept. */
export function catalogue(): readonly CatalogueRow[] {
  rows ??= allThreads().flatMap((thread) => {
    const data = threadData(thread);
    return data.ok ? [toRow(data.value)] : [];
  });
  return rows;
}
