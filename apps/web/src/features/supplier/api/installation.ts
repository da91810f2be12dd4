import { queryOptions } from '@tanstack/react-query';
import { installation } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const installationQuery = queryOptions({
  queryKey: ['supplier', 'installation'],
  queryFn: ({ signal }) => api(installation.get, {}, { signal }),
});
