import { queryOptions } from '@tanstack/react-query';
import { machines } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

/** The shop's machines, by code; a shop has tens of them, so one window holds all. */
export const machinesQuery = queryOptions({
  queryKey: ['machines', 'all'],
  queryFn: async ({ signal }) =>
    (await api(machines.list, { query: { sort: 'code', limit: 500 } }, { signal })).rows,
  staleTime: 5 * 60_000,
});
