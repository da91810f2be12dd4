import type { Fault } from './fault.ts';

export type Scalar = number | string | boolean;

/** A rectangle of constants: the second argument of CERCA.VERT. Made with `makeTable` or by `{1\2;3\4}`. */
export interface Table {
  readonly kind: 'table';
  readonly rows: readonly (readonly Scalar[])[];
}

export type Value = Scalar | Table;

/** Result of a sub-expression: a value, or a fault that travels up until SE.ERRORE catches it. */
export type Outcome = Value | Fault;

export type ValueType = 'number' | 'text' | 'boolean' | 'table';

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && (value as { readonly kind?: unknown }).kind === 'table';

export function typeOfValue(value: Value): ValueType {
  switch (typeof value) {
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'boolean':
      return 'boolean';
    default:
      return 'table';
  }
}

type MadeTable =
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
