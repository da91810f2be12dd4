import type { ActiveSession } from '@truciolo/contract';
import { userSessions } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { presentSession } from '../sessions/presenter.ts';
import { closeSessions, listCompanySessions, listOpenSessions } from '../sessions/repository.ts';
import { liveSince } from '../sessions/session-life.ts';
import { findUser } from './repository.ts';

export const companySessions = endpoint(userSessions.listOfCompany, async (context) => {
  const { tenant, actor, clock, policy } = context;
  const rows = await tenant((db) => listCompanySessions(db, liveSince(clock(), policy)));
  return rows.map((row) => ({
    ...presentSession(row, actor.sessionGuid),
    userGuid: row.userGuid,
    userName: `${row.firstName} ${row.lastName}`,
  }));
});

export async function sessionsOfUser(context: Context, guid: string): Promise<ActiveSession[]> {
  const { tenant, actor, clock, policy } = context;
  const rows = await tenant(async (db) => {
    if (!(await findUser(db, guid))) throw new AppError('NOT_FOUND');
    return listOpenSessions(db, guid, liveSince(clock(), policy));
  });
  return rows.map((row) => presentSession(row, actor.sessionGuid));
}

async function close(
  { audit, tenant, actor, clock }: Context,
  userGuid: string,
  only?: string,
): Promise<number> {
  const now = clock();
  return tenant(async (db) => {
    if (!(await findUser(db, userGuid))) throw new AppError('NOT_FOUND');
    const which = only ? { only } : { except: actor.sessionGuid };
    const closed = await closeSessions(db, { userGuid, reason: 'closed', now, ...which });
    if (closed > 0) {
      await audit(db, { action: 'close-sessions', entity: 'user', entityGuid: userGuid });
    }
    return closed;
  });
}

export const closeUserSession = endpoint(userSessions.close, async (context, { params }) => {
  if ((await close(context, params.guid, params.sessionGuid)) === 0)
    throw new AppError('NOT_FOUND', { message: 'Questa sessione non esiste o è già chiusa.' });
  return { success: true as const };
});

export const closeUserSessions = endpoint(userSessions.closeAll, async (context, { params }) => {
  return { success: true as const, closed: await close(context, params.guid) };
});
