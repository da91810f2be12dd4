import { quotes } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { throughSearchIndexes } from '../../../platform/database/search-role.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { searchKey } from '../../../platform/registry/search-key.ts';
import { guessKeys } from './find-quotes.ts';
import { filterConditions } from './list-filters.ts';
import { findKeys, wordConditions } from './list-repository.ts';
import { hitsByCustomer, hitsByMaterial, hitsByQuantity, sumQuotes } from './statistics-repository.ts';

/** How the quotes of a list went. */
export const statistics = reading(quotes.statistics, async ({ tenant, actor }, { query }) => {
  const filters = filterConditions(query, actor);
  return tenant(async (db) => {
    const conditions = await listedConditions(db, query.q, filters);
    return throughSearchIndexes(db, async () => {
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
    });
  });
});

/** The quotes that the list shows: where the words find none, those that were meant. */
async function listedConditions(
  db: Db,
  q: string,
  filters: readonly RawBuilder<unknown>[],
): Promise<readonly RawBuilder<unknown>[]> {
  const words = wordConditions(q);
  const asTyped = [...filters, ...words];
  if (words.length === 0) return asTyped;
  const order = sql`guid`;
  const { total } = await findKeys(db, { conditions: asTyped, order, offset: 0, limit: 1 }, 1);
  if (total > 0) return asTyped;
  const meant = await guessKeys(db, searchKey(q).split(' '), { conditions: filters, order });
  return meant.length === 0 ? asTyped : [sql`guid = any(${meant}::uuid[])`];
}
