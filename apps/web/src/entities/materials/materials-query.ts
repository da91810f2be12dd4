import { queryOptions } from '@tanstack/react-query';
import { materials } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

/** Every material of the shop. */
export const materialsQuery = queryOptions({
  queryKey: ['materials', 'all'],
  queryFn: ({ signal }) => api(materials.all, {}, { signal }),
  staleTime: 5 * 60_000,
});
