import { userSessions } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const closeUserSession = (guid: string, sessionGuid: string) =>
  api(userSessions.close, { params: { guid, sessionGuid } });

export const closeUserSessions = (guid: string) => api(userSessions.closeAll, { params: { guid } });
