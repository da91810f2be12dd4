import { auth } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { openSession } from '../sessions/repository.ts';
import { findPersonByEmail, toActor } from './directory.ts';
import { guessedMail } from './mails.ts';
import { checkPassword } from './passwords.ts';
import { presentUser } from './presenter.ts';
import { signToken } from './tokens.ts';

const WINDOW_MINUTES = 15;
/** Wrong passwords for one account from one place, for one account from anywhere, from one place altogether. */
const PER_PAIR = 10;
const PER_ACCOUNT = 50;
const PER_PLACE = 100;

/** Somebody goes through passwords of this account: whoever owns it hears of it, once a window. */
async function warnOwner(context: PublicContext, email: string): Promise<void> {
  const person = await context.handles.directory((db) => findPersonByEmail(db, email));
  if (person?.status !== 'active') return;
  const { companyGuid, userGuid } = person;
  const mail = guessedMail({ firstName: person.firstName, publicUrl: context.policy.publicUrl });
  await context.handles.tenant(companyGuid, async (db, afterCommit) => {
    const entry = { action: 'login-blocked', entity: 'user', entityGuid: userGuid, at: context.clock() };
    await writeAudit(db, { companyGuid, actor: person, ...entry });
    await queueMail(db, afterCommit, context, { companyGuid, to: person.email, ...mail });
  });
}

type Known = NonNullable<Awaited<ReturnType<typeof findPersonByEmail>>>;

/** Who came in, and who tried: with the place it was tried from. */
async function noteLogin(
  { handles, clock, caller }: PublicContext,
  person: Known,
  action: string,
): Promise<void> {
  const { companyGuid, userGuid } = person;
  const changes = { ip: { from: null, to: caller.ip } };
  const entry = { action, entity: 'user', entityGuid: userGuid, changes, at: clock() };
  // A wrong password is nobody's act.
  const actor = action === 'login' ? person : null;
  await handles.tenant(companyGuid, (db) => writeAudit(db, { companyGuid, actor, ...entry }));
}

export const login = endpoint(auth.login, async (context, { body }) => {
  const { handles, clock, secrets, limiter, caller, policy, log } = context;
  const account = body.username.toLowerCase();
  const accountKey = `login:${account}`;
  const limits = {
    [`login:${account}:${caller.ip}`]: PER_PAIR,
    [accountKey]: PER_ACCOUNT,
    [`login-from:${caller.ip}`]: PER_PLACE,
  };
  const onReached = async (key: string) => {
    if (key === accountKey) await warnOwner(context, body.username);
  };
  await limiter.take(limits, WINDOW_MINUTES, { onReached, grows: true });

  const person = await handles.directory((db) => findPersonByEmail(db, body.username));
  const isRight = await checkPassword(person?.passwordHash ?? null, body.password);
  if (!person || !isRight) {
    log.info({ ip: caller.ip, known: person !== null }, 'login refused');
    if (person) await noteLogin(context, person, 'login-failed');
    throw new AppError('INVALID_CREDENTIALS');
  }
  await limiter.giveBack(Object.keys(limits));
  if (person.status !== 'active') {
    throw new AppError('INVALID_CREDENTIALS', {
      message: 'Il tuo account è sospeso. Rivolgiti al responsabile della tua azienda.',
    });
  }

  const now = clock();
  const { sessionGuid, removed } = await handles.tenant(person.companyGuid, (db) =>
    openSession(db, { ...person, ...caller, now, limit: policy.maxSessions }),
  );
  await noteLogin(context, person, 'login');
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
