import { materials } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { addRows } from '../../platform/registry/registry-repository.ts';
import { rowsAsText } from '../../platform/registry/rows-as-text.ts';
import { libraryRows } from './library.ts';
import { materialsTable } from './materials-table.ts';

export async function copyMaterialLibrary(db: Db, companyGuid: string, now: Date): Promise<void> {
  await addRows(db, materialsTable, libraryRows(), { companyGuid, now });
}

export const materialsAsText = (db: Db, actor: Pick<Actor, 'hideCosts'>) =>
  rowsAsText(db, materialsTable, { where: sql`archived_at is null`, order: sql`iso_group, sort_key` }, actor);

export function findMaterial(db: Db, guid: string) {
  return db.selectFrom('materials').selectAll().where('guid', '=', guid).executeTakeFirst();
}

/** Changes of the price, as the history has them, oldest first. */
export function listPriceChanges(db: Db, guid: string) {
  return db
    .selectFrom('audit')
    .select(['at', 'changes'])
    .where('entity', '=', materials.words.entity)
    .where('entityGuid', '=', guid)
    .where('action', '=', 'update')
    .orderBy('at')
    .execute();
}
