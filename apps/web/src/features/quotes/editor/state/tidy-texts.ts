import type { QuoteDocument } from '@truciolo/quote';

const known = new WeakMap<object, unknown>();

/**
 * The document as the server will keep it: texts without blanks at their ends. What is tidy already stays the same
 * object, so that a keystroke does not copy two hundred positions.
 */
export const tidyTexts = (document: QuoteDocument): QuoteDocument => tidy(document) as QuoteDocument;

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
