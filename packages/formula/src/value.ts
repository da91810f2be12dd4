import type { Fault } from './fault.ts';

export type Scalar = number | string | boolean;

/** A rectangle of constants: the second argument of CERCA.VERT. Made with `makeTable` or by `{1\2;3\4}`. */
export interface Table {
  readonly kind: 'table';
  readonly rows: readonly (readonly Scalar[])[];
}

export type Value = Scalar | Table;

/** What a sub-expression gives: a value, or a fault that travels up until SE.ERRORE catches it. */
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
