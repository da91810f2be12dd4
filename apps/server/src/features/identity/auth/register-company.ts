import { auth } from '@truciolo/contract';
import { isVatCheckDigitRight } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { createStartingRegistries } from '../../starting-registries/index.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { createRegisteredCompany } from './create-registered-company.ts';

const duplicates: Readonly<Record<string, () => AppError>> = {
  companies_vat_number_key: () =>
    new AppError('DUPLICATE_VAT', {
      fields: { 'company.vatNumber': 'Esiste già un’azienda registrata con questa partita IVA.' },
    }),
  users_email_key: () =>
    new AppError('DUPLICATE_EMAIL', {
      fields: { 'user.userEmail': 'Esiste già un account con questa email.' },
    }),
};

const PER_PLACE = 20;
const WINDOW_MINUTES = 60;
/** Companies that one address may make a day; the machine of the server itself may make any number. */
const MADE_A_DAY = 10;
const DAY_MINUTES = 24 * 60;

/** A company, its first user, the trial and the starting registries. */
export const registerCompany = endpoint(auth.register, async (context, { body }) => {
  const { policy, limiter, caller } = context;
  if (!body.privacyConsent)
    throw new AppError('CONSENT_REQUIRED', { fields: { privacyConsent: 'Consenso richiesto' } });
  refuseCommonPassword(policy, body.user.password, 'user.password');
  const placeKey = `register:${caller.ip}`;
  // Refusals stay counted: callers who probe for existing e-mails soon reach the limit.
  await limiter.take({ [placeKey]: PER_PLACE }, WINDOW_MINUTES);
  const madeKey = `registered:${caller.ip}`;
  if (!caller.isLocal) await limiter.take({ [madeKey]: MADE_A_DAY }, DAY_MINUTES);

  const creating = createRegisteredCompany(context, body, createStartingRegistries);
  const created = await creating.catch(async (error: unknown) => {
    if (!caller.isLocal) await limiter.giveBack([madeKey]);
    throw duplicates[uniqueViolation(error) ?? '']?.() ?? error;
  });
  await limiter.giveBack([placeKey]);
  const warnings: Record<string, string> = {};
  if (!isVatCheckDigitRight(body.company.vatNumber)) {
    warnings['company.vatNumber'] =
      'La cifra di controllo della partita IVA non torna: verifica che sia giusta.';
  }
  return { success: true as const, ...created, warnings };
});
