import { sessions } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const closeOtherSessions = () => api(sessions.closeOthers, { body: {} });
