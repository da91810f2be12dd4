import { passwords } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const requestPasswordReset = (email: string) => api(passwords.requestReset, { body: { email } });
