import type { Line } from '../lines/line.ts';
import { outerDiameters } from '../overall/measured.ts';
import type { Found, Overall, PartReading } from '../reading.ts';
import { found } from '../reasons.ts';
import type { TableRow } from './table-rows.ts';

const DIAMETER = /^[⌀Øø∅]\s*([A-Za-z]\d?)(?=\s|$)/;
const LENGTH = /^([A-Za-z]\d?)(?=\s*(?:±|$))/;

const lettersOf = (lines: readonly Line[], pattern: RegExp) =>
  new Set(lines.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []));

function overallOf({ letters }: TableRow, lines: readonly Line[]): Found<Overall> | null {
  const round = lettersOf(lines, DIAMETER);
  const long = lettersOf(lines, LENGTH);
  const entries = [...letters].sort(([, one], [, other]) => other.value - one.value);
  const diameter = entries.find(([letter]) => round.has(letter))?.[1];
  const lengths = entries
    .filter(([letter]) => long.has(letter) && !round.has(letter))
    .map(([, each]) => each)
    // A turned part has one length; the others are those of its steps.
    .slice(0, diameter ? 1 : 3);
  // With one length in the table, a diameter that all rows share is printed on the drawing.
  const shared = lengths.length === 1 ? outerDiameters(lines) : [];
  const outer = diameter ?? [...shared].sort((one, other) => other.value - one.value)[0];
  if (!outer && lengths.length === 0) return null;
  return found(
    { diameter: outer?.value ?? null, lengths: lengths.map(({ value }) => value) },
    [...(outer ? [outer.line] : []), ...lengths.map(({ line }) => line)],
    { confidence: 'likely', reason: 'quote della riga della tabella' },
  );
}

/** A sheet with a table of parts as one reading per row. */
export function splitTable(
  part: PartReading,
  rows: readonly TableRow[],
  lines: readonly Line[],
): readonly PartReading[] {
  if (rows.length === 0) return [part];
  return rows.map((row) => ({
    ...part,
    family: part.code,
    code: row.code,
    quantity: row.quantity ?? part.quantity,
    material: row.material === undefined ? part.material : row.material,
    weight: row.weight === undefined ? part.weight : row.weight,
    overall: overallOf(row, lines),
  }));
}
