import { isDeepStrictEqual } from 'node:util';

/** Result of reading a cell. */
export type CellResult =
  | {
      readonly kind: 'value';
      readonly value: unknown /** How it was understood, in a few words. */;
      readonly note?: string;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'bad'; readonly message: string };

export const EMPTY: CellResult = { kind: 'empty' };
export const value = (of: unknown, note?: string): CellResult => ({
  kind: 'value',
  value: of,
  ...(note === undefined ? {} : { note }),
});

/** Two cells with the same value, however each was written. */
export const isSameCell = (a: CellResult, b: CellResult): boolean =>
  a.kind === b.kind && (a.kind !== 'value' || b.kind !== 'value' || isDeepStrictEqual(a.value, b.value));
export const bad = (message: string): CellResult => ({ kind: 'bad', message });
