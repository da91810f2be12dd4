import type { auth, RouteResult } from '@truciolo/contract';
import type { PublicContext } from '../../../platform/context.ts';
import { insertSession } from '../sessions/repository.ts';
import { liveSince } from '../sessions/session-life.ts';
import { toActor } from './directory.ts';
import { issueDevice } from './known-device.ts';
import { type KnownPerson, noteLogin } from './note-login.ts';
import { presentUser } from './presenter.ts';
import { signToken } from './tokens.ts';

/** Opens and audits a session for an authenticated user. */
export async function openSession(
  context: PublicContext,
  person: KnownPerson,
  recoveryCodesLeft: number | null,
  device?: string,
): Promise<RouteResult<typeof auth.login>> {
  const { handles, clock, secrets, caller, policy } = context;
  const now = clock();
  const { sessionGuid, removed } = await handles.tenant(person.companyGuid, (db) =>
    insertSession(db, {
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
    device: device ?? issueDevice(secrets, person.userGuid),
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
