/** What became of a cell. */
export type CellResult =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'bad'; readonly message: string };

export const EMPTY: CellResult = { kind: 'empty' };
export const value = (of: unknown): CellResult => ({ kind: 'value', value: of });
export const bad = (message: string): CellResult => ({ kind: 'bad', message });
