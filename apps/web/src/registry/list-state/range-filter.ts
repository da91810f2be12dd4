import { filterValues, withFilter } from './list-address.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Filters that are two words of the address: `min:` and `max:`. */
export const rangeOf = (filter: readonly string[], from: string, to: string): Range => ({
  from: filterValues(filter, from).at(-1) ?? '',
  to: filterValues(filter, to).at(-1) ?? '',
});

export const withRange = (
  filter: readonly string[],
  [fromField, toField]: readonly [string, string],
  { from, to }: Range,
): readonly string[] =>
  withFilter(withFilter(filter, fromField, from === '' ? [] : [from]), toField, to === '' ? [] : [to]);

/** A number in the form of the address; null is left out. */
export const numberWord = (value: number | null): string => (value === null ? '' : String(value));
export const wordNumber = (word: string): number | null =>
  /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : null;

/** "da 100 a 500 €", "almeno 100 €", "fino a 500 €". */
export function rangeText({ from, to }: Range, show: (word: string) => string, unit = ''): string {
  const tail = unit === '' ? '' : ` ${unit}`;
  if (from !== '' && to !== '') return `da ${show(from)} a ${show(to)}${tail}`;
  if (from !== '') return `da ${show(from)}${tail}`;
  return to === '' ? '' : `fino a ${show(to)}${tail}`;
}
