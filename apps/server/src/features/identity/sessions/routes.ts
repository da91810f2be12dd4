import { sessions } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { presentSession } from './presenter.ts';
import { closeSessions, listOpenSessions } from './repository.ts';
import { liveSince } from './session-life.ts';

export const sessionsRoutes = [
  endpoint(sessions.list, async ({ tenant, actor, clock, policy }) => {
    const rows = await tenant((db) => listOpenSessions(db, actor.userGuid, liveSince(clock(), policy)));
    return rows.map((row) => presentSession(row, actor.sessionGuid));
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
