import type { Scalar, Table } from './value.ts';

export type MadeTable =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly message: string };

/** A table for CERCA.VERT out of rows of constants: at least one cell, all rows as long as the first. */
export function makeTable(rows: readonly (readonly Scalar[])[]): MadeTable {
  const width = rows[0]?.length ?? 0;
  if (width === 0) return { ok: false, message: 'La tabella è vuota.' };
  for (const [index, row] of rows.entries()) {
    if (row.length !== width) {
      return { ok: false, message: `La riga ${index + 1} ha ${row.length} colonne invece di ${width}.` };
    }
    if (row.some((cell) => typeof cell === 'number' && !Number.isFinite(cell))) {
      return { ok: false, message: `La riga ${index + 1} contiene un numero non valido.` };
    }
  }
  return { ok: true, table: { kind: 'table', rows } };
}
