import type { Db } from '../../platform/database/handles.ts';
import { newGuid } from '../../platform/guid.ts';
import { libraryRows } from './library.ts';

export async function copyMaterialLibrary(db: Db, companyGuid: string, now: Date): Promise<void> {
  const rows = libraryRows(now).map((row) => ({ ...row, guid: newGuid(now), companyGuid }));
  await db.insertInto('materials').values(rows).execute();
}

export function listMaterialRows(db: Db) {
  return db
    .selectFrom('materials')
    .selectAll()
    .where('archivedAt', 'is', null)
    .orderBy('isoGroup')
    .orderBy('designation')
    .execute();
}
export type MaterialRow = Awaited<ReturnType<typeof listMaterialRows>>[number];
