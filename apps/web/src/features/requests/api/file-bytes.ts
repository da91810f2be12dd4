import { queryOptions } from '@tanstack/react-query';
import type { RequestFile } from '@truciolo/contract';
import { addressOf } from '../../../entities/files/attached-file.ts';

/** The bytes of a file, for as long as the reading page is open. */
export const fileBytesQuery = (file: RequestFile | undefined) =>
  queryOptions({
    queryKey: ['request-file', file?.guid],
    queryFn: async ({ signal }) => {
      if (!file) throw new Error('no file to load');
      const response = await fetch(addressOf(file), { signal });
      if (!response.ok) throw new Error(`the file answered ${response.status}`);
      return response.arrayBuffer();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
