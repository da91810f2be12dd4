/**
 * The key under which a name is looked up: `Quantità`, `quantita` and `QUANTITÀ` are one name.
 * Lower case first, because lower-casing may itself add a combining mark (İ → i̇).
 */
export const foldName = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
