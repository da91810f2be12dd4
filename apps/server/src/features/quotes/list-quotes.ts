import {
  QUOTES_COUNTED,
  type RouteRequest,
  type RouteResult,
  type listQuotes as spec,
} from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { searchKey } from '../../platform/registry/search-key.ts';
import { forgivingConditions, isMeant } from './corrections.ts';
import { filterConditions } from './list-filters.ts';
import { listOrder } from './list-order.ts';
import {
  findAlike,
  findKeys,
  type ListedQuote,
  readRows,
  type Window,
  wordConditions,
} from './list-repository.ts';
import { seesPrices, type Viewer } from './policy.ts';

type Row = RouteResult<typeof spec>['rows'][number];

/** Quotes that are looked at letter by letter when what was typed finds nothing. */
const CANDIDATES = 300;

/** A row as this viewer may see it. */
export const presentRow = (row: ListedQuote, viewer: Viewer): Row => ({
  ...row,
  taxable: seesPrices(viewer) ? row.taxable : null,
  netMargin: viewer.hideCosts ? null : row.netMargin,
  sentAt: row.sentAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
});

/** What may have been meant, had there been no slip of the keyboard. */
async function guess(db: Db, q: string, window: Window): Promise<string[]> {
  const words = searchKey(q).split(' ');
  const forgiving = await forgivingConditions(db, words);
  if (!forgiving) return [];
  const conditions = [...window.conditions, ...forgiving];
  const rows = await findAlike(db, { ...window, conditions, limit: CANDIDATES });
  return rows.filter((row) => isMeant(words, row.searchKey)).map(({ guid }) => guid);
}

export async function listQuotes(
  { tenant, actor }: Context,
  { query }: RouteRequest<typeof spec>,
): Promise<RouteResult<typeof spec>> {
  const { offset, limit, q } = query;
  const words = wordConditions(q);
  const filters = filterConditions(query, actor);
  const order = listOrder(query.sort, actor);
  return tenant(async (db) => {
    const { guids, total } = await findKeys(db, { conditions: [...filters, ...words], order, offset, limit });
    const meant =
      total === 0 && words.length > 0
        ? await guess(db, q, { conditions: filters, order, offset, limit })
        : [];
    const shown = total === 0 ? meant.slice(offset, offset + limit) : guids;
    const rows = await readRows(db, shown);
    return {
      rows: rows.map((row) => presentRow(row, actor)),
      total: total === 0 ? meant.length : Math.min(total, QUOTES_COUNTED),
      isTotalCapped: total > QUOTES_COUNTED,
      isGuess: meant.length > 0,
    };
  });
}
