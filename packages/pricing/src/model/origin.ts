/**
 * Where a value comes from. `registry` = copied from an anagrafica; `proposed` = still to be confirmed; `nc-least` = a
 * program's time with motion missing, so that the real one is longer.
 */
export const ORIGINS = [
  'typed',
  'computed',
  'nc',
  'nc-least',
  '3d',
  'measured',
  'proposed',
  'registry',
] as const;
export type Origin = (typeof ORIGINS)[number];

/** A value with its origin. An override stands beside it and never replaces it. */
export interface Sourced<T> {
  readonly value: T;
  readonly origin: Origin;
  readonly override?: T;
  /** Italian, shown beside the value: "su 14 lavori simili: × 1,18". */
  readonly note?: string;
}

export const typed = <T>(value: T): Sourced<T> => ({ value, origin: 'typed' });

/** The value that counts: the override where there is one. */
export const effective = <T>(source: Sourced<T>): T => source.override ?? source.value;

export const effectiveOrigin = (source: Sourced<unknown>): Origin =>
  source.override === undefined ? source.origin : 'typed';
