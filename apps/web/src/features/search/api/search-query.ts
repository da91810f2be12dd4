import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { search } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** One letter would match half of everything. */
const SHORTEST = 2;

/** Rows of all registries and quotes; while the next answer is on its way the last one stays. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api(search.find, { query: { q } }, { signal }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
