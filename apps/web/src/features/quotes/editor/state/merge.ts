import {
  applyChanges,
  asJson,
  type Change,
  type Conflict,
  diff,
  isObject,
  type Json,
} from '@truciolo/changes';
import { sameTidied } from './tidy-texts.ts';

interface Merged<Document> {
  /** Own work on top of theirs; a field that both changed shows theirs until the user chooses. */
  readonly document: Document;
  /** Theirs, sharing with `base` whatever is the same, so that unchanged positions stay the same objects. */
  readonly saved: Document;
  readonly conflicts: readonly Conflict[];
}

/** With what the other changed. */
interface MergedWithTheirs<Document> extends Merged<Document> {
  readonly incoming: readonly Change[];
}

/** Rebases unsaved work (`base` → `mine`) on another user's saved version. */
export function merge<Document extends object>(
  base: Document,
  mine: Document,
  theirs: Document,
): MergedWithTheirs<Document> {
  const incoming = diff(base, theirs);
  const saved = applyChanges(base, incoming).document;
  const { document, conflicts } = applyChanges(saved, diff(base, mine));
  const asked = conflicts.filter(({ base: before, yours }) => !sameTidied(before, yours));
  return { document, saved, incoming, conflicts: asked };
}

/** Rebases changes from browser storage on the current document. */
export function replay<Document extends object>(
  saved: Document,
  changes: readonly Change[],
): Merged<Document> & { mine: Document } {
  const { document, conflicts } = applyChanges(saved, changes);
  const mine = conflicts.reduce((current, { path, yours }) => put(current, path, yours), document);
  return { document, saved, conflicts, mine };
}

const step = (value: Json | undefined, key: string): Json | undefined => {
  if (Array.isArray(value)) return value.find((entry: Json) => isObject(entry) && entry.id === key);
  return isObject(value) ? value[key] : undefined;
};

const valueAt = (document: object, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(step, asJson(document));

/** Sets the value at a path; a missing part of the path stays missing. */
function put<Document extends object>(
  document: Document,
  path: readonly string[],
  value: Json | undefined,
): Document {
  const base = valueAt(document, path);
  const change: Change = {
    path,
    ...(base === undefined ? {} : { base }),
    ...(value === undefined ? {} : { value }),
  };
  return applyChanges(document, [change]).document;
}

/**
 * Own value in place of theirs. If they removed the entry (a position, a phase) around the field, the local entry is
 * restored.
 */
export function keepMine<Document extends object>(
  document: Document,
  mine: Document,
  path: readonly string[],
): Document {
  let depth = 1;
  while (depth < path.length && valueAt(document, path.slice(0, depth)) !== undefined) depth += 1;
  const reach = path.slice(0, depth);
  return put(document, reach, valueAt(mine, reach));
}
