import {
  QUOTES_COUNTED,
  type RouteRequest,
  type RouteResult,
  type listQuotes as spec,
} from '@truciolo/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { searchPatterns } from '../../platform/registry/search-key.ts';
import { filterConditions } from './list-filters.ts';
import { listOrder } from './list-order.ts';
import { findKeys, type ListedQuote, readRows } from './list-repository.ts';

type Row = RouteResult<typeof spec>['rows'][number];

const presentRow = (row: ListedQuote, hideCosts: boolean): Row => ({
  ...row,
  netMargin: hideCosts ? null : row.netMargin,
  sentAt: row.sentAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
});

export async function listQuotes(
  { tenant, actor }: Context,
  { query }: RouteRequest<typeof spec>,
): Promise<RouteResult<typeof spec>> {
  const { hideCosts } = actor;
  const words = searchPatterns(query.q).map((pattern) => sql`search_key like ${pattern}`);
  return tenant(async (db) => {
    const { guids, total } = await findKeys(db, {
      conditions: [...filterConditions(query, hideCosts), ...words],
      order: listOrder(query.sort, hideCosts),
      offset: query.offset,
      limit: query.limit,
    });
    const rows = await readRows(db, guids);
    return {
      rows: rows.map((row) => presentRow(row, hideCosts)),
      total: Math.min(total, QUOTES_COUNTED),
      isTotalCapped: total > QUOTES_COUNTED,
    };
  });
}
