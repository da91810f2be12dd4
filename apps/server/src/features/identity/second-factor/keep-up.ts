import { secondFactor } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import {
  dropApp,
  findFactor,
  hasSecondFactor,
  listUnusedCodes,
  readRule,
  replaceRecoveryCodes,
  secondFactorsOf,
} from '../proofs/factors-repository.ts';
import { listPasskeys } from '../proofs/passkeys-repository.ts';
import { switchedOffMail } from './mails.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { proveSelf } from './prove-self.ts';

const notOn = () => new AppError('NOT_FOUND', { message: 'La verifica in due passaggi non è attiva.' });

async function requireOn({ tenant, actor }: Context): Promise<void> {
  if (!(await tenant((db) => hasSecondFactor(db, actor.userGuid)))) throw notOn();
}

export const readSecondFactor = endpoint(secondFactor.get, ({ tenant, actor }) =>
  tenant(async (db) => {
    const factor = await findFactor(db, actor.userGuid);
    return {
      passkeys: (await listPasskeys(db, actor.userGuid)).length,
      appSince: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: (await listUnusedCodes(db, actor.userGuid)).length,
      required: await readRule(db, actor.companyGuid),
    };
  }),
);

export const renewRecoveryCodes = endpoint(secondFactor.renewCodes, async (context, { body }) => {
  const { tenant, audit, actor, clock } = context;
  await requireOn(context);
  await proveSelf(context, body, true);
  const { codes, hashes } = await makeRecoveryCodes();
  const { companyGuid, userGuid } = actor;
  await tenant(async (db) => {
    await replaceRecoveryCodes(db, { companyGuid, userGuid }, hashes, clock());
    await audit(db, { action: 'renew-recovery-codes', entity: 'user', entityGuid: userGuid });
  });
  return { recoveryCodes: codes };
});

export const switchOffSecondFactor = endpoint(secondFactor.switchOff, async (context, { body }) => {
  const { tenant, audit, actor, policy } = context;
  const { companyGuid, userGuid } = actor;
  const { isApp, isBound } = await tenant(async (db) => {
    const kinds = await secondFactorsOf(db, userGuid);
    return { isApp: kinds.includes('app'), isBound: kinds.length === 1 && (await readRule(db, companyGuid)) };
  });
  if (!isApp) throw notOn();
  if (isBound) throw new AppError('SECOND_FACTOR_RULE');
  await proveSelf(context, body, true);
  await tenant(async (db, afterCommit) => {
    await dropApp(db, userGuid);
    await audit(db, { action: 'second-factor-off', entity: 'user', entityGuid: userGuid });
    const mail = switchedOffMail({ firstName: actor.firstName, publicUrl: policy.publicUrl });
    await queueMail(db, afterCommit, context, { companyGuid, to: actor.email, ...mail });
  });
  return { success: true as const };
});
