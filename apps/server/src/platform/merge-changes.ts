import type { FieldConflict } from '@truciolo/contract';
import { AppError } from './app-error.ts';
import type { Changes } from './audit.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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
  const conflicts: Record<string, FieldConflict> = {};
  const values: Partial<Row> = {};
  const audit: Changes = {};
  for (const key of Object.keys(changes) as (keyof Row & string)[]) {
    const yours = changes[key];
    const theirs = current[key];
    if (yours === undefined || same(yours, theirs)) continue;
    if (key in base && !same(base[key], theirs)) {
      conflicts[key] = { base: base[key], yours, theirs };
      continue;
    }
    values[key] = yours;
    audit[key] = { from: theirs, to: yours };
  }
  if (Object.keys(conflicts).length > 0) {
    throw new AppError('CONFLICT', { conflict: { version: current.version, fields: conflicts } });
  }
  return { values, changes: audit };
}
