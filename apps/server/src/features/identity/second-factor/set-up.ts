import { secondFactor } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { newToken } from '../../../platform/secrets.ts';
import {
  confirmPending,
  findFactor,
  hasSecondFactor,
  replaceRecoveryCodes,
  storePending,
} from '../proofs/factors-repository.ts';
import { base32, matchingStep, otpAddress } from '../proofs/totp.ts';
import { switchedOnMail } from './mails.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { attempting, proveSelf, wrongCode } from './prove-self.ts';

export const beginSecondFactor = endpoint(secondFactor.begin, async (context, { body }) => {
  const { tenant, actor, secrets } = context;
  const isOn = await tenant((db) => hasSecondFactor(db, actor.userGuid));
  await proveSelf(context, body, isOn);
  const salt = newToken();
  const { companyGuid, userGuid } = actor;
  await tenant((db) => storePending(db, { companyGuid, userGuid }, salt));
  const secret = secrets.appSecret(salt);
  return { secret: base32(secret), address: otpAddress(secret, actor.email) };
});

export const confirmSecondFactor = endpoint(secondFactor.confirm, async (context, { body }) => {
  const { tenant, audit, actor, clock, secrets, policy } = context;
  const { companyGuid, userGuid } = actor;
  const salt = (await tenant((db) => findFactor(db, userGuid)))?.pendingSalt;
  if (!salt)
    throw new AppError('NOT_FOUND', { message: 'Comincia di nuovo: non c’è un codice da confermare.' });
  const now = clock();
  const step = await attempting(context, async () => {
    const found = matchingStep(secrets.appSecret(salt), body.code, now);
    if (found === null)
      throw wrongCode('Il codice non è giusto: controlla che l’ora del telefono sia esatta.');
    return found;
  });
  const { codes, hashes } = await makeRecoveryCodes();
  await tenant(async (db, afterCommit) => {
    if (!(await confirmPending(db, { companyGuid, userGuid }, { salt, step, now }))) throw wrongCode();
    await replaceRecoveryCodes(db, { companyGuid, userGuid }, hashes, now);
    await audit(db, { action: 'second-factor-on', entity: 'user', entityGuid: userGuid });
    const mail = switchedOnMail({ firstName: actor.firstName, publicUrl: policy.publicUrl });
    await queueMail(db, afterCommit, context, { companyGuid, to: actor.email, ...mail });
  });
  return { recoveryCodes: codes };
});
