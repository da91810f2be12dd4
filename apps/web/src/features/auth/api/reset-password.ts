import { resetPassword as resetPasswordRoute } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const resetPassword = (token: string, email: string, newPassword: string) =>
  api(resetPasswordRoute, { body: { token, email, newPassword } });
