import type { Insertable } from 'kysely';
import type { CommentFilesTable } from '../../platform/database/collaboration-tables.ts';
import type { Db } from '../../platform/database/handles.ts';
import { columnOf, type Place } from './subject.ts';

export type CommentFileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** Everything attached in one conversation, drafts included, oldest first. */
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

/** Files that one user has attached to an unsent comment. */
export const draftOf = (conversation: readonly CommentFileRow[], userGuid: string) =>
  conversation.filter(({ commentGuid, uploadedBy }) => commentGuid === null && uploadedBy === userGuid);

/** The row lock makes concurrent uploads count each other. */
export const lockPlace = (db: Db, { of, guid }: Place) =>
  of === 'quote'
    ? db.selectFrom('quotes').select('guid').where('guid', '=', guid).forUpdate().executeTakeFirst()
    : db.selectFrom('jobs').select('guid').where('guid', '=', guid).forUpdate().executeTakeFirst();

/** Moves files of a draft to the comment that is sent. */
export async function attachFilesToComment(
  db: Db,
  guids: readonly string[],
  commentGuid: string,
): Promise<void> {
  if (guids.length === 0) return;
  await db
    .updateTable('commentFiles')
    .set({ commentGuid })
    .where('guid', 'in', [...guids])
    .execute();
}

/** Returns the storage names of the bytes, to be removed after the rows are deleted for good. */
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
