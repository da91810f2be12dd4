import { queryOptions } from '@tanstack/react-query';
import { type MailboxFields, requestMailbox } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

const LOOK_AGAIN_MS = 30_000;

export const mailboxQuery = queryOptions({
  queryKey: ['request-mailbox'],
  queryFn: ({ signal }) => api(requestMailbox.get, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const setMailbox = (body: MailboxFields) => api(requestMailbox.set, { body });
export const checkMailbox = (body: MailboxFields) => api(requestMailbox.check, { body });
export const removeMailbox = () => api(requestMailbox.remove);
