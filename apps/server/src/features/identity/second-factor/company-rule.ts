import { companySecondFactor } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { hasSecondFactor, readRule } from '../proofs/factors-repository.ts';

/** A user who requires a second factor must have one already, so as not to be locked out. */
export const requireSecondFactor = endpoint(
  companySecondFactor.require,
  async ({ tenant, audit, actor, clock }, { body: { required } }) =>
    tenant(async (db) => {
      const { companyGuid } = actor;
      if ((await readRule(db, companyGuid)) === required) return { required };
      if (required && !(await hasSecondFactor(db, actor.userGuid)))
        throw new AppError('SECOND_FACTOR_RULE', {
          message: 'Attiva prima la verifica in due passaggi per il tuo account, poi chiedila a tutti.',
        });
      await db
        .updateTable('companies')
        .set({ secondFactorRequiredAt: required ? clock() : null })
        .where('guid', '=', companyGuid)
        .execute();
      const changes = { required: { from: !required, to: required } };
      await audit(db, { action: 'second-factor-rule', entity: 'company', entityGuid: companyGuid, changes });
      return { required };
    }),
);
