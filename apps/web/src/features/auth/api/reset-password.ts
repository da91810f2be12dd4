import { passwords } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';

export const resetPassword = (token: string, email: string, newPassword: string) =>
  api(unread(passwords.reset), { body: { token, email, newPassword } });
