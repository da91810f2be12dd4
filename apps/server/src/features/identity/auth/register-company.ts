import { auth, capabilities } from '@truciolo/contract';
import { isVatCheckDigitRight } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { createCompany } from '../../companies/index.ts';
import { findAddon, grantTrial } from '../../licensing/index.ts';
import { createStartingRegistries } from '../../starting-registries/index.ts';
import { hashPassword } from '../proofs/passwords.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { confirmationLink } from './confirm-email.ts';
import { welcomeMail } from './mails.ts';
import { createUser } from './repository.ts';

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

/** A company, its first user, the trial and the shipped library: all of it or nothing. */
export const registerCompany = endpoint(auth.register, async (context, { body }) => {
  const { handles, clock, policy, supplierGuid, limiter, caller, secrets } = context;
  if (!body.privacyConsent)
    throw new AppError('CONSENT_REQUIRED', { fields: { privacyConsent: 'Consenso richiesto' } });
  refuseCommonPassword(policy, body.user.password, 'user.password');
  const placeKey = `register:${caller.ip}`;
  // Refusals stay counted: callers who probe for existing e-mails soon reach the limit.
  await limiter.take({ [placeKey]: PER_PLACE }, WINDOW_MINUTES);
  const madeKey = `registered:${caller.ip}`;
  if (!caller.isLocal) await limiter.take({ [madeKey]: MADE_A_DAY }, DAY_MINUTES);

  const passwordHash = await hashPassword(body.user.password);
  const assistant = await handles.tenant(supplierGuid, (db) => findAddon(db, capabilities.assistant3d));
  const now = clock();
  const companyGuid = newGuid(now);
  const userGuid = newGuid(now);
  const { companyName, ...address } = body.company;
  const { userName, userSurname, userEmail } = body.user;
  const { publicUrl } = policy;
  const link = confirmationLink({ secrets, publicUrl, now }, { userGuid, email: userEmail });
  const confirmed = policy.sendsMail ? { emailConfirmedAt: null } : {};
  try {
    await handles.tenant(companyGuid, async (db, afterCommit) => {
      await createCompany(db, {
        guid: companyGuid,
        kind: 'consumer',
        supplierGuid,
        name: companyName,
        ...address,
        now,
      });
      const user = {
        guid: userGuid,
        companyGuid,
        firstName: userName,
        lastName: userSurname,
        email: userEmail,
      };
      await createUser(db, { ...user, ...confirmed, passwordHash, role: 'responsabile', now });
      await grantTrial(db, { companyGuid, userGuid, addon: assistant, now });
      await createStartingRegistries(db, companyGuid, now);
      await writeAudit(db, {
        companyGuid,
        actor: { userGuid, firstName: userName, lastName: userSurname },
        action: 'register',
        entity: 'company',
        entityGuid: companyGuid,
        at: now,
      });
      await queueMail(db, afterCommit, context, {
        companyGuid,
        to: userEmail,
        ...welcomeMail({ publicUrl, link: policy.sendsMail ? link : null }),
      });
    });
  } catch (error) {
    const duplicate = duplicates[uniqueViolation(error) ?? ''];
    if (!caller.isLocal) await limiter.giveBack([madeKey]);
    if (!duplicate) throw error;
    throw duplicate();
  }
  await limiter.giveBack([placeKey]);
  const warnings: Record<string, string> = {};
  if (!isVatCheckDigitRight(body.company.vatNumber)) {
    warnings['company.vatNumber'] =
      'La cifra di controllo della partita IVA non torna: verifica che sia giusta.';
  }
  return { success: true as const, companyGuid, userGuid, warnings };
});
