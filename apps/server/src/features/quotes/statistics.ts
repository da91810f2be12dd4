import type { quotes, RouteRequest, RouteResult } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { throughSearchIndexes } from '../../platform/database/search-role.ts';
import { filterConditions } from './list-filters.ts';
import { wordConditions } from './list-repository.ts';
import { guardPrices } from './policy.ts';
import { hitsByCustomer, hitsByMaterial, hitsByQuantity, sumQuotes } from './statistics-repository.ts';

/** How the quotes of a list went. */
export async function statistics(
  { tenant, actor }: Context,
  { query }: RouteRequest<typeof quotes.statistics>,
): Promise<RouteResult<typeof quotes.statistics>> {
  guardPrices(actor);
  const conditions = [...filterConditions(query, actor), ...wordConditions(query.q)];
  return tenant((db) =>
    throughSearchIndexes(db, async () => {
      const sums = await sumQuotes(db, conditions);
      return {
        open: { count: sums.openCount, value: sums.openValue },
        won: { count: sums.wonCount, value: sums.wonValue },
        lost: { count: sums.lostCount, value: sums.lostValue },
        answerHours: sums.answerHours,
        byCustomer: await hitsByCustomer(db, conditions),
        byMaterial: await hitsByMaterial(db, conditions),
        byQuantity: await hitsByQuantity(db, conditions),
      };
    }),
  );
}
