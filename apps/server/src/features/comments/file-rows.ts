import type { Insertable } from 'kysely';
import type { CommentFilesTable } from '../../platform/database/collaboration-tables.ts';
import type { Db } from '../../platform/database/handles.ts';
import { columnOf, type Place } from './subject.ts';

export type CommentFileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** Everything attached in one thread, drafts included, oldest first. */
export const listFiles = (db: Db, place: Place) =>
  db
    .selectFrom('commentFiles')
    .selectAll()
    .where(columnOf(place), '=', place.guid)
    .orderBy('createdAt')
    .orderBy('guid')
    .execute();

export async function insertFile(db: Db, row: Insertable<CommentFilesTable>): Promise<void> {
  await db.insertInto('commentFiles').values(row).execute();
}

/** What one person has attached to a comment that is not sent yet. */
export const draftOf = (thread: readonly CommentFileRow[], userGuid: string) =>
  thread.filter(({ commentGuid, uploadedBy }) => commentGuid === null && uploadedBy === userGuid);

/** Locked: two uploads at once count each other. */
export const lockPlace = (db: Db, { of, guid }: Place) =>
  of === 'quote'
    ? db.selectFrom('quotes').select('guid').where('guid', '=', guid).forUpdate().executeTakeFirst()
    : db.selectFrom('jobs').select('guid').where('guid', '=', guid).forUpdate().executeTakeFirst();

/** Files of a draft become those of the comment that is sent. */
export async function giveFiles(db: Db, guids: readonly string[], commentGuid: string): Promise<void> {
  if (guids.length === 0) return;
  await db
    .updateTable('commentFiles')
    .set({ commentGuid })
    .where('guid', 'in', [...guids])
    .execute();
}

/** Answers where the bytes lie, to be removed once the rows are gone for good. */
export const deleteFiles = async (db: Db, guids: readonly string[]): Promise<string[]> =>
  guids.length === 0
    ? []
    : (
        await db
          .deleteFrom('commentFiles')
          .where('guid', 'in', [...guids])
          .returning(['file', 'viewFile'])
          .execute()
      ).flatMap(({ file, viewFile }) => (viewFile ? [file, viewFile] : [file]));
