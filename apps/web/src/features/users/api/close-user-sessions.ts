import {
  closeUserSession as closeUserSessionRoute,
  closeUserSessions as closeUserSessionsRoute,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const closeUserSession = (guid: string, sessionGuid: string) =>
  api(closeUserSessionRoute, { params: { guid, sessionGuid } });

export const closeUserSessions = (guid: string) => api(closeUserSessionsRoute, { params: { guid } });
