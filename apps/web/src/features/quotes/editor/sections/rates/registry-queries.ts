import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CLOSEST, costs, works } from '@truciolo/contract';
import { api } from '../../../../../lib/api/client.ts';

/** The first processes that answer to a search. */
export const worksQuery = (q: string) =>
  queryOptions({
    queryKey: ['works', 'search', q],
    queryFn: async ({ signal }) =>
      (await api(works.list, { query: { q, sort: CLOSEST, limit: 50 } }, { signal })).rows,
    placeholderData: keepPreviousData,
  });

/** Costs of the registry; labour rates are chosen in the phases. */
export const costsQuery = queryOptions({
  queryKey: ['costs', 'all'],
  queryFn: async ({ signal }) => (await api(costs.list, { query: { limit: 500 } }, { signal })).rows,
  staleTime: 5 * 60_000,
});
