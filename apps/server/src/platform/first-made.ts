import { AppError } from './app-error.ts';
import type { Context } from './context.ts';
import { uniqueViolation } from './database/engine.ts';
import type { Db } from './database/handles.ts';
import { newGuid } from './guid.ts';

interface Making<T> {
  /** The caller's own key. */
  readonly guid: string | undefined;
  /** Name of the table's primary key. */
  readonly constraint: string;
  /** Who made the row under that key, where there is one. */
  readonly maker: (db: Db, guid: string) => Promise<string | undefined>;
  readonly make: (db: Db, guid: string) => Promise<void>;
  readonly load: (db: Db, guid: string) => Promise<T>;
}

/** Made once although the call comes twice: the second one answers what the first has made. */
export async function firstMade<T>(context: Context, making: Making<T>): Promise<T> {
  const { tenant, actor, clock } = context;
  const { guid } = making;
  const findEarlier = (key: string) =>
    tenant(async (db) => {
      const maker = await making.maker(db, key);
      if (maker === undefined) return null;
      if (maker !== actor.userGuid) throw new AppError('GUID_TAKEN');
      return { made: await making.load(db, key) };
    });
  const known = guid ? await findEarlier(guid) : null;
  if (known) return known.made;
  try {
    return await tenant(async (db) => {
      const key = guid ?? newGuid(clock());
      await making.make(db, key);
      return making.load(db, key);
    });
  } catch (error) {
    if (!guid || uniqueViolation(error) !== making.constraint) throw error;
    const first = await findEarlier(guid);
    if (!first) throw new AppError('GUID_TAKEN');
    return first.made;
  }
}
