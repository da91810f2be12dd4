import type { Db } from '../../platform/database/handles.ts';
import { insertRows } from '../../platform/registry/registry-repository.ts';
import { libraryRows } from './library.ts';
import { materialsTable } from './materials-table.ts';

export async function copyMaterialLibrary(db: Db, companyGuid: string, now: Date): Promise<void> {
  await insertRows(db, materialsTable, libraryRows(), { companyGuid, now });
}

export function listMaterialRows(db: Db) {
  return db
    .selectFrom('materials')
    .selectAll()
    .where('archivedAt', 'is', null)
    .orderBy('isoGroup')
    .orderBy('sortKey')
    .execute();
}

export function findMaterial(db: Db, guid: string) {
  return db.selectFrom('materials').selectAll().where('guid', '=', guid).executeTakeFirst();
}

/** Changes of the price, as the history has them, oldest first. */
export function listPriceChanges(db: Db, guid: string) {
  return db
    .selectFrom('audit')
    .select(['at', 'changes'])
    .where('entity', '=', materialsTable.entity)
    .where('entityGuid', '=', guid)
    .where('action', '=', 'update')
    .orderBy('at')
    .execute();
}
