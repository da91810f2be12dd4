import { z } from 'zod';
import { email, requiredText } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { registerPassword } from './password.ts';

export const VAT_PATTERN = /^[0-9]{11}$/;
export const vatNumber = z.string().trim().regex(VAT_PATTERN, { error: 'P.IVA di 11 cifre' });

export const registrationCompany = z.strictObject({
  companyName: requiredText(200, "Inserisci il nome dell'azienda"),
  vatNumber,
  address: requiredText(200, "Inserisci l'indirizzo"),
  postalCode: requiredText(10, 'Inserisci il CAP'),
  city: requiredText(100, 'Inserisci la città'),
  province: requiredText(50, 'Inserisci la provincia'),
});

export const registrationUser = z.strictObject({
  userName: requiredText(100, 'Inserisci il nome'),
  userSurname: requiredText(100, 'Inserisci il cognome'),
  userEmail: email,
  password: registerPassword,
});

export const registration = z.strictObject({
  company: registrationCompany,
  user: registrationUser,
  privacyConsent: z.boolean(),
});
export type Registration = z.output<typeof registration>;

export const registerComplete = route({
  method: 'POST',
  path: '/auth/register-complete',
  summary: 'Register a company with its first user; a 14-day trial starts',
  access: 'public',
  body: registration,
  status: 201,
  answer: z.object({
    success: z.literal(true),
    companyGuid: z.guid(),
    userGuid: z.guid(),
    /** Things worth a second look that did not stop the registration, by field path. */
    warnings: z.record(z.string(), z.string()),
  }),
  errors: ['CONSENT_REQUIRED', 'DUPLICATE_VAT', 'DUPLICATE_EMAIL', 'COMMON_PASSWORD'],
});
