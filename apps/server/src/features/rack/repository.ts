import type { RackFields } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { insertRows } from '../../platform/registry/registry-repository.ts';
import { rackTable } from './rack-table.ts';

/** Locks the item against reservations until the transaction ends. */
export const lockRackItem = (db: Db, guid: string) =>
  db.selectFrom('rackItems').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();
export type LockedRackItem = NonNullable<Awaited<ReturnType<typeof lockRackItem>>>;

export async function writeStock(
  db: Db,
  guid: string,
  stock: { readonly pieces?: number; readonly reserved: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('rackItems')
    .set((eb) => ({ ...stock, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute();
}

/** Adds rows to the rack, for example the remnant of a cut. Returns their keys. */
export async function addToRack(
  db: Db,
  items: readonly (RackFields & { readonly isRemnant?: boolean })[],
  owner: { readonly companyGuid: string; readonly now: Date },
): Promise<string[]> {
  const rows = await insertRows(
    db,
    rackTable,
    items.map((item) => ({ ...item, isRemnant: item.isRemnant ?? false })),
    owner,
  );
  return rows.map(({ guid }) => guid);
}
