import { queryOptions } from '@tanstack/react-query';
import { listMaterials } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

export const materialsQuery = queryOptions({
  queryKey: ['materials'],
  queryFn: ({ signal }) => api(listMaterials, {}, { signal }),
  staleTime: 5 * 60_000,
});
