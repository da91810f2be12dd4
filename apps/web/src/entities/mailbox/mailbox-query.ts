import { queryOptions } from '@tanstack/react-query';
import { requestMailbox } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

const LOOK_AGAIN_MS = 30_000;

/** The mailbox from which requests are taken. */
export const mailboxQuery = queryOptions({
  queryKey: ['request-mailbox'],
  queryFn: ({ signal }) => api(requestMailbox.get, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});
