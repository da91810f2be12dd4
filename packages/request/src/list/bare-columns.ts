import { findMaterialsIn } from '@truciolo/materials-library';
import { codesIn } from '../read/codes.ts';

/** Columns of a list of parts by their meaning. */
export interface Columns {
  readonly at: ReadonlyMap<string, number>;
  /** Meanings that the heading says in plain words. */
  readonly sure: ReadonlySet<string>;
  readonly quantities: readonly number[];
  readonly yearly: number | undefined;
  /** «Disegno / Rev.»: one column has both. */
  readonly codeAndRevision?: boolean;
}

const FEWEST_ROWS = 2;
export const isCode = (cell: string): boolean => codesIn(cell, [], true)[0]?.code === cell;
const isCount = (cell: string): boolean => /^\d{1,3}(?:\.\d{3})+$|^\d{1,6}$/.test(cell);
const isMaterial = (cell: string): boolean => findMaterialsIn(cell).length > 0;
const isText = (cell: string): boolean => /\p{L}{3}/u.test(cell);

/** Columns of a table without headings: one of codes and one of counts; null for any other table. */
export function bareColumns(rows: readonly (readonly string[])[]): Columns | null {
  const [first] = rows;
  if (!first || rows.length < FEWEST_ROWS || rows.some((row) => row.length !== first.length)) return null;
  const every = (test: (cell: string) => boolean): number[] =>
    first.flatMap((_, column) => (rows.every((row) => test(row[column] ?? '')) ? [column] : []));
  const materials = every(isMaterial);
  const codes = every(isCode).filter((column) => !materials.includes(column));
  const counts = every(isCount);
  // The first column may number the rows.
  const lots = counts.filter(
    (column) => column > 0 || rows.some((row, at) => row[column] !== String(at + 1)),
  );
  const [code] = codes;
  if (codes.length !== 1 || code === undefined || lots.length !== 1) return null;
  const texts = every(isText).filter((column) => column !== code && !materials.includes(column));
  const at = new Map([['code', code]]);
  if (texts[0] !== undefined) at.set('description', texts[0]);
  if (materials[0] !== undefined) at.set('material', materials[0]);
  return { at, sure: new Set(), quantities: lots, yearly: undefined };
}
