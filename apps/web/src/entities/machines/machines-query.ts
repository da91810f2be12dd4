import { queryOptions } from '@tanstack/react-query';
import { machines } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

export const machinesQuery = queryOptions({
  queryKey: ['machines', 'all'],
  queryFn: async ({ signal }) => (await api(machines.list, { query: { limit: 500 } }, { signal })).rows,
  staleTime: 5 * 60_000,
});
