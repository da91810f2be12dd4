import { closeSession as closeSessionRoute } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const closeSession = (guid: string) => api(closeSessionRoute, { params: { guid } });
