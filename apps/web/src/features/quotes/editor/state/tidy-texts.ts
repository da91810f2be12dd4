import { type Change, diff, sameJson } from '@truciolo/changes';

const known = new WeakMap<object, unknown>();

/**
 * The document with no blanks at the ends of its texts: a blank is usually the start of the next word. A part that is
 * tidy already stays the same object, so that a keystroke does not copy two hundred positions.
 */
export const tidyTexts = <Document extends object>(document: Document): Document =>
  tidy(document) as Document;

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  const result = Array.isArray(value) ? tidyList(value) : tidyObject(value as Record<string, unknown>);
  known.set(value, result);
  return result;
}

function tidyList(list: readonly unknown[]): readonly unknown[] {
  const next = list.map(tidy);
  return next.every((item, index) => Object.is(item, list[index])) ? list : next;
}

function tidyObject(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(object).map(([key, inner]) => [key, tidy(inner)] as const);
  return entries.every(([key, inner]) => Object.is(inner, object[key]))
    ? object
    : Object.fromEntries(entries);
}

/** Whether two values differ in nothing but blanks at the ends of their texts. */
export const sameTidied = (a: unknown, b: unknown): boolean => sameJson(tidy(a), tidy(b));

/** Changes of the user. A blank at the end of a text is none, neither typed here nor stored by another program. */
export const tidyChanges = <Document extends object>(before: Document, after: Document): readonly Change[] =>
  diff(before, tidyTexts(after)).filter(({ base, value }) => !sameTidied(base, value));
