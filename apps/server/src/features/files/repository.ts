import { type Insertable, sql } from 'kysely';
import type { QuoteFilesTable } from '../../platform/database/document-tables.ts';
import type { Db } from '../../platform/database/handles.ts';

const withUploader = (db: Db) =>
  db
    .selectFrom('quoteFiles')
    .innerJoin('users', 'users.guid', 'quoteFiles.uploadedBy')
    .selectAll('quoteFiles')
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('uploaderName'));

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** Oldest first. */
export const listFiles = (db: Db, quoteGuid: string) =>
  withUploader(db)
    .where('quoteFiles.quoteGuid', '=', quoteGuid)
    .orderBy('quoteFiles.createdAt')
    .orderBy('quoteFiles.guid')
    .execute();

export async function countFiles(db: Db, quoteGuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('quoteFiles')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('quoteGuid', '=', quoteGuid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFile(db: Db, row: Insertable<QuoteFilesTable>): Promise<void> {
  await db.insertInto('quoteFiles').values(row).execute();
}

export const deleteFile = (db: Db, quoteGuid: string, guid: string) =>
  db
    .deleteFrom('quoteFiles')
    .where('quoteGuid', '=', quoteGuid)
    .where('guid', '=', guid)
    .returning(['file', 'viewFile', 'name'])
    .executeTakeFirst();

/** Copies of a quote share their stored bytes: these go with the last row that names them. */
export async function isFileReferenced(db: Db, file: string): Promise<boolean> {
  const other = await db.selectFrom('quoteFiles').select('guid').where('file', '=', file).executeTakeFirst();
  return other !== undefined;
}
