import { queryOptions } from '@tanstack/react-query';
import { materials } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** The prices a material has had, newest first. */
export const pricesQuery = (guid: string) =>
  queryOptions({
    queryKey: ['materials', 'prices', guid],
    queryFn: ({ signal }) => api(materials.prices, { params: { guid } }, { signal }),
    staleTime: 0,
  });
