import { fitLimits } from '../fits/fit-limits.ts';
import { fitAfter, isFitName } from '../fits/fit-names.ts';
import type { Line } from '../lines/line.ts';
import { NUMBER, rounded, toNumber } from '../numbers.ts';
import type { Fit, Found, Limits, Tolerance } from '../reading.ts';
import { found } from '../reasons.ts';
import { type Dimension, readDimension } from './dimension.ts';
import { lineBelow } from './neighbours.ts';
import { isEndOfRange, isOtherQuantity, isOtherUnit } from './other-numbers.ts';
import { isDeviation, limitBelow, stackBehind } from './stacks.ts';

/** A number that is not cut: without the digits that follow, «±10°» would be ±1. */
const WHOLE = `(${NUMBER})(?![\\d]|[.,]\\d)`;
const PLUS_MINUS = new RegExp(`^\\s*\\(?(?:±|\\+/[-–]|\\+[-–])\\s*${WHOLE}\\)?`);
const SLASHED = new RegExp(`^\\s*\\(?([+–-]?\\s*${NUMBER})\\s*/\\s*([+–-]?\\s*${NUMBER})\\)?`);
/** Without a stroke between them, both deviations have a sign: «+0,1 -0,05». */
const SIGNED_PAIR = new RegExp(`^\\s*\\(?(\\+\\s*${NUMBER})\\s*([–-]\\s*${NUMBER})\\)?`);
const SIGNED_END = new RegExp(`([+–-])\\s*(${NUMBER})\\)?(?:\\s*[A-Za-z].*)?$`);
/** The lower deviation of a stack that stands on the line of its nominal: «12 0». */
const ZERO_END = /^\s+(0(?:[.,]0+)?)$/;
/** A line with nothing but deviations. */
const ONLY_DEVIATIONS = new RegExp(
  `^\\(?(?:±\\s*${NUMBER}|[+–-]\\s*${NUMBER}\\s*[/\\s]\\s*[+–-]?\\s*${NUMBER})\\)?$`,
);
const RANGE = new RegExp(`^\\s*[-–/]\\s*(${NUMBER})$`);

/** A deviation without a sign is positive above and zero only where it is printed so. */
const signed = (text: string) => toNumber(text.replace(/[()\s]/g, '').replace('–', '-'));

const toleranceOf = (
  { nominal, kind }: Dimension,
  limits: Limits,
  how: Tolerance['kind'],
  fit: string | null = null,
): Tolerance => ({
  nominal,
  ...limits,
  width: rounded(limits.upper - limits.lower),
  kind: how,
  isDiameter: kind === 'diameter',
  fit,
});

const ordered = (one: number, other: number): Limits => ({
  lower: Math.min(one, other),
  upper: Math.max(one, other),
});

/** Two limits on one line, in either order; years and lengths in millimetres without decimals are none. */
function rangeOf(dimension: Dimension): Tolerance | null {
  const { nominal, rest, text } = dimension;
  const other = RANGE.exec(rest)?.[1];
  if (!other || nominal === null || !/\d[.,]\d|[⌀Øø∅]|^[.,]\d/.test(text)) return null;
  const [lower, upper] = [Math.min(nominal, toNumber(other)), Math.max(nominal, toNumber(other))];
  if (upper === lower || upper >= lower * 1.1) return null;
  return toleranceOf({ ...dimension, nominal: lower }, { lower: 0, upper: rounded(upper - lower) }, 'limits');
}

/** «⌀6.000» above «+0.002/-0.000»: the deviations stand on a line of their own. */
function writtenBelow(dimension: Dimension, lines: readonly Line[]): Found<Tolerance> | null {
  const { line, rest, nominal, text } = dimension;
  const below = nominal === null || rest.trim() !== '' ? undefined : lineBelow(line, lines);
  if (!below || !ONLY_DEVIATIONS.test(below.text)) return null;
  const tolerance = written({ ...dimension, rest: below.text }, []);
  return tolerance && found(tolerance.value, [line, below], { ...tolerance, text: `${text} ${below.text}` });
}

