import { emailConfirmation } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const confirmEmail = (token: string) => api(emailConfirmation.confirm, { body: { token } });
