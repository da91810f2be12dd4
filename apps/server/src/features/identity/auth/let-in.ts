import type { auth, RouteResult } from '@truciolo/contract';
import type { PublicContext } from '../../../platform/context.ts';
import { openSession } from '../sessions/repository.ts';
import { liveSince } from '../sessions/session-life.ts';
import { toActor } from './directory.ts';
import { type KnownPerson, noteLogin } from './note-login.ts';
import { presentUser } from './presenter.ts';
import { signToken } from './tokens.ts';

/** Opens the session of who has proved to be somebody, and writes it down. */
export async function letIn(
  context: PublicContext,
  person: KnownPerson,
  recoveryCodesLeft: number | null,
): Promise<RouteResult<typeof auth.login>> {
  const { handles, clock, secrets, caller, policy } = context;
  const now = clock();
  const { sessionGuid, removed } = await handles.tenant(person.companyGuid, (db) =>
    openSession(db, {
      ...person,
      ...caller,
      now,
      limit: policy.maxSessions,
      since: liveSince(now, policy),
    }),
  );
  await noteLogin(context, person, 'login');
  const actor = toActor({ ...person, openedAt: now }, sessionGuid, now);
  return {
    success: true,
    token: await signToken(secrets, actor, now),
    user: presentUser(actor),
    message: 'Accesso effettuato',
    recoveryCodesLeft,
    sessionInfo: {
      limitEnforced: removed.length > 0,
      removedSessions: removed.map(({ guid, device, createdAt }) => ({
        guid,
        device,
        createdAt: createdAt.toISOString(),
      })),
    },
  };
}
