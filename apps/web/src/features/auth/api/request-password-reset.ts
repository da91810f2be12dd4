import { passwords } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';

export const requestPasswordReset = (email: string) =>
  api(unread(passwords.requestReset), { body: { email } });
