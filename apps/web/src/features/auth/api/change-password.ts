import { passwords } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const changePassword = (currentPassword: string, newPassword: string) =>
  api(passwords.change, { body: { currentPassword, newPassword } });
