import type { CellLine } from '../labels/cell-line.ts';
import type { LabelledValue } from '../labels/labelled-values.ts';
import type { Found, GeneralTolerance } from '../reading.ts';
import { found, reasonOf, trustOf } from '../reasons.ts';
import { readPlainTolerance, readToleranceStandard, readTolerancesByPlaces } from './general-tolerance.ts';

const isSameRow = (one: CellLine, other: CellLine) =>
  Math.abs(one.line.v - other.line.v) < one.line.size * 0.4 &&
  other.line.u0 > one.line.u0 &&
  other.line.u0 - one.line.u1 < one.line.size * 2;

/** The value by decimals may stand in a run apart on the same row. */
function byPlaces(all: readonly CellLine[]): Found<GeneralTolerance> | null {
  const rows = all.filter(({ line }) =>
    /\bplace(?:\s+decimal)?\b|\b[1-4]\s*(?:pl|dec)|[xX]?\.[xX]{1,4}\s*[=:±]/i.test(line.text),
  );
  const lines = rows.flatMap((row) => [
    row.line,
    ...all.filter((other) => other !== row && isSameRow(row, other)).map(({ line }) => line),
  ]);
  const value = readTolerancesByPlaces(lines.map(({ text }) => text).join(' '));
  return (
    value && found(value, lines, { confidence: 'sure', reason: 'per numero di decimali, nel cartiglio' })
  );
}

const GENERAL = /tol[eé]ran|tolleran|toll\.|tol\.\s*gen|toleriert|general|unless|noted|indicate/i;

/** The tolerance for dimensions without one: a standard anywhere, else a plain value after a label that says so. */
export function generalTolerance(
  values: readonly LabelledValue[],
  all: readonly CellLine[],
): Found<GeneralTolerance> | null {
  const labelled = values.filter(({ label, text }) => label.field === 'tolerance' && text !== '');
  for (const { text, lines, where } of labelled) {
    const value = readToleranceStandard(text);
    if (value) return found(value, lines, { confidence: trustOf(where), reason: reasonOf(where), text });
  }
  for (const { line } of all) {
    const value = readToleranceStandard(line.text);
    if (value) return found(value, [line], { confidence: 'sure', reason: 'norma scritta sul disegno' });
  }
  for (const { text, lines, where } of labelled) {
    const value = readPlainTolerance(text);
    if (value) return found(value, lines, { confidence: trustOf(where), reason: reasonOf(where), text });
  }
  const places = byPlaces(all);
  if (places) return places;
  const sentence = all.find(
    ({ line: { text } }) => GENERAL.test(text) && readPlainTolerance(text) && /±|\+\/?-/.test(text),
  )?.line;
  const value = sentence && readPlainTolerance(sentence.text);
  return sentence && value
    ? found(value, [sentence], { confidence: 'likely', reason: 'nota sul disegno' })
    : null;
}
