import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { ApiKeysTable } from '../../../platform/database/integration-tables.ts';

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/** Consents whose program has not fetched its token yet are left out. */
export const listKeys = (db: Db) =>
  db
    .selectFrom('apiKeys')
    .selectAll()
    .where('tokenHash', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('guid', 'desc')
    .execute();

export async function insertKey(db: Db, key: Insertable<ApiKeysTable>): Promise<KeyRow> {
  return db.insertInto('apiKeys').values(key).returningAll().executeTakeFirstOrThrow();
}

export async function countKeys(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('apiKeys')
    .select(sql<number>`count(*)`.as('count'))
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** The key that was ended just now; null when it had ended before. */
export const endKey = (db: Db, guid: string, now: Date) =>
  db
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('guid', '=', guid)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const findKey = (db: Db, guid: string) =>
  db.selectFrom('apiKeys').selectAll().where('guid', '=', guid).executeTakeFirst();

/** Runs outside a tenant: finds the key by its hash, with its company. */
export const findKeyByHash = (db: Db, tokenHash: string) =>
  db
    .selectFrom('apiKeys as k')
    .innerJoin('companies as c', 'c.guid', 'k.companyGuid')
    .leftJoin('subscriptions as s', 's.companyGuid', 'c.guid')
    .select([
      'k.guid',
      'k.companyGuid',
      'k.name',
      'k.scopes',
      'k.createdBy',
      'k.expiresAt',
      'k.tokenExpiresAt',
      'k.clientHash',
      'k.lastUsedAt',
      'k.revokedAt',
      's.expiresAt as companyExpiresAt',
      'c.name as companyName',
      'c.kind as companyKind',
      sql<string>`coalesce(c.supplier_guid, c.guid)`.as('supplierGuid'),
    ])
    .where('k.tokenHash', '=', tokenHash)
    .executeTakeFirst();
export type FoundKey = NonNullable<Awaited<ReturnType<typeof findKeyByHash>>>;

export async function noteUse(db: Db, guid: string, at: Date, ip: string): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: at, lastUsedFrom: ip })
    .where('guid', '=', guid)
    .execute();
}
