import type { ListQuery, RowChoice } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { listRows, type StoredRow } from '../../platform/registry/registry-repository.ts';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

const WINDOW = 500;

/** The rows a list shows, or those of them that are ticked, in the list's own order. */
export async function chooseRows(
  db: Db,
  table: RegistryTable,
  { guids, ...query }: RowChoice,
  most: number,
): Promise<StoredRow[] | null> {
  const ticked = guids ? new Set(guids) : null;
  const chosen: StoredRow[] = [];
  for (let offset = 0; ; offset += WINDOW) {
    const window: ListQuery = { ...query, offset, limit: WINDOW };
    const { rows, total } = await listRows(db, table, window);
    if (!ticked && total > most) return null;
    chosen.push(...rows.filter(({ guid }) => !ticked || ticked.has(guid)));
    if (rows.length < WINDOW || chosen.length === ticked?.size) return chosen;
  }
}
