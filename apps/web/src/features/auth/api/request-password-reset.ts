import { requestPasswordReset as requestPasswordResetRoute } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const requestPasswordReset = (email: string) => api(requestPasswordResetRoute, { body: { email } });