function written(dimension: Dimension, lines: readonly Line[]): Found<Tolerance> | null {
  const { line, rest, nominal, text } = dimension;
  const proof = (reason: string, whole = text) => ({ confidence: 'sure' as const, reason, text: whole });
  const both = PLUS_MINUS.exec(rest);
  if (both?.[1]) {
    if (isOtherUnit(rest.slice(both[0].length))) return null;
    const half = toNumber(both[1]);
    return found(
      toleranceOf(dimension, { lower: -half, upper: half }, 'plus-minus'),
      [line],
      proof('quota con ±'),
    );
  }
  const slashed = SLASHED.exec(rest) ?? SIGNED_PAIR.exec(rest);
  if (slashed?.[1] && slashed[2] && /[+–-]/.test(slashed[0])) {
    if (isOtherUnit(rest.slice(slashed[0].length))) return null;
    return found(
      toleranceOf(dimension, ordered(signed(slashed[1]), signed(slashed[2])), 'deviations'),
      [line],
      proof('quota con scostamenti'),
    );
  }
  const range = rangeOf(dimension);
  if (range) return found(range, [line], proof('quota con due limiti'));
  const stack = stackBehind(dimension, lines, isDeviation);
  if (!stack) return writtenBelow(dimension, lines);
  const joined = SIGNED_END.exec(rest);
  const zero = ZERO_END.exec(rest)?.[1];
  const lower = stack.lower
    ? signed(stack.lower.text)
    : joined
      ? signed(`${joined[1]}${joined[2]}`)
      : zero
        ? 0
        : null;
  if (lower === null) return null;
  const limits = ordered(lower, signed(stack.upper.text));
  // Deviations are small beside their size; two dimensions that stand close are not.
  if (nominal !== null && limits.upper - limits.lower > Math.max(nominal * 0.25, 0.6)) return null;
  if (limits.upper === limits.lower) return null;
  return found(
    toleranceOf(dimension, limits, 'deviations'),
    [line, stack.upper, ...(stack.lower ? [stack.lower] : [])],
    proof(
      'quota con scostamenti uno sopra l’altro',
      `${text} ${stack.upper.text} ${stack.lower?.text ?? ''}`.trim(),
    ),
  );
}

function limitsOf(dimension: Dimension, lines: readonly Line[]): Found<Tolerance> | null {
  const { line, nominal, rest } = dimension;
  if (nominal === null || rest.trim() !== '' || !/[.,]\d/.test(line.text)) return null;
  const below = limitBelow(line, lines);
  const other = below && readDimension(below);
  if (!below || !other || other.nominal === null || other.rest.trim() !== '') return null;
  const difference = nominal - other.nominal;
  if (difference <= 0 || difference > nominal * 0.15) return null;
  return found(
    toleranceOf(
      { ...other, kind: other.kind === 'length' ? dimension.kind : other.kind },
      { lower: 0, upper: rounded(difference) },
      'limits',
    ),
    [line, below],
    { confidence: 'likely', reason: 'due limiti uno sopra l’altro' },
  );
}

const isHole = (name: string) => name === name.toUpperCase();

function fitOf(dimension: Dimension, lines: readonly Line[]): Found<Fit> | null {
  const { rest, nominal, kind, line, text } = dimension;
  const match = fitAfter(kind === 'diameter').exec(rest);
  const stack = stackBehind(dimension, lines, isFitName);
  const names = match
    ? [match[1] ?? '', match[2] ?? stack?.upper.text ?? ''].filter((name) => name !== '')
    : [];
  if (names.length === 0) return null;
  const [hole, shaft] = [names.find(isHole), names.find((name) => !isHole(name))];
  if (dimension.behindSign !== null)
    return found(
      { class: [hole, shaft].filter(Boolean).join('/'), nominal: null, hole: null, shaft: null },
      [line],
      {
        confidence: 'unsure',
        reason: 'classe ISO 286; la prima cifra può essere il segno Ø',
        text: `${text} o Ø${dimension.behindSign}${rest}`,
      },
    );
  const limits = (name: string | undefined) => (name && nominal !== null ? fitLimits(name, nominal) : null);
  return found(
    { class: [hole, shaft].filter(Boolean).join('/'), nominal, hole: limits(hole), shaft: limits(shaft) },
    [line, ...(stack && !match?.[2] ? [stack.upper] : [])],
    { confidence: kind === 'diameter' ? 'sure' : 'likely', reason: 'classe ISO 286 sulla quota', text },
  );
}

/** Sizes inside a line of words: «2 SPINE Ø6 H7», «8 P9 x 4 +0,2/0». */
function innerDimensions(line: Line, start: Dimension | null): readonly Dimension[] {
  const from = start ? line.text.length - start.rest.length : 0;
  const starts = [
    ...line.text.matchAll(/(?<=[\s)])(?=[⌀Øø∅]\s?\d|\d+(?:[.,]\d+)?\s*(?:±|[+-]\d|[A-Za-z]{1,2}\d))/g),
  ];
  return starts.flatMap(({ index }) => {
    const before = line.text.slice(0, index);
    if (index < from || isOtherQuantity(before) || isEndOfRange(before)) return [];
    const inner = readDimension({ ...line, text: line.text.slice(index) });
    return inner ? [{ ...inner, line, isAlone: false, text: line.text }] : [];
  });
}

interface Tolerances {
  readonly tolerances: readonly Found<Tolerance>[];
  readonly fits: readonly Found<Fit>[];
}

/** Every toleranced size of a sheet. */
export function findTolerances(lines: readonly Line[]): Tolerances {
  const tolerances: Found<Tolerance>[] = [];
  const fits: Found<Fit>[] = [];
  for (const line of lines) {
    const start = readDimension(line);
    const dimensions = [...(start ? [start] : []), ...innerDimensions(line, start)].filter(
      ({ kind }) => kind !== 'angle',
    );
    for (const dimension of dimensions) {
      const fit = fitOf(dimension, lines);
      const tolerance = fit ? null : (written(dimension, lines) ?? limitsOf(dimension, lines));
      if (fit) fits.push(fit);
      if (tolerance) tolerances.push(tolerance);
    }
  }
  return { tolerances, fits };
}
