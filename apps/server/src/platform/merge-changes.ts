import { applyChanges, type Change, pathKey, sameJson } from '@truciolo/changes';
import type { FieldConflict } from '@truciolo/contract';
import { AppError } from './app-error.ts';
import type { Changes } from './audit.ts';

/** Changes applied to the current document; only a field that another user changed meanwhile is refused. */
export function mergeDocument<Document extends object>(
  current: Document,
  changes: readonly Change[],
  version: number,
): Document {
  const { document, conflicts } = applyChanges(current, changes);
  if (conflicts.length === 0) return document;
  const fields = Object.fromEntries(
    conflicts.map(({ path, base, yours, theirs }): [string, FieldConflict] => [
      pathKey(path),
      { base: base ?? null, yours: yours ?? null, theirs: theirs ?? null },
    ]),
  );
  throw new AppError('CONFLICT', { conflict: { version, fields } });
}

/** Any of the fields; one that is undefined was not sent. */
type Loose<Row> = { readonly [Key in keyof Row]?: Row[Key] | undefined };

/** The same for a row: a write carries the fields it changes and the values they had when the change began. */
export function mergeFields<Row extends object>(
  current: Row & { readonly version: number },
  base: Loose<Row>,
  changes: Loose<Row>,
): { values: Partial<Row>; changes: Changes } {
  const keys = (Object.keys(changes) as (keyof Row & string)[]).filter(
    (key) => changes[key] !== undefined && !sameJson(changes[key], current[key]),
  );
  const asked = keys.map((key) => {
    // Without a base value the change is applied unconditionally.
    const began = key in base ? base[key] : current[key];
    return { path: [key], base: began, value: changes[key] } as Change;
  });
  const merged = mergeDocument<Row>(current, asked, current.version);
  return {
    values: Object.fromEntries(keys.map((key) => [key, merged[key]])) as Partial<Row>,
    changes: Object.fromEntries(keys.map((key) => [key, { from: current[key], to: merged[key] }])),
  };
}
