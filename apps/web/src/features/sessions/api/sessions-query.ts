import { queryOptions } from '@tanstack/react-query';
import { sessions } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api(sessions.list, {}, { signal }),
});
