import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CLOSEST, customers } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

/** The first customers that answer to a search. */
export const customersQuery = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'search', q],
    queryFn: async ({ signal }) =>
      (await api(customers.list, { query: { q, sort: CLOSEST, limit: 20 } }, { signal })).rows,
    placeholderData: keepPreviousData,
  });

/** One customer, as soon as there is one. */
export const customerQuery = (guid: string | null) =>
  queryOptions({
    queryKey: ['customers', 'one', guid],
    queryFn: ({ signal }) => api(customers.get, { params: { guid: guid ?? '' } }, { signal }),
    enabled: guid !== null,
    staleTime: 5 * 60_000,
  });
