import { z } from 'zod';
import { email, requiredText } from '../kit/fields.ts';
import { registerPassword } from './password.ts';

const VAT_PATTERN = /^[0-9]{11}$/;
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
