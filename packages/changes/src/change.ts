import type { Json } from './json.ts';

/** Stands for the order of a list of entries in a path; no field of a document is called so. */
export const ORDER = '#order';

/**
 * One field of a document: its value when the change began, and its new value. Entries of a list are named by their id.
 * A missing `base` is a field that did not exist; a missing `value` removes it.
 */
export interface Change {
  readonly path: readonly string[];
  readonly base?: Json | undefined;
  readonly value?: Json | undefined;
}

export const pathKey = (path: readonly string[]): string => path.join('/');

/** The inverse of a change. A list is inverted in the same order, because each change has a different field. */
export const invert = ({ path, base, value }: Change): Change => ({
  path,
  ...(value === undefined ? {} : { base: value }),
  ...(base === undefined ? {} : { value: base }),
});
