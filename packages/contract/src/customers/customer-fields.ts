import { z } from 'zod';
import { share } from '../kit/amounts.ts';
import { EMAIL_PATTERN, requiredText, text } from '../kit/fields.ts';

const optionalEmail = text(254).refine((value) => value === '' || EMAIL_PATTERN.test(value), {
  error: 'Email non valida',
});

const postalAddress = z.strictObject({
  name: text(200),
  street: text(200),
  postalCode: text(10),
  city: text(100),
  province: text(50),
  country: text(2),
});
export type PostalAddress = z.output<typeof postalAddress>;

const contact = z.strictObject({
  name: requiredText(200, 'Inserisci il nome del referente'),
  role: text(100),
  email: optionalEmail,
  phone: text(40),
});

/** Numbers with check digits (P.IVA, codice fiscale, IBAN) are texts: foreign and old data must go in. */
export const customerFields = z.strictObject({
  code: text(30),
  name: requiredText(200, 'Inserisci la ragione sociale'),
  vatNumber: text(20),
  fiscalCode: text(20),
  /** Codice destinatario of the electronic invoice. */
  sdi: text(7),
  pec: optionalEmail,
  email: optionalEmail,
  phone: text(40),
  website: text(200),
  iban: text(40),
  legalAddress: postalAddress,
  deliveryAddresses: z.array(postalAddress).max(50),
  contacts: z.array(contact).max(50),
  paymentTerms: text(200),
  deliveryTerms: text(200),
  /** %, on every quote for this customer unless changed there. */
  discount: share,
  /** % on price; null = the company's own default. */
  margin: share.lt(100, { error: 'Meno di 100.' }).nullable(),
  language: z.enum(['it', 'en']),
  /** 0 = not rated. */
  rating: z.int().min(0).max(5),
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type CustomerFields = z.output<typeof customerFields>;
