import { type MailboxFields, requestMailbox } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const setMailbox = (body: MailboxFields) => api(requestMailbox.set, { body });
export const checkMailbox = (body: MailboxFields) => api(requestMailbox.check, { body });
export const removeMailbox = () => api(requestMailbox.remove);
