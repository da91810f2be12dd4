import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { plainQuotes, type Quote, quotes, users } from '@truciolo/contract';
import { quoteKeys } from '../../../entities/quotes/quote-keys.ts';
import { api } from '../../../lib/api/client.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';

/** Statistics of the listed quotes. */
export const statisticsQuery = ({ q, filter, archived }: Omit<ListState, 'sort'>) =>
  queryOptions({
    queryKey: [...quoteKeys.rows, 'statistics', { q, filter, archived }],
    queryFn: ({ signal }) =>
      api(quotes.statistics, { query: { q, archived, filter: [...filter] } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Latest offers to a customer, one quantity of each position, newest first. */
export const lastPricesQuery = (customer: string) =>
  queryOptions({
    queryKey: [...quoteKeys.rows, 'prices', customer],
    queryFn: async ({ signal }) => {
      const positions = await api(quotes.similar, { query: { customer } }, { signal });
      return positions.toSorted((a, b) => b.date.localeCompare(a.date));
    },
  });

/** The colleagues; only users who manage users may read their list. */
export const ownersQuery = queryOptions({
  queryKey: ['users', 'owners'],
  queryFn: async ({ signal }) => (await api(users.list, {}, { signal })).users,
  staleTime: 5 * 60_000,
});

/** Users without cost access get a copy without costs. */
export const duplicate = (guid: string, hideCosts: boolean): Promise<Pick<Quote, 'guid' | 'number'>> =>
  api(hideCosts ? plainQuotes.duplicate : quotes.duplicate, { params: { guid } });
