import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { search } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** One letter would match half of everything. */
const SHORTEST = 2;

/** Rows of all registries and quotes; the last answer stays visible while the next one loads. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api(search.find, { query: { q } }, { signal }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
