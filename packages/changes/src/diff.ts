import { type Change, ORDER } from './change.ts';
import { asJson, type Entry, isEntryList, isObject, type Json, type JsonObject, sameJson } from './json.ts';

/** The fields in which two documents differ, as small as the structure allows. */
export function diff<Document extends object>(before: Document, after: Document): Change[] {
  const changes: Change[] = [];
  compareObjects([], asJson(before), asJson(after), changes);
  return changes;
}

function compare(
  path: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
  out: Change[],
): void {
  if (Object.is(before, after)) return;
  if (isEntryList(before) && isEntryList(after)) compareEntries(path, before, after, out);
  else if (isObject(before) && isObject(after)) compareObjects(path, before, after, out);
  else if (!sameJson(before, after)) {
    out.push({
      path,
      ...(before === undefined ? {} : { base: before }),
      ...(after === undefined ? {} : { value: after }),
    });
  }
}

function compareObjects(path: readonly string[], before: JsonObject, after: JsonObject, out: Change[]): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    compare([...path, key], before[key], after[key], out);
  }
}

function compareEntries(
  path: readonly string[],
  before: readonly Entry[],
  after: readonly Entry[],
  out: Change[],
): void {
  const was = new Map(before.map((entry) => [entry.id, entry]));
  const is = new Map(after.map((entry) => [entry.id, entry]));
  for (const id of new Set([...was.keys(), ...is.keys()]))
    compare([...path, id], was.get(id), is.get(id), out);
  const [orderBefore, orderAfter] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  if (!sameJson(orderBefore, orderAfter))
    out.push({ path: [...path, ORDER], base: orderBefore, value: orderAfter });
}
