import type { RowChoice } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { Viewer } from '../policy.ts';
import { filterConditions } from './list-filters.ts';
import { listOrder } from './list-order.ts';
import { presentRow } from './list-quotes.ts';
import { findKeys, readRows, wordConditions } from './list-repository.ts';

const WINDOW = 1000;

/** The listed quotes, or the ticked ones of them, in the list's order; null when they are too many. */
export async function chooseQuotes(db: Db, viewer: Viewer, choice: RowChoice, most: number) {
  const { guids, q, sort } = choice;
  // Ticked rows may be close matches that the typed words do not find.
  const conditions = guids
    ? [sql`guid = any(${guids}::uuid[])`]
    : [...filterConditions(choice, viewer), ...wordConditions(q)];
  const window = { conditions, order: await listOrder(db, sort, viewer), offset: 0, limit: most + 1 };
  const found = (await findKeys(db, window, most)).guids;
  if (found.length > most) return null;
  const rows = [];
  for (let from = 0; from < found.length; from += WINDOW)
    rows.push(...(await readRows(db, found.slice(from, from + WINDOW))));
  return rows.map((row) => presentRow(row, viewer));
}
