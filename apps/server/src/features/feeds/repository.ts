import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { FeedsTable } from '../../platform/database/integration-tables.ts';

export type FeedRow = Awaited<ReturnType<typeof listFeeds>>[number];

const inForce = (db: Db, userGuid: string) =>
  db.selectFrom('feeds').selectAll().where('userGuid', '=', userGuid).where('revokedAt', 'is', null);

export const listFeeds = (db: Db, userGuid: string) =>
  inForce(db, userGuid).orderBy('createdAt', 'desc').orderBy('guid', 'desc').execute();

export const findFeed = (db: Db, userGuid: string, guid: string) =>
  db
    .selectFrom('feeds')
    .selectAll()
    .where('userGuid', '=', userGuid)
    .where('guid', '=', guid)
    .executeTakeFirst();

export const insertFeed = (db: Db, feed: Insertable<FeedsTable>): Promise<FeedRow> =>
  db.insertInto('feeds').values(feed).returningAll().executeTakeFirstOrThrow();

export async function endFeed(db: Db, guid: string, now: Date): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ revokedAt: now })
    .where('guid', '=', guid)
    .where('revokedAt', 'is', null)
    .execute();
}

export async function noteRead(db: Db, guid: string, now: Date): Promise<void> {
  await db.updateTable('feeds').set({ lastReadAt: now }).where('guid', '=', guid).execute();
}

/** Runs outside a tenant: finds an address in force by its hash. */
export const findFeedByHash = (db: Db, tokenHash: string) =>
  db
    .selectFrom('feeds')
    .select(['guid', 'companyGuid', 'userGuid', 'kind', 'name', 'list', 'view'])
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
export type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeedByHash>>>;

const MOST_DATES = 2000;

/** Days on which open jobs are due. */
export const listDueJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(['guid', 'number', 'customerName', 'code', 'description', 'quantity'])
    .select(sql<string>`due::text`.as('day'))
    .where('due', 'is not', null)
    .where('state', 'not in', ['delivered', 'cancelled'])
    .where('archivedAt', 'is', null)
    .orderBy('due')
    .orderBy('guid')
    .limit(MOST_DATES)
    .execute();

/** Days on which a user asks about the sent quotes. */
export const listFollowUps = (db: Db, ownerGuid: string) =>
  db
    .selectFrom('quotes')
    .select(['guid', 'number', 'customerName', 'title', 'firstPart'])
    .select(sql<string>`follow_up_due::text`.as('day'))
    .where('ownerGuid', '=', ownerGuid)
    .where('followUpDue', 'is not', null)
    .where('archivedAt', 'is', null)
    .orderBy('followUpDue')
    .orderBy('guid')
    .limit(MOST_DATES)
    .execute();
