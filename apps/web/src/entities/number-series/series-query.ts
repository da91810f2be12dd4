import { queryOptions } from '@tanstack/react-query';
import { numberSeries } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

export const seriesQuery = queryOptions({
  queryKey: ['number-series'],
  queryFn: ({ signal }) => api(numberSeries.list, {}, { signal }),
});
