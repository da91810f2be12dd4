import { type Insertable, sql, type Updateable } from 'kysely';
import type { CommentsTable } from '../../platform/database/collaboration-tables.ts';
import type { Db } from '../../platform/database/handles.ts';
import { columnOf, type Place } from './subject.ts';

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** Oldest first, without removed ones. */
export const listComments = (db: Db, place: Place) =>
  db
    .selectFrom('comments')
    .selectAll()
    .where(columnOf(place), '=', place.guid)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('guid')
    .limit(500)
    .execute();

export const findComment = (db: Db, place: Place, guid: string) =>
  db
    .selectFrom('comments')
    .selectAll()
    .where('guid', '=', guid)
    .where(columnOf(place), '=', place.guid)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

/** False when the idempotency key is already stored, as for a repeated call. */
export async function insertComment(db: Db, row: Insertable<CommentsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('comments')
    .values(row)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateComment(db: Db, guid: string, values: Updateable<CommentsTable>): Promise<void> {
  await db.updateTable('comments').set(values).where('guid', '=', guid).execute();
}

/** Users without cost access: internal comments of a quote are not sent to them. */
export const listUsersWithoutCostAccess = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('users').select('guid').where('hideCosts', '=', true).execute()).map(
    ({ guid }) => guid,
  );

/** Users who can be mentioned in a comment. */
export async function listPeople(db: Db): Promise<{ guid: string; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['guid', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('status', '=', 'active')
    .orderBy('firstName')
    .orderBy('lastName')
    .execute();
}

/** Limit per conversation; further numbers are not linked. */
const MOST_NUMBERS = 300;

/** Quotes and jobs of the company with these numbers. */
export async function findNumbered(
  db: Db,
  numbers: readonly string[],
): Promise<{ number: string; of: 'quote' | 'job'; guid: string }[]> {
  if (numbers.length === 0) return [];
  const wanted = [...new Set(numbers)].slice(0, MOST_NUMBERS);
  const { rows } = await sql<{ number: string; of: 'quote' | 'job'; guid: string }>`
    select number, 'quote' as of, guid from quotes where number = any(${wanted}::text[])
    union all select number, 'job', guid from jobs where number = any(${wanted}::text[])`.execute(db);
  return rows;
}
