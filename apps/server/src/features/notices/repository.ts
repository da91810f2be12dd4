import { NOTICES_SHOWN, type NoticeKind, type NoticeMail } from '@truciolo/contract';
import { type Insertable, sql } from 'kysely';
import type { NoticesTable } from '../../platform/database/collaboration-tables.ts';
import type { Db } from '../../platform/database/handles.ts';

/** Merges with an unread notice about the same; false when it was already reported. */
export async function addNotice(db: Db, notice: Insertable<NoticesTable>): Promise<boolean> {
  const { onceKey = null, userGuid } = notice;
  if (onceKey !== null) {
    const told = await db
      .selectFrom('notices')
      .select('guid')
      .where('userGuid', '=', userGuid)
      .where('onceKey', '=', onceKey)
      .executeTakeFirst();
    if (told) return false;
  }
  await db
    .insertInto('notices')
    .values(notice)
    .onConflict((conflict) =>
      conflict
        .columns(['userGuid', 'kind', 'aboutGuid'])
        .where('readAt', 'is', null)
        .doUpdateSet((eb) => ({
          count: eb('notices.count', '+', 1),
          who: notice.who ?? '',
          text: notice.text ?? '',
          onceKey,
          // A notice that already waits for the daily mail keeps waiting.
          ...(notice.digest && { digest: true }),
          createdAt: notice.createdAt,
        })),
    )
    .execute();
  return true;
}

/** The quote or the job of a notice. */
const subject = [
  sql<'quote' | 'job'>`case when notices.quote_guid is null then 'job' else 'quote' end`.as('of'),
  sql<string>`notices.about_guid`.as('aboutGuid'),
  sql<string>`coalesce(quotes.number, jobs.number)`.as('number'),
  sql<string>`coalesce(quotes.customer_name, jobs.customer_name)`.as('customerName'),
] as const;

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

export const listNotices = (db: Db, userGuid: string) =>
  db
    .selectFrom('notices')
    .leftJoin('quotes', 'quotes.guid', 'notices.quoteGuid')
    .leftJoin('jobs', 'jobs.guid', 'notices.jobGuid')
    .select(subject)
    .select([
      'notices.guid as guid',
      'notices.kind',
      'notices.who',
      'notices.text',
      'notices.count',
      'notices.createdAt',
      'notices.readAt',
    ])
    .where('notices.userGuid', '=', userGuid)
    .orderBy('notices.createdAt', 'desc')
    .orderBy('notices.guid', 'desc')
    .limit(NOTICES_SHOWN)
    .execute();

export async function countUnread(db: Db, userGuid: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notices')
    .select(sql<number>`count(*)`.as('unread'))
    .where('userGuid', '=', userGuid)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

export async function markRead(
  db: Db,
  userGuid: string,
  guids: readonly string[] | null,
  now: Date,
): Promise<void> {
  let marking = db
    .updateTable('notices')
    .set({ readAt: now })
    .where('userGuid', '=', userGuid)
    .where('readAt', 'is', null);
  if (guids !== null) marking = marking.where('guid', 'in', [...guids]);
  await marking.execute();
}

export const listSettings = (db: Db, userGuid: string) =>
  db.selectFrom('noticeSettings').select(['kind', 'mail']).where('userGuid', '=', userGuid).execute();

export async function saveSetting(
  db: Db,
  who: { readonly companyGuid: string; readonly userGuid: string },
  kind: NoticeKind | 'weekly',
  mail: NoticeMail,
): Promise<void> {
  await db
    .insertInto('noticeSettings')
    .values({ companyGuid: who.companyGuid, userGuid: who.userGuid, kind, mail })
    .onConflict((conflict) => conflict.columns(['userGuid', 'kind']).doUpdateSet({ mail }))
    .execute();
}

/** Users who are notified in place of a user who left. */
export const listLeaders = (db: Db) =>
  db
    .selectFrom('users')
    .select(['guid', 'firstName', 'email', 'status'])
    .where('role', '=', 'responsabile')
    .where('status', '=', 'active')
    .orderBy('guid')
    .execute();

/** Runs outside a tenant: users with notices that wait for the daily mail. */
export const listDigests = (db: Db) =>
  db
    .selectFrom('notices')
    .select(['companyGuid', 'userGuid'])
    .distinct()
    .where('digest', '=', true)
    .execute();

/** Takes waiting notices, oldest first; those read meanwhile are left out. */
export async function takeDigest(db: Db, userGuid: string) {
  const waiting = await db
    .selectFrom('notices')
    .leftJoin('quotes', 'quotes.guid', 'notices.quoteGuid')
    .leftJoin('jobs', 'jobs.guid', 'notices.jobGuid')
    .select(subject)
    .select(['notices.kind', 'notices.who', 'notices.count', 'notices.readAt'])
    .where('notices.userGuid', '=', userGuid)
    .where('notices.digest', '=', true)
    .orderBy('notices.createdAt')
    .execute();
  await db
    .updateTable('notices')
    .set({ digest: false })
    .where('userGuid', '=', userGuid)
    .where('digest', '=', true)
    .execute();
  return waiting.filter(({ readAt }) => readAt === null);
}
