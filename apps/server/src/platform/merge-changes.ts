import { applyChanges, type Json, type JsonObject, pathKey, sameJson } from '@truciolo/changes';
import type { FieldConflict } from '@truciolo/contract';
import { AppError } from './app-error.ts';
import type { Changes } from './audit.ts';

/** Any of the fields; one that is undefined was not sent. */
type Loose<Row> = { readonly [Key in keyof Row]?: Row[Key] | undefined };

/**
 * A write carries the fields it changes and the values they had when the change began. Only a field that
 * somebody else changed meanwhile, to something else, is a conflict; everything else goes in.
 */
export function mergeChanges<Row extends object>(
  current: Row & { readonly version: number },
  base: Loose<Row>,
  changes: Loose<Row>,
): { values: Partial<Row>; changes: Changes } {
  const keys = (Object.keys(changes) as (keyof Row & string)[]).filter(
    (key) => changes[key] !== undefined && !sameJson(changes[key], current[key]),
  );
  const { document, conflicts } = applyChanges(
    current as unknown as JsonObject,
    keys.map((key) => {
      // Without a base nobody looked at what was there: the change simply goes in.
      const began = key in base ? base[key] : current[key];
      return { path: [key], base: began as Json, value: changes[key] as Json };
    }),
  );
  if (conflicts.length > 0) {
    const fields = Object.fromEntries(
      conflicts.map(({ path, ...sides }): [string, FieldConflict] => [pathKey(path), sides]),
    );
    throw new AppError('CONFLICT', { conflict: { version: current.version, fields } });
  }
  const merged = document as unknown as Row;
  return {
    values: Object.fromEntries(keys.map((key) => [key, merged[key]])) as Partial<Row>,
    changes: Object.fromEntries(keys.map((key) => [key, { from: current[key], to: merged[key] }])),
  };
}
