import { passkeys } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { dropFactors, findFactor, readRule } from '../proofs/factors-repository.ts';
import { deletePasskey, listPasskeys } from '../proofs/passkeys-repository.ts';
import { passkeyMail } from './mails.ts';
import { proveSelf } from './prove-self.ts';

/** The last second step goes as any other does: by a code, and not where the company asks for one. */
export const removePasskey = endpoint(passkeys.remove, async (context, { params, body }) => {
  const { tenant, audit, actor, policy } = context;
  const { companyGuid, userGuid } = actor;
  const { name, isLast, isRule } = await tenant(async (db) => {
    const all = await listPasskeys(db, userGuid);
    const one = all.find(({ guid }) => guid === params.guid);
    if (!one) throw new AppError('NOT_FOUND');
    const hasApp = Boolean((await findFactor(db, userGuid))?.salt);
    return { name: one.name, isLast: all.length === 1 && !hasApp, isRule: await readRule(db, companyGuid) };
  });
  if (isLast && isRule) throw new AppError('SECOND_FACTOR_RULE');
  await proveSelf(context, body, isLast);
  await tenant(async (db, afterCommit) => {
    if (isLast) await dropFactors(db, userGuid);
    else await deletePasskey(db, params.guid);
    const changes = { device: { from: name, to: null } };
    await audit(db, { action: 'passkey-remove', entity: 'user', entityGuid: userGuid, changes });
    const mail = passkeyMail({ firstName: actor.firstName, publicUrl: policy.publicUrl }, name, false);
    await queueMail(db, afterCommit, context, { companyGuid, to: actor.email, ...mail });
  });
  return { success: true as const };
});
