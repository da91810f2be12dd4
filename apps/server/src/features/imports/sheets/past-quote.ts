import type { QuoteState } from '@truciolo/contract';
import { z } from 'zod';

/** Quotes of the past were sent: drafts are not imported. */
const pastStates = ['sent', 'accepted', 'refused', 'expired'] as const satisfies readonly QuoteState[];

/** An earlier day is a typo, or Excel's zero. */
const FIRST_DAY = '1980-01-01';
/** Same limit as in the price engine. */
const MOST_PIECES = 1_000_000_000;
const MOST_UNITS = 1e12;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `Al massimo ${max} caratteri.` });
const requiredText = (max: number) => text(max).min(1, { error: 'Campo obbligatorio.' });

const amount = z
  .int({ error: 'Valore non valido.' })
  .min(0, { error: 'Non può essere sotto zero.' })
  .max(MOST_UNITS, { error: 'Al massimo 100 milioni di euro.' });

/** A row of the sheet: a position with the common fields of its quote. Amounts in 1/10,000 €. */
export const pastQuoteRow = z.strictObject({
  number: requiredText(40),
  date: z.iso.date().refine((date) => date >= FIRST_DAY, { error: 'È prima del 1980: controlla la data.' }),
  customer: requiredText(200),
  vatNumber: text(20),
  title: text(300),
  reference: text(100),
  state: z.enum(pastStates),
  reason: text(500),
  validityDays: z
    .int()
    .min(1, { error: 'Almeno 1 giorno.' })
    .max(365, { error: 'Al massimo 365 giorni.' })
    .nullable(),
  deliveryTerms: text(200),
  code: text(100),
  description: text(20_000),
  material: text(200),
  quantity: z
    .int()
    .min(1, { error: 'Almeno 1 pezzo.' })
    .max(MOST_PIECES, { error: 'Al massimo un miliardo di pezzi.' }),
  unitPrice: amount,
  discount: z.number().min(0, { error: 'Da 0 a 99 %.' }).max(99, { error: 'Da 0 a 99 %.' }),
  /** Null: unknown, and so is the margin. */
  unitCost: amount.nullable(),
  notes: text(4000),
});
export type PastQuoteRow = z.output<typeof pastQuoteRow>;

/** Fields that belong to the whole quote; a row that leaves one empty takes that of the first row. */
export const headPaths = [
  'date',
  'customer',
  'vatNumber',
  'title',
  'reference',
  'state',
  'reason',
  'validityDays',
  'deliveryTerms',
] as const satisfies readonly (keyof PastQuoteRow)[];

export const positionPaths = [
  'code',
  'description',
  'material',
  'quantity',
  'unitPrice',
  'discount',
  'unitCost',
] as const satisfies readonly (keyof PastQuoteRow)[];
