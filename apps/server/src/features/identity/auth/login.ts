import { auth } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { listUnusedCodes, secondFactorsOf } from '../proofs/factors-repository.ts';
import { checkPassword } from '../proofs/passwords.ts';
import { PUBLISHED_PASSWORD } from '../proofs/published-password.ts';
import { takeCode } from '../proofs/take-code.ts';
import { countingCode, countingPassword } from './count-attempts.ts';
import { findPersonByEmail } from './directory.ts';
import { knownDevice } from './known-device.ts';
import { guessedMail } from './mails.ts';
import { type KnownPerson, noteLogin } from './note-login.ts';
import { openSession } from './open-session.ts';
import { refuseSuspended } from './refuse-suspended.ts';

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

/** The second step of users who have one. Answers how many recovery codes are left where one was used. */
async function secondStep(
  context: PublicContext,
  person: KnownPerson,
  code: string | undefined,
  deviceId: string | null,
): Promise<number | null> {
  const { handles } = context;
  const { companyGuid, userGuid } = person;
  const secondFactor = await handles.tenant(companyGuid, (db) => secondFactorsOf(db, userGuid));
  if (secondFactor.length === 0) return null;
  if (code === undefined) throw new AppError('SECOND_FACTOR_NEEDED', { secondFactor });
  const rightCode = await countingCode(context, userGuid, deviceId);
  const used = await takeCode(context, person, code);
  if (used === null) {
    await noteLogin(context, person, 'login-code-failed');
    const { message } = new AppError('WRONG_CODE');
    throw new AppError('WRONG_CODE', { fields: { code: message } });
  }
  await rightCode();
  if (used !== 'recovery') return null;
  return (await handles.tenant(companyGuid, (db) => listUnusedCodes(db, userGuid))).length;
}

export const login = endpoint(auth.login, async (context, { body }) => {
  const { handles, caller, log, secrets } = context;
  const person = await handles.directory((db) => findPersonByEmail(db, body.username));
  const device = person && knownDevice(secrets, person.userGuid, body.devices);
  const hasSecondStep = async () =>
    person !== null &&
    (await handles.tenant(person.companyGuid, (db) => secondFactorsOf(db, person.userGuid))).length > 0;
  const attempt = { account: body.username.toLowerCase(), deviceId: device?.id ?? null, hasSecondStep };
  const rightPassword = await countingPassword(context, attempt, () => warnOwner(context, body.username));

  const isRight = await checkPassword(person?.passwordHash ?? null, body.password);
  if (!person || !isRight) {
    log.info({ ip: caller.ip, known: person !== null }, 'login refused');
    if (person) await noteLogin(context, person, 'login-failed');
    throw new AppError('INVALID_CREDENTIALS');
  }
  if (body.password === PUBLISHED_PASSWORD && !caller.isLocal) throw new AppError('SAMPLE_ACCOUNT');
  await rightPassword();
  refuseSuspended(person);
  const left = await secondStep(context, person, body.code, device?.id ?? null);
  return openSession(context, person, left, device?.device);
});
