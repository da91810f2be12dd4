import { passwords } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const resetPassword = (token: string, email: string, newPassword: string) =>
  api(passwords.reset, { body: { token, email, newPassword } });
