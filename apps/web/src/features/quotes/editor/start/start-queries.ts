import { queryOptions } from '@tanstack/react-query';
import { companies, customers, quotes } from '@truciolo/contract';
import { api } from '../../../../lib/api/client.ts';

export const ownCompanyQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: ['companies', companyGuid],
    queryFn: ({ signal }) => api(companies.get, { params: { companyGuid } }, { signal }),
  });

/** Today's rates. Read again whenever the page comes back: a machine may have been added meanwhile. */
export const ratesNowQuery = queryOptions({
  queryKey: ['quotes', 'rates'],
  queryFn: ({ signal }) => api(quotes.ratesNow, {}, { signal }),
});

export const customerQuery = (guid: string | null) =>
  queryOptions({
    queryKey: ['customers', 'one', guid],
    queryFn: ({ signal }) => api(customers.get, { params: { guid: guid ?? '' } }, { signal }),
    enabled: guid !== null,
    staleTime: 5 * 60_000,
  });

export const customersQuery = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'search', q],
    queryFn: async ({ signal }) => (await api(customers.list, { query: { q, limit: 20 } }, { signal })).rows,
    placeholderData: (before) => before,
  });
