import { AppError } from './app-error.ts';
import type { Context } from './context.ts';
import { uniqueViolation } from './database/engine.ts';
import type { Db } from './database/handles.ts';
import { newGuid } from './guid.ts';

interface Attempt<T> {
  /** The idempotency key: a guid that the caller made. */
  readonly guid: string | undefined;
  /** What an earlier call made under the key. */
  readonly find: (guid: string) => Promise<T | null>;
  readonly make: () => Promise<T>;
  /** Whether a failure may come from the same call, made at the same time. */
  readonly isDouble: (error: unknown) => boolean;
}

/** Idempotent create: a call that comes twice answers both times what the first has made. */
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
  /** The user who made the row under that key, where there is one. */
  readonly maker: (db: Db, guid: string) => Promise<string | undefined>;
  readonly make: (db: Db, guid: string) => Promise<void>;
  readonly load: (db: Db, guid: string) => Promise<T>;
}

/** `makeOnce` for rows that have a maker: the key of somebody else's row is refused. */
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
