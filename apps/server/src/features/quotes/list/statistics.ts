import { quotes } from '@truciolo/contract';
import { throughSearchIndexes } from '../../../platform/database/search-role.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { guardPrices } from '../policy.ts';
import { filterConditions } from './list-filters.ts';
import { wordConditions } from './list-repository.ts';
import { hitsByCustomer, hitsByMaterial, hitsByQuantity, sumQuotes } from './statistics-repository.ts';

/** How the quotes of a list went. */
export const statistics = endpoint(quotes.statistics, async ({ tenant, actor }, { query }) => {
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
});
