import { auth } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { listUnusedCodes, secondFactorsOf } from '../proofs/factors-repository.ts';
import { checkPassword } from '../proofs/passwords.ts';
import { takeCode } from '../proofs/take-code.ts';
import { findPersonByEmail } from './directory.ts';
import { guessedMail } from './mails.ts';
import { type KnownPerson, noteLogin } from './note-login.ts';
import { openSession } from './open-session.ts';
import { refuseSuspended } from './refuse-suspended.ts';

const WINDOW_MINUTES = 15;
/** Wrong passwords for one account from one place, for one account from anywhere, from one place altogether. */
const PER_PAIR = 10;
const PER_ACCOUNT = 50;
const PER_PLACE = 100;

/** Notifies the owner of an account whose passwords are being guessed, once per window. */
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

/**
 * Second factor of a user who has one: a wrong code counts like a wrong password. Returns the number of remaining
 * recovery codes if one was used.
 */
async function secondStep(
  context: PublicContext,
  person: KnownPerson,
  code: string | undefined,
  giveBack: () => Promise<void>,
): Promise<number | null> {
  const { handles } = context;
  const { companyGuid, userGuid } = person;
  const secondFactor = await handles.tenant(companyGuid, (db) => secondFactorsOf(db, userGuid));
  const isAsked = secondFactor.length > 0;
  if (isAsked && code === undefined) {
    await giveBack();
    throw new AppError('SECOND_FACTOR_NEEDED', { secondFactor });
  }
  const used = isAsked && code !== undefined ? await takeCode(context, person, code) : null;
  if (isAsked && used === null) {
    await noteLogin(context, person, 'login-code-failed');
    const { message } = new AppError('WRONG_CODE');
    throw new AppError('WRONG_CODE', { fields: { code: message } });
  }
  await giveBack();
  if (used !== 'recovery') return null;
  return (await handles.tenant(companyGuid, (db) => listUnusedCodes(db, userGuid))).length;
}

export const login = endpoint(auth.login, async (context, { body }) => {
  const { handles, limiter, caller, log } = context;
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
  if (person.status !== 'active') {
    await limiter.giveBack(Object.keys(limits));
    refuseSuspended(person);
  }
  const left = await secondStep(context, person, body.code, () => limiter.giveBack(Object.keys(limits)));
  return openSession(context, person, left);
});
