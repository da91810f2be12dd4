import { queryOptions } from '@tanstack/react-query';
import { cuttingSets } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const cuttingSetsQuery = queryOptions({
  queryKey: ['cutting-sets'],
  queryFn: async ({ signal }) => (await api(cuttingSets.list, { query: { limit: 500 } }, { signal })).rows,
});
