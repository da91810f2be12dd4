import {
  QUOTES_COUNTED,
  QUOTES_FOUND_COUNTED,
  quotes,
  type RouteResult,
  seesPrices,
} from '@truciolo/contract';
import {
  changeConditions,
  changeOrder,
  cursorAfter,
  followsChanges,
} from '../../../platform/database/change-cursor.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { searchKey } from '../../../platform/registry/search-key.ts';
import type { Viewer } from '../policy.ts';
import { guessKeys } from './find-quotes.ts';
import { filterConditions } from './list-filters.ts';
import { listOrder } from './list-order.ts';
import { findKeys, type ListedQuote, readRows, wordConditions } from './list-repository.ts';

type Row = RouteResult<typeof quotes.list>['rows'][number];

/** A row as this viewer may see it. */
export const presentRow = (row: ListedQuote, viewer: Viewer): Row => ({
  ...row,
  taxable: seesPrices(viewer) ? row.taxable : null,
  netMargin: viewer.hideCosts ? null : row.netMargin,
  sentAt: row.sentAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
});

export const listQuotes = reading(quotes.list, async ({ tenant, actor }, { query }) => {
  const { offset, limit, q } = query;
  const words = wordConditions(q);
  const counted = words.length > 0 ? QUOTES_FOUND_COUNTED : QUOTES_COUNTED;
  const filters = [...filterConditions(query, actor), ...changeConditions('quotes', query)];
  const follows = followsChanges(query);
  return tenant(async (db) => {
    const order = follows ? changeOrder('quotes') : await listOrder(db, query.sort, actor);
    const window = { conditions: [...filters, ...words], order, offset: follows ? 0 : offset, limit };
    const { guids, total } = await findKeys(db, window, counted);
    const meant =
      total === 0 && words.length > 0 && !follows
        ? await guessKeys(db, searchKey(q).split(' '), { conditions: filters, order })
        : [];
    const shown = total === 0 ? meant.slice(offset, offset + limit) : guids;
    const rows = await readRows(db, shown);
    return {
      rows: rows.map((row) => presentRow(row, actor)),
      total: total === 0 ? meant.length : Math.min(total, counted),
      isTotalCapped: total > counted,
      isGuess: meant.length > 0,
      ...(await cursorAfter(db, 'quotes', query, rows)),
    };
  });
});
