import { AppError } from './app-error.ts';
import type { Context } from './context.ts';
import { uniqueViolation } from './database/engine.ts';
import type { Db } from './database/handles.ts';
import { newGuid } from './guid.ts';

interface Attempt<T> {
  /** Idempotency key: a guid that the caller generated. */
  readonly guid: string | undefined;
  /** Result of an earlier call under the key. */
  readonly find: (guid: string) => Promise<T | null>;
  readonly make: () => Promise<T>;
  /** Whether an error may come from a concurrent call with the same key. */
  readonly isDouble: (error: unknown) => boolean;
}

/** Idempotent create: a repeated call answers with the result of the first. */
export async function makeOnce<T>({ guid, find, make, isDouble }: Attempt<T>): Promise<T> {
  if (guid === undefined) return make();
  const known = await find(guid);
  if (known !== null) return known;
  try {
    return await make();
  } catch (error) {
    const first = isDouble(error) ? await find(guid) : null;
    if (first !== null) return first;
    if (isDouble(error) && uniqueViolation(error)?.endsWith('_pkey')) throw new AppError('GUID_TAKEN');
    throw error;
  }
}

interface Making<T> {
  readonly guid: string | undefined;
  /** Name of the table's primary key. */
  readonly constraint: string;
  /** User who created the row under that key, if it exists. */
  readonly maker: (db: Db, guid: string) => Promise<string | undefined>;
  readonly make: (db: Db, guid: string) => Promise<void>;
  readonly load: (db: Db, guid: string) => Promise<T>;
}

/** `makeOnce` for rows with an author: the key of another user's row is refused. */
export async function firstMade<T>(context: Context, making: Making<T>): Promise<T> {
  const { tenant, actor, clock } = context;
  const { guid } = making;
  const found = await makeOnce({
    guid,
    find: (key) =>
      tenant(async (db) => {
        const maker = await making.maker(db, key);
        if (maker === undefined) return null;
        if (maker !== actor.userGuid) throw new AppError('GUID_TAKEN');
        return { made: await making.load(db, key) };
      }),
    make: () =>
      tenant(async (db) => {
        const key = guid ?? newGuid(clock());
        await making.make(db, key);
        return { made: await making.load(db, key) };
      }),
    isDouble: (error) => uniqueViolation(error) === making.constraint,
  });
  return found.made;
}
