import { type Insertable, sql, type Updateable } from 'kysely';
import type { QuoteCommentsTable } from '../../platform/database/collaboration-tables.ts';
import type { Db } from '../../platform/database/handles.ts';

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** Oldest first, without those that were taken back. */
export const listComments = (db: Db, quoteGuid: string) =>
  db
    .selectFrom('quoteComments')
    .selectAll()
    .where('quoteGuid', '=', quoteGuid)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('guid')
    .limit(500)
    .execute();

export const findComment = (db: Db, quoteGuid: string, guid: string) =>
  db
    .selectFrom('quoteComments')
    .selectAll()
    .where('guid', '=', guid)
    .where('quoteGuid', '=', quoteGuid)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

/** False when the key was there before: a call whose answer was lost is sent again under it. */
export async function insertComment(db: Db, row: Insertable<QuoteCommentsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('quoteComments')
    .values(row)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateComment(
  db: Db,
  guid: string,
  values: Updateable<QuoteCommentsTable>,
): Promise<void> {
  await db.updateTable('quoteComments').set(values).where('guid', '=', guid).execute();
}

/** From whom costs are hidden: what colleagues say among themselves is not told to them unasked. */
export const listBlind = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('users').select('guid').where('hideCosts', '=', true).execute()).map(
    ({ guid }) => guid,
  );

/** Who can be named in a comment. */
export async function listPeople(db: Db): Promise<{ guid: string; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['guid', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('status', '=', 'active')
    .orderBy('firstName')
    .orderBy('lastName')
    .execute();
}
