import { auth } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { openSession } from '../sessions/index.ts';
import { findPersonByEmail, toActor } from './directory.ts';
import { checkPassword } from './passwords.ts';
import { presentUser } from './presenter.ts';
import { signToken } from './tokens.ts';

const WINDOW_MINUTES = 15;
/** Wrong passwords for one address from one place, and from one place altogether. */
const PER_ADDRESS = 10;
const PER_PLACE = 100;

export const login = endpoint(auth.login, async (context, { body }) => {
  const { handles, clock, secrets, limiter, caller, policy } = context;
  const addressKey = `login:${body.username.toLowerCase()}:${caller.ip}`;
  const placeKey = `login:${caller.ip}`;
  await limiter.check({ [addressKey]: PER_ADDRESS, [placeKey]: PER_PLACE });

  const person = await handles.directory((db) => findPersonByEmail(db, body.username));
  const isRight = await checkPassword(person?.passwordHash ?? null, body.password);
  if (!person || !isRight) {
    await limiter.count([addressKey, placeKey], WINDOW_MINUTES);
    throw new AppError('INVALID_CREDENTIALS');
  }
  if (person.status !== 'active') {
    throw new AppError('INVALID_CREDENTIALS', {
      message: 'Il tuo account è sospeso. Rivolgiti al responsabile della tua azienda.',
    });
  }

  const now = clock();
  const { sessionGuid, removed } = await handles.tenant(person.companyGuid, (db) =>
    openSession(db, { ...person, ...caller, now, limit: policy.maxSessions }),
  );
  const actor = toActor(person, sessionGuid, now);
  return {
    success: true as const,
    token: await signToken(secrets, actor, now),
    user: presentUser(actor),
    message: 'Accesso effettuato',
    sessionInfo: {
      limitEnforced: removed.length > 0,
      removedSessions: removed.map(({ guid, device, createdAt }) => ({
        guid,
        device,
        createdAt: createdAt.toISOString(),
      })),
    },
  };
});
