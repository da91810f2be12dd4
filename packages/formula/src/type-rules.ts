import type { Acceptance } from './function-catalog.ts';
import type { InferredType } from './scope.ts';
import type { Scalar, ValueType } from './value.ts';
import { typeOfValue } from './value.ts';

const ACCEPTED: Readonly<Record<Acceptance, readonly ValueType[]>> = {
  number: ['number', 'boolean'],
  numbers: ['number', 'boolean', 'table'],
  condition: ['boolean', 'number'],
  conditions: ['boolean', 'number', 'table'],
  scalar: ['number', 'text', 'boolean'],
  table: ['table'],
  any: ['number', 'text', 'boolean', 'table'],
};

/** Words for the expected type, after "serve". */
export const WANTED: Readonly<Record<Acceptance, string>> = {
  number: 'un numero',
  numbers: 'un numero',
  condition: 'una condizione',
  conditions: 'una condizione',
  scalar: 'un valore solo',
  table: 'una tabella',
  any: 'un valore',
};

/** Words for the found type, after "non" or "dà". */
export const TYPE_WORDS: Readonly<Record<InferredType, string>> = {
  number: 'un numero',
  text: 'un testo',
  boolean: 'VERO o FALSO',
  table: 'una tabella',
  any: 'un valore',
};

export const accepts = (acceptance: Acceptance, type: InferredType): boolean =>
  type === 'any' || ACCEPTED[acceptance].includes(type);

/** The type of a value that may come from any of these places. */
export function commonType(types: readonly InferredType[]): InferredType {
  const [first = 'any', ...rest] = types;
  return rest.every((type) => type === first) ? first : 'any';
}

/** The type of a table's column, counted from 0. */
export const columnType = (rows: readonly (readonly Scalar[])[], column: number): InferredType =>
  commonType(rows.flatMap((row) => (row[column] === undefined ? [] : [typeOfValue(row[column])])));
