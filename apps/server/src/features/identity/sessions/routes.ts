import { sessions } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { closeSessions, listOpenSessions } from './repository.ts';

export const sessionsRoutes = [
  endpoint(sessions.list, async ({ tenant, actor }) => {
    const rows = await tenant((db) => listOpenSessions(db, actor.userGuid));
    return rows.map((row) => ({
      guid: row.guid,
      device: row.device,
      ip: row.ip,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.guid === actor.sessionGuid,
    }));
  }),
  endpoint(sessions.close, async ({ tenant, actor, clock }, { params }) => {
    const closing = { userGuid: actor.userGuid, reason: 'closed', now: clock(), only: params.guid } as const;
    const closed = await tenant((db) => closeSessions(db, closing));
    if (closed === 0)
      throw new AppError('NOT_FOUND', { message: 'Questa sessione non esiste o è già chiusa.' });
    return { success: true as const };
  }),
  endpoint(sessions.closeOthers, async ({ tenant, actor, clock }) => {
    const closing = {
      userGuid: actor.userGuid,
      reason: 'closed',
      now: clock(),
      except: actor.sessionGuid,
    } as const;
    return { success: true as const, closed: await tenant((db) => closeSessions(db, closing)) };
  }),
];
