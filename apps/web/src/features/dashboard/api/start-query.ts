import { queryOptions } from '@tanstack/react-query';
import { samples } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** Always asked anew: any page may have taken a step meanwhile. */
export const startQuery = queryOptions({
  queryKey: ['samples'],
  queryFn: ({ signal }) => api(samples.start, {}, { signal }),
  staleTime: 0,
});
