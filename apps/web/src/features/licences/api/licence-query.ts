import { queryOptions } from '@tanstack/react-query';
import { licences } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const licenceQuery = queryOptions({
  queryKey: ['licence'],
  queryFn: ({ signal }) => api(licences.get, {}, { signal }),
});
