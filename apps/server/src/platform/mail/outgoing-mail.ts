import { AppError } from '../app-error.ts';
import type { Actor, Context, Policy } from '../context.ts';

/** Mails that trials may send to others a day: one company, and all of them together. */
const TRIAL_A_DAY = 40;
const TRIALS_A_DAY = 1000;
const DAY_MINUTES = 24 * 60;

/** True while the sender's address is to be confirmed; without a mail server there is nothing to confirm. */
export const isUnconfirmed = (policy: Policy, actor: Pick<Actor, 'emailConfirmed'>): boolean =>
  policy.sendsMail && !actor.emailConfirmed;

/** Called before every mail that goes to somebody outside the company. */
export async function guardOutgoingMail({ actor, policy, limiter, tenant }: Context): Promise<void> {
  if (isUnconfirmed(policy, actor)) {
    const message = `Prima di inviare email a clienti e fornitori conferma il tuo indirizzo: apri il link che ti abbiamo mandato a ${actor.email}.`;
    throw new AppError('EMAIL_UNCONFIRMED', { message });
  }
  const { companyGuid } = actor;
  const licence = await tenant((db) =>
    db.selectFrom('subscriptions').select('plan').where('companyGuid', '=', companyGuid).executeTakeFirst(),
  );
  if (licence?.plan !== 'Prova') return;
  const limits = { [`trial-mail:${companyGuid}`]: TRIAL_A_DAY, 'trial-mails': TRIALS_A_DAY };
  for (const [key, limit] of Object.entries(limits))
    await limiter.take({ [key]: limit }, DAY_MINUTES).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const message = `Durante la prova partono al massimo ${TRIAL_A_DAY} email al giorno: copia il link, oppure riprova domani.`;
      throw new AppError('RATE_LIMITED', { message }, error.retryAfter);
    });
}
