import { sql } from 'kysely';
import type { Db } from './handles.ts';

const become = (db: Db, role: 'app_search' | 'app_user') =>
  sql`select set_config('role', ${role}, true)`.execute(db);

/**
 * Lets a tenant's statement use the indexes for words, which no policy lets through: a condition that is not leakproof
 * is tried only after the policy's own. The statement must name the company (`company_guid = app_company()`) and give
 * keys alone; the rows are then read as `app_user`, so a forgotten condition shows nothing.
 */
export async function throughSearchIndexes<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await become(db, 'app_search');
  let found: T;
  try {
    found = await work();
  } catch (error) {
    // After a failed statement the transaction accepts no more: the first error is reported.
    await become(db, 'app_user').catch(() => undefined);
    throw error;
  }
  await become(db, 'app_user');
  return found;
}
