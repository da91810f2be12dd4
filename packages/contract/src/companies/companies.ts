import { isTaxRegime } from '@truciolo/jobs';
import { readSheetSizes } from '@truciolo/quote';
import { z } from 'zod';
import { vatNumber } from '../auth/register.ts';
import { companyKinds } from '../auth/user.ts';
import { EMAIL_PATTERN, guid, requiredText, text, workingDays } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'Colore non valido (esempio: #C8420C).' });
const optionalEmail = text(254).refine((value) => value === '' || EMAIL_PATTERN.test(value), {
  error: 'Email non valida',
});
const percent = z.number().min(0, { error: 'Da 0 a 100.' }).max(100, { error: 'Da 0 a 100.' });

/** A leap year, so that 29/02 is one. */
const isDayOfYear = (value: string): boolean => {
  const [, day, month] = /^(\d{2})\/(\d{2})$/.exec(value) ?? [];
  return value === '' || (day !== undefined && z.iso.date().safeParse(`2028-${month}-${day}`).success);
};

/** Fields that a company edits itself. Text that is not given is an empty string. */
export const companyFields = z.strictObject({
  name: requiredText(200, "Inserisci il nome dell'azienda"),
  vatNumber,
  fiscalCode: text(16),
  address: requiredText(200, "Inserisci l'indirizzo"),
  postalCode: requiredText(10, 'Inserisci il CAP'),
  city: requiredText(100, 'Inserisci la città'),
  province: requiredText(50, 'Inserisci la provincia'),
  phone: text(30),
  email: optionalEmail,
  pec: optionalEmail,
  /** Text as typed: the page marks one whose check digits are wrong. */
  iban: text(40),
  website: text(200),
  pdfColour: colour,
  pdfIntro: text(2000),
  pdfConditions: text(8000),
  pdfFooter: text(500),
  defaultMargin: percent.lt(100, { error: 'Meno di 100.' }),
  defaultVat: percent,
  taxRegime: z.string().refine(isTaxRegime, { error: 'Scegli un regime fiscale.' }),
  validityDays: z.int().min(1, { error: 'Almeno 1 giorno.' }).max(365, { error: 'Al massimo 365 giorni.' }),
  paymentTerms: text(200),
  deliveryTerms: text(200),
  quoteNumberFormat: text(40).refine((value) => /\{n+\}/.test(value), {
    error: 'Serve il posto del numero, per esempio P-{aaaa}-{nnnn}.',
  }),
  /** The sheets it keeps or buys, as people write them: "2000 × 1000; 3000 × 1500". */
  sheetSizes: text(300).refine((value) => readSheetSizes(value) !== null, {
    error: 'Scrivi i formati così: 2000 × 1000; 3000 × 1500.',
  }),
  /**
   * Labour counts as variable cost if it is spent only when the job is taken; this decides the variable floor of a
   * price.
   */
  labourIsVariable: z.boolean(),
  /** Working days from an order to the material in the shop. */
  materialLeadDays: workingDays,
  /** Working days added to the end date of the machine plan before a delivery day is promised. */
  deliveryMarginDays: workingDays,
  /** Day and month of the town's patron saint: "07/12". */
  patronDay: text(5).refine(isDayOfYear, { error: 'Scrivi giorno e mese, per esempio 07/12.' }),
  /** Percentage that is paid on top of the hourly cost for work in overtime. */
  overtimePercent: percent,
  /** An operator attends one machine at a time. */
  oneMachineEach: z.boolean(),
});
export type CompanyFields = z.output<typeof companyFields>;

export const company = companyFields.extend({
  /** Null for users without cost access. */
  defaultMargin: companyFields.shape.defaultMargin.nullable(),
  guid,
  kind: z.enum(companyKinds),
  /** Signed, short-lived address of the logo; null while there is none. */
  logoUrl: z.string().nullable(),
  version: z.int(),
});
export type Company = z.output<typeof company>;

const params = z.object({ companyGuid: guid });

export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** Formats that a PDF can embed; the page converts all others to PNG before the upload. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const;

export const companies = {
  get: route({
    method: 'GET',
    path: '/companies/:companyGuid',
    summary: 'The company of the user',
    access: 'session',
    params,
    answer: company,
    errors: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PUT',
    path: '/companies/:companyGuid',
    writes: 'merge',
    summary: 'Change fields of the company; `base` holds the base values of the change',
    access: 'session',
    licence: 'open',
    params,
    body: z.strictObject({ base: companyFields.partial(), changes: companyFields.partial() }),
    answer: company,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'DUPLICATE_VAT'],
  }),
  uploadLogo: route({
    method: 'PUT',
    path: '/companies/:companyGuid/logo',
    writes: 'set',
    summary: 'Replace the logo: PNG, JPEG or WebP up to 2 MB, as the raw body',
    access: 'session',
    licence: 'open',
    params,
    upload: { types: LOGO_TYPES, maxBytes: LOGO_MAX_BYTES },
    answer: company,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'UNSUPPORTED_MEDIA', 'PAYLOAD_TOO_LARGE'],
  }),
  deleteLogo: route({
    method: 'DELETE',
    path: '/companies/:companyGuid/logo',
    writes: 'once',
    summary: 'Remove the logo',
    access: 'session',
    licence: 'open',
    params,
    answer: company,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
