import { applyChanges, type Change, type Conflict, diff, type Json } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';
import { asDocument, asJson } from './as-json.ts';

export interface Merged {
  /** Own work on top of theirs; a field that both changed shows theirs until the user chooses. */
  readonly document: QuoteDocument;
  /** Theirs, sharing with `base` whatever is the same, so that unchanged positions stay the same objects. */
  readonly saved: QuoteDocument;
  readonly conflicts: readonly Conflict[];
}

/** With what the other changed. */
export interface MergedWithTheirs extends Merged {
  readonly incoming: readonly Change[];
}

/** Rebases unsaved work (`base` → `mine`) on another user's saved version. */
export function merge(base: QuoteDocument, mine: QuoteDocument, theirs: QuoteDocument): MergedWithTheirs {
  const incoming = diff(asJson(base), asJson(theirs));
  const saved = applyChanges(asJson(base), incoming).document;
  const { document, conflicts } = applyChanges(saved, diff(asJson(base), asJson(mine)));
  return { document: asDocument(document), saved: asDocument(saved), incoming, conflicts };
}

/** Rebases changes from browser storage on the current document. */
export function replay(saved: QuoteDocument, changes: readonly Change[]): Merged & { mine: QuoteDocument } {
  const { document, conflicts } = applyChanges(asJson(saved), changes);
  const forced = conflicts.reduce((current, { path, yours }) => put(current, path, yours), document as Json);
  return {
    document: asDocument(document),
    saved,
    conflicts,
    mine: forced as unknown as QuoteDocument,
  };
}

const step = (value: Json | undefined, key: string): Json | undefined => {
  if (Array.isArray(value)) return (value as readonly { id?: string }[]).find(({ id }) => id === key) as Json;
  return typeof value === 'object' && value !== null ? (value as Record<string, Json>)[key] : undefined;
};

export const valueAt = (document: Json, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(step, document);

/** Sets the value at a path; a missing part of the path stays missing. */
function put(document: Json, path: readonly string[], value: Json | undefined): Json {
  const base = valueAt(document, path);
  const change: Change = {
    path,
    ...(base === undefined ? {} : { base }),
    ...(value === undefined ? {} : { value }),
  };
  return applyChanges(document as never, [change]).document;
}

/**
 * Own value in place of theirs. If they removed the entry (a position, a phase) around the field, the local entry is
 * restored.
 */
export function keepMine(
  document: QuoteDocument,
  mine: QuoteDocument,
  path: readonly string[],
): QuoteDocument {
  const [here, own] = [asJson(document), asJson(mine)];
  let depth = 1;
  while (depth < path.length && valueAt(here, path.slice(0, depth)) !== undefined) depth += 1;
  const reach = path.slice(0, depth);
  return asDocument(put(here, reach, valueAt(own, reach)) as never);
}
