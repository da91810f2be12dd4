import { closeOtherSessions as closeOtherSessionsRoute } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const closeOtherSessions = () => api(closeOtherSessionsRoute, { body: {} });
