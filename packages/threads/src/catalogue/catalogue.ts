import { type Millimetres, mm } from '@truciolo/units';
import { FIRST_CHOICE, SECOND_CHOICE } from '../data/metric.data.ts';
import { coarsePitch, METRIC_NOMINALS, metricPitches } from '../metric/metric-pitches.ts';
import { PIPE_SIZES } from '../pipe/pipe-sizes.ts';
import { NO_CLASSES, type PipeSystem, type System, type Thread } from '../thread.ts';
import { type ThreadData, threadData } from '../thread-data.ts';
import { TRAPEZOIDAL_NOMINALS, trapezoidalPitches } from '../trapezoidal/trapezoidal-pitches.ts';
import { ALL_UNIFIED_SIZES } from '../unified/unified-sizes.ts';

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
  system: 'M' | 'Tr',
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

/** The order an Italian shop expects: metric, gas, then the American inch threads. */
const allThreads = (): readonly Thread[] => [
  ...metricThreads('M', METRIC_NOMINALS, metricPitches),
  ...ISO_PIPE_SYSTEMS.flatMap(pipeThreads),
  ...ALL_UNIFIED_SIZES.map(({ series, size, threadsPerInch }) => ({
    system: series,
    size,
    threadsPerInch,
    ...PLAIN,
  })),
  ...pipeThreads('NPT'),
  ...metricThreads('Tr', TRAPEZOIDAL_NOMINALS, trapezoidalPitches),
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

const toRow = ({
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
