import type { Insertable } from 'kysely';
import type { LinkAnswer, QuoteLinksTable } from '../../../platform/database/document-tables.ts';
import type { Db } from '../../../platform/database/handles.ts';

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

export async function insertLink(db: Db, row: Insertable<QuoteLinksTable>): Promise<void> {
  await db.insertInto('quoteLinks').values(row).execute();
}

/** Newest first. */
export const listLinks = (db: Db, quoteGuid: string) =>
  db
    .selectFrom('quoteLinks')
    .selectAll()
    .where('quoteGuid', '=', quoteGuid)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();

export async function revokeLink(db: Db, quoteGuid: string, guid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quoteLinks')
    .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', eb.val(now)) }))
    .where('quoteGuid', '=', quoteGuid)
    .where('guid', '=', guid)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Before the company is known: whose link it is. */
export const findLinkOwner = (db: Db, tokenHash: string) =>
  db
    .selectFrom('quoteLinks')
    .select(['guid', 'companyGuid'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export const findLink = (db: Db, guid: string) =>
  db.selectFrom('quoteLinks').selectAll().where('guid', '=', guid).executeTakeFirst();

export async function countView(db: Db, guid: string, now: Date): Promise<void> {
  await db
    .updateTable('quoteLinks')
    .set((eb) => ({ views: eb('views', '+', 1), firstSeenAt: eb.fn.coalesce('firstSeenAt', eb.val(now)) }))
    .where('guid', '=', guid)
    .execute();
}

export async function noteAnswer(db: Db, guid: string, answer: LinkAnswer): Promise<void> {
  await db
    .updateTable('quoteLinks')
    // An answer proves that the link was opened, also where the shop itself tried it.
    .set((eb) => ({
      answer: JSON.stringify(answer),
      firstSeenAt: eb.fn.coalesce('firstSeenAt', eb.val(new Date(answer.at))),
      views: eb.fn<number>('greatest', ['views', eb.lit(1)]),
    }))
    .where('guid', '=', guid)
    .execute();
}

/** Of a revision, through whichever of its links it came. */
export const findAnswer = (db: Db, quoteGuid: string, revision: number) =>
  db
    .selectFrom('quoteLinks')
    .select('answer')
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .where('answer', 'is not', null)
    .executeTakeFirst();
