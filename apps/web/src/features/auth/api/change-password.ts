import { changePassword as changePasswordRoute } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const changePassword = (currentPassword: string, newPassword: string) =>
  api(changePasswordRoute, { body: { currentPassword, newPassword } });
