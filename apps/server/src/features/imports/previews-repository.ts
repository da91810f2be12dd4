import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { ImportSchema } from '../../platform/database/import-tables.ts';

/** A new preview takes the place of those this person left behind, and of all that have expired. */
export async function dropOldPreviews(db: Db, createdBy: string, now: Date): Promise<void> {
  await db
    .deleteFrom('importPreviews')
    .where((where) => where.or([where('createdBy', '=', createdBy), where('expiresAt', '<=', now)]))
    .execute();
}

export async function insertPreview(
  db: Db,
  preview: Insertable<ImportSchema['importPreviews']>,
  chunks: readonly string[],
): Promise<void> {
  await db.insertInto('importPreviews').values(preview).execute();
  const { guid: previewGuid, companyGuid } = preview;
  for (const [position, rows] of chunks.entries())
    await db.insertInto('importChunks').values({ previewGuid, companyGuid, position, rows }).execute();
}

export function findPreview(db: Db, guid: string) {
  return db.selectFrom('importPreviews').selectAll().where('guid', '=', guid).executeTakeFirst();
}

export function lockPreview(db: Db, guid: string) {
  return db.selectFrom('importPreviews').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();
}

export async function readChunks(db: Db, previewGuid: string, positions: readonly number[]) {
  if (positions.length === 0) return [];
  return db
    .selectFrom('importChunks')
    .select(['position', 'rows'])
    .where('previewGuid', '=', previewGuid)
    .where('position', 'in', [...positions])
    .orderBy('position')
    .execute();
}

export async function deletePreview(db: Db, guid: string): Promise<void> {
  await db.deleteFrom('importPreviews').where('guid', '=', guid).execute();
}
