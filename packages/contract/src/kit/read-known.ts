import type { z } from 'zod';

/** The deepest list on the path of an issue, and the index in it. */
function placeInList(body: unknown, path: readonly PropertyKey[]): { list: unknown[]; at: number } | null {
  let found: { list: unknown[]; at: number } | null = null;
  let value = body;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') found = { list: value, at: key };
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return found;
}

/** Reads a value and leaves out of its lists what the schema does not know. The value is the reader's own. */
export function readKnown(schema: z.ZodType, body: unknown): z.ZodSafeParseResult<unknown> {
  const read = schema.safeParse(body);
  if (read.success) return read;
  const gone = new Map<unknown[], Set<number>>();
  for (const { path } of read.error.issues) {
    const place = placeInList(body, path);
    if (!place) return read;
    gone.set(place.list, (gone.get(place.list) ?? new Set()).add(place.at));
  }
  for (const [list, places] of gone) list.splice(0, list.length, ...list.filter((_, at) => !places.has(at)));
  return schema.safeParse(body);
}
