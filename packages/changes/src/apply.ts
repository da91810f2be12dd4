import { type Change, ORDER, pathKey } from './change.ts';
import { asJson, type Entry, isEntryList, isObject, type Json, sameJson } from './json.ts';

/** A field that both sides changed, each to another value. */
export interface Conflict {
  readonly path: readonly string[];
  readonly base: Json | undefined;
  readonly yours: Json | undefined;
  readonly theirs: Json | undefined;
}

interface Applied<Document> {
  readonly document: Document;
  /** Fields that keep the document's value, because it is no longer the base of the change. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Brings changes into a document that may have moved on since they were made. A field that is still what the change
 * began from takes the new value; one that already has it is left; any other is a conflict and stays. Orders merge:
 * entries that only one side knows keep their place after their neighbour.
 */
export function applyChanges<Document extends object>(
  document: Document,
  changes: readonly Change[],
): Applied<Document> {
  const conflicts: Conflict[] = [];
  const root = changes.reduce<Json | undefined>(
    (current, change) => applyAt(current, change.path, change, conflicts),
    asJson(document),
  );
  // A change names a field of the document; whoever stores the result checks it against its schema.
  return { document: isObject(root) ? (root as Document) : document, conflicts };
}

function applyAt(
  current: Json | undefined,
  rest: readonly string[],
  change: Change,
  conflicts: Conflict[],
): Json | undefined {
  const [key, ...deeper] = rest;
  if (key === undefined) return settle(current, change, conflicts);
  if (isEntryList(current)) {
    return key === ORDER
      ? orderEntries(current, change)
      : applyToEntry(current, key, deeper, change, conflicts);
  }
  if (!isObject(current)) return refuse(current, change, conflicts);
  const next = applyAt(current[key], deeper, change, conflicts);
  if (next !== undefined) return { ...current, [key]: next };
  const { [key]: _gone, ...others } = current;
  return others;
}

function applyToEntry(
  list: readonly Entry[],
  id: string,
  deeper: readonly string[],
  change: Change,
  conflicts: Conflict[],
): readonly Json[] {
  const index = list.findIndex((entry) => entry.id === id);
  const next = applyAt(list[index], deeper, change, conflicts);
  if (next === undefined) return index < 0 ? list : list.toSpliced(index, 1);
  return index < 0 ? [...list, next] : list.with(index, next as Entry);
}

function settle(current: Json | undefined, change: Change, conflicts: Conflict[]): Json | undefined {
  if (sameJson(current, change.base)) return change.value;
  if (sameJson(current, change.value)) return current;
  return refuse(current, change, conflicts);
}

function refuse(current: Json | undefined, change: Change, conflicts: Conflict[]): Json | undefined {
  const known = conflicts.some(({ path }) => pathKey(path) === pathKey(change.path));
  if (!known) conflicts.push({ path: change.path, base: change.base, yours: change.value, theirs: current });
  return current;
}

const ids = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** The wished order for the entries it names; the others stay behind the entry they followed. */
function orderEntries(list: readonly Entry[], change: Change): readonly Json[] {
  const byId = new Map(list.map((entry) => [entry.id, entry]));
  const order = ids(change.value).filter((id) => byId.has(id));
  const placed = new Set(order);
  list.forEach(({ id }, index) => {
    if (placed.has(id)) return;
    const neighbour = list[index - 1]?.id;
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
    placed.add(id);
  });
  return order.flatMap((id) => byId.get(id) ?? []);
}
