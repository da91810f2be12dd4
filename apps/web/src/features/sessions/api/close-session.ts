import { sessions } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const closeSession = (guid: string) => api(sessions.close, { params: { guid } });
