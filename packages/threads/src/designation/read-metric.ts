import { writeExact } from '@truciolo/italian';
import { MM_PER_INCH, mm } from '@truciolo/units';
import { KNUCKLE_NOMINALS, knucklePitches, knuckleThreadsPerInch } from '../knuckle/knuckle-dimensions.ts';
import { coarsePitch, isFreePitch, METRIC_NOMINALS, metricPitches } from '../metric/metric-pitches.ts';
import { fail, type Outcome, succeed } from '../outcome.ts';
import type { MetricSystem, Thread } from '../thread.ts';
import { TRAPEZOIDAL_NOMINALS, trapezoidalPitches } from '../trapezoidal/trapezoidal-limits.ts';
import type { DesignationInput, SystemReader } from './designation-input.ts';
import { resolvePitch } from './resolve-pitch.ts';
import { METRIC_CLASS_PATTERN, readMetricClasses } from './tolerance-class-text.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?|\.\d+`;

interface MillimetreSystem {
  readonly system: MetricSystem;
  readonly prefix: RegExp;
  readonly grammar: RegExp;
  readonly hint: string;
  readonly nominals: readonly number[];
  readonly pitches: (nominal: number) => readonly number[];
  readonly implied: (nominal: number) => number | null;
  /** Whether a pitch outside the tables has a meaning. */
  readonly isFree: (nominal: number, pitch: number) => boolean;
}

/** Diameter, then "x pitch" or "x lead P pitch" (also "Ph lead P pitch"), then the tolerance class. */
const grammar = (letters: string) =>
  new RegExp(
    String.raw`^${letters}\s*(${NUMBER})\s*` +
      String.raw`(?:(?:x|-|p(?:asso)?)\s*(?:ph)?\s*(${NUMBER})(?:\s*\(?\s*p\s*(${NUMBER})\s*\)?)?(?![\da-z.]))?` +
      String.raw`\s*(?:[-\s]\s*(${METRIC_CLASS_PATTERN}))?$`,
    'i',
  );

const METRIC: MillimetreSystem = {
  system: 'M',
  prefix: /^mf?\s*[-\d.]/i,
  grammar: grammar('mf?'),
  hint: 'M8, M10x1 o M10x1-6H',
  nominals: METRIC_NOMINALS,
  pitches: metricPitches,
  implied: coarsePitch,
  isFree: isFreePitch,
};

const TRAPEZOIDAL: MillimetreSystem = {
  system: 'Tr',
  prefix: /^tr\s*[-\d.]/i,
  grammar: grammar('tr'),
  hint: 'Tr20x4 o, a più principi, Tr20x8P4',
  nominals: TRAPEZOIDAL_NOMINALS,
  pitches: trapezoidalPitches,
  implied: () => null,
  isFree: () => false,
};

const OTHERS: readonly MillimetreSystem[] = [
  TRAPEZOIDAL,
  { ...TRAPEZOIDAL, system: 'S', prefix: /^s\s*\d/i, grammar: grammar('s'), hint: 'S30x6' },
  { ...METRIC, system: 'MJ', prefix: /^mj\s*[-\d.]/i, grammar: grammar('mj'), hint: 'MJ8x1,25 o MJ8x1-4h6h' },
];

/** The listed diameters on either side of a wanted one, at most two. */
function nearest(listed: readonly number[], wanted: number): readonly number[] {
  const below = listed.filter((diameter) => diameter < wanted).at(-1);
  const above = listed.find((diameter) => diameter > wanted);
  return [below, above].filter((diameter) => diameter !== undefined);
}

function unknownNominal(
  kind: Pick<MillimetreSystem, 'system' | 'nominals'>,
  nominal: number,
): Outcome<never> {
  const label = `${kind.system}${writeExact(nominal)}`;
  if (nominal <= 0)
    return fail('invalid-size', `${label} non esiste: il diametro deve essere maggiore di zero.`);
  const near = nearest(kind.nominals, nominal).map((one) => `${kind.system}${writeExact(one)}`);
  return fail('unknown-size', `${label} non è in tabella. I diametri più vicini: ${near.join(', ')}.`);
}

function read(kind: MillimetreSystem, { text, typed, hand }: DesignationInput): Outcome<Thread> | null {
  if (!kind.prefix.test(text)) return null;
  const match = kind.grammar.exec(text);
  if (!match) {
    const isNegative = /^[a-z]+\s*-\s*[\d.]/i.test(text);
    return isNegative
      ? fail('invalid-size', `«${typed}»: il diametro deve essere maggiore di zero.`)
      : fail(
          'unrecognised',
          `«${typed}» non è una designazione ${kind.system} valida. Scrivi per esempio ${kind.hint}.`,
        );
  }
  const [, diameter = '', first, pitch, classText] = match;
  const nominal = Number(diameter);
  const allowed = kind.pitches(nominal);
  const isFree = (wanted: number) => kind.isFree(nominal, wanted);
  if (allowed.length === 0 && !isFree(Number(pitch ?? first))) return unknownNominal(kind, nominal);
  const label = `${kind.system}${writeExact(nominal)}`;
  const resolved = resolvePitch({ label, allowed, implied: kind.implied(nominal), isFree, first, pitch });
  if (!resolved.ok) return resolved;
  const classes = readMetricClasses(classText);
  return succeed({ system: kind.system, nominal: mm(nominal), ...resolved.value, hand, classes });
}

/** "Rd 20x1/8" and "Rd 20": the pitch, a fraction of an inch, follows from the diameter. */
const KNUCKLE = new RegExp(String.raw`^rd\s*(${NUMBER})(?:\s*x\s*1\/(\d+))?$`, 'i');

function readKnuckle({ text, typed, hand }: DesignationInput): Outcome<Thread> | null {
  if (!/^rd\s*\d/i.test(text)) return null;
  const [, diameter = '', threads] = KNUCKLE.exec(text) ?? [];
  if (diameter === '') {
    return fail('unrecognised', `«${typed}» non è una designazione Rd valida. Scrivi per esempio Rd 20x1/8.`);
  }
  const nominal = Number(diameter);
  if (knucklePitches(nominal).length === 0) {
    return unknownNominal({ system: 'Rd', nominals: KNUCKLE_NOMINALS }, nominal);
  }
  const actual = knuckleThreadsPerInch(nominal);
  if (threads !== undefined && Number(threads) !== actual) {
    return fail('unknown-pitch', `Rd${writeExact(nominal)} ha il passo di 1/${actual} di pollice.`);
  }
  return succeed({
    system: 'Rd',
    nominal: mm(nominal),
    pitch: mm(MM_PER_INCH / actual),
    starts: 1,
    hand,
    classes: readMetricClasses(undefined),
  });
}

export const readMetric: SystemReader = (input) => read(METRIC, input);

/** Tr, S, MJ and Rd. */
export const readMillimetre: SystemReader = (input) =>
  OTHERS.reduce<Outcome<Thread> | null>((found, kind) => found ?? read(kind, input), null) ??
  readKnuckle(input);
