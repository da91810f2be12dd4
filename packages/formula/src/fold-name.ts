const ACCENTED = /[^\x20-\x7e]/;

/**
 * The key under which a name is looked up: `Quantità`, `quantita` and `QUANTITÀ` are one name.
 * Lower case first, because lower-casing may itself add a combining mark (İ → i̇).
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  return ACCENTED.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}
