import { mm } from '@truciolo/units';
import { italianNumber } from '../italian-number.ts';
import { coarsePitch, METRIC_NOMINALS, metricPitches } from '../metric/metric-pitches.ts';
import { fail, type Outcome, succeed } from '../outcome.ts';
import type { Thread } from '../thread.ts';
import { TRAPEZOIDAL_NOMINALS, trapezoidalPitches } from '../trapezoidal/trapezoidal-pitches.ts';
import type { DesignationInput, SystemReader } from './designation-input.ts';
import { nearestDiameters } from './nearest-diameters.ts';
import { resolvePitch } from './resolve-pitch.ts';
import { METRIC_CLASS_PATTERN, readMetricClasses } from './tolerance-class-text.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?|\.\d+`;

interface MillimetreSystem {
  readonly system: 'M' | 'Tr';
  readonly prefix: RegExp;
  readonly grammar: RegExp;
  readonly hint: string;
  readonly nominals: readonly number[];
  readonly pitches: (nominal: number) => readonly number[];
  readonly implied: (nominal: number) => number | null;
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
};

const TRAPEZOIDAL: MillimetreSystem = {
  system: 'Tr',
  prefix: /^tr\s*[-\d.]/i,
  grammar: grammar('tr'),
  hint: 'Tr20x4 o, a più principi, Tr20x8P4',
  nominals: TRAPEZOIDAL_NOMINALS,
  pitches: trapezoidalPitches,
  implied: () => null,
};

function unknownNominal(kind: MillimetreSystem, nominal: number): Outcome<never> {
  const label = `${kind.system}${italianNumber(nominal)}`;
  if (nominal <= 0)
    return fail('invalid-size', `${label} non esiste: il diametro deve essere maggiore di zero.`);
  const near = nearestDiameters(kind.nominals, nominal).map((one) => `${kind.system}${italianNumber(one)}`);
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
  if (allowed.length === 0) return unknownNominal(kind, nominal);
  const label = `${kind.system}${italianNumber(nominal)}`;
  const resolved = resolvePitch({ label, allowed, implied: kind.implied(nominal), first, pitch });
  if (!resolved.ok) return resolved;
  const classes = readMetricClasses(classText);
  return succeed({ system: kind.system, nominal: mm(nominal), ...resolved.value, hand, classes });
}

export const readMetric: SystemReader = (input) => read(METRIC, input);
export const readTrapezoidal: SystemReader = (input) => read(TRAPEZOIDAL, input);
