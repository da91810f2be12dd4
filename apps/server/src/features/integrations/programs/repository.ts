import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { OAuthTokensTable } from '../../../platform/database/integration-tables.ts';

export async function insertToken(db: Db, token: Insertable<OAuthTokensTable>): Promise<void> {
  await db.insertInto('oauthTokens').values(token).execute();
}

/** Runs outside a tenant: finds the company and the person of a code or a refresh token. */
export const findTokenPlace = (db: Db, tokenHash: string) =>
  db
    .selectFrom('oauthTokens as t')
    .innerJoin('apiKeys as k', 'k.guid', 't.keyGuid')
    .select(['t.companyGuid', 't.keyGuid', 't.kind', 'k.createdBy'])
    .where('t.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Locked until the transaction ends: of two equal calls the second one finds it used. */
export const lockToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('oauthTokens')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function spendToken(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('oauthTokens').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
}

interface Access {
  readonly tokenHash: string;
  readonly tokenExpiresAt: Date;
  readonly expiresAt: Date;
}

/** The access token of a program replaces its last one. */
export async function setAccess(db: Db, keyGuid: string, access: Access): Promise<void> {
  await db.updateTable('apiKeys').set(access).where('guid', '=', keyGuid).execute();
}

/** Earlier connections of the same program by the same person, in force. */
export const listEarlier = (
  db: Db,
  { guid, clientHash, createdBy }: { guid: string; clientHash: string | null; createdBy: string },
) =>
  db
    .selectFrom('apiKeys')
    .selectAll()
    .where('clientHash', '=', clientHash)
    .where('createdBy', '=', createdBy)
    .where('guid', '<>', guid)
    .where('tokenHash', 'is not', null)
    .where('revokedAt', 'is', null)
    .execute();

/** Runs outside a tenant: whether somebody has ever connected this program. */
export async function isConnectedClient(db: Db, clientHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('apiKeys')
    .select('guid')
    .where('clientHash', '=', clientHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Expired codes and refresh tokens, and consents whose program never came for its token. */
export async function dropStalePrograms(db: Db, now: Date) {
  await db.deleteFrom('apiKeys').where('tokenHash', 'is', null).where('expiresAt', '<', now).execute();
  return db.deleteFrom('oauthTokens').where('expiresAt', '<', now).executeTakeFirst();
}
