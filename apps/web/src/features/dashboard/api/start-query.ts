import { queryOptions } from '@tanstack/react-query';
import { samples } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** Always refetched: any page may have completed a step meanwhile. */
export const startQuery = queryOptions({
  queryKey: ['samples'],
  queryFn: ({ signal }) => api(samples.start, {}, { signal }),
  staleTime: 0,
});
