import { queryOptions } from '@tanstack/react-query';
import { materialPrices } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** The prices a material has had, newest first. */
export const pricesQuery = (guid: string) =>
  queryOptions({
    queryKey: ['materials', 'prices', guid],
    queryFn: ({ signal }) => api(materialPrices, { params: { guid } }, { signal }),
    staleTime: 0,
  });
