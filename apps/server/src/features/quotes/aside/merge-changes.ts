import { applyChanges, type Change, type Conflict, type JsonObject, pathKey } from '@truciolo/changes';
import type { FieldConflict } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';

const asConflict = (conflicts: readonly Conflict[]): Record<string, FieldConflict> =>
  Object.fromEntries(
    conflicts.map(({ path, base, yours, theirs }) => [
      pathKey(path),
      { base: base ?? null, yours: yours ?? null, theirs: theirs ?? null },
    ]),
  );

/** Changes brought into what is there now; only a field that somebody else changed meanwhile stops them. */
export function mergeChanges(now: object, changes: readonly Change[], version: number): JsonObject {
  const applied = applyChanges(now as JsonObject, changes);
  if (applied.conflicts.length === 0) return applied.document as JsonObject;
  throw new AppError('CONFLICT', { conflict: { version, fields: asConflict(applied.conflicts) } });
}
