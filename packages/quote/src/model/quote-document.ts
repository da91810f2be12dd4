import { writeGrouped } from '@truciolo/italian';
import { z } from 'zod';
import { costCategory, id, number, optionalNumber, type Read, text } from './fields.ts';
import { phase } from './phase-draft.ts';
import { cost, orderCost, price } from './price-draft.ts';
import { MAX_WORK, TOO_MUCH_WORK, workOfQuote } from './quote-work.ts';
import { quoteRates } from './rates-draft.ts';
import { rule } from './rule-draft.ts';
import { stock } from './stock-draft.ts';
import { value } from './value.ts';

// The quote as one JSON document: typed values, with the rates it was priced with. It may be unfinished at every point.
// Numbers are plain: amounts in euro with at most four decimals, percentages as 20 = 20 %, times in minutes, lengths in
// mm, weights in kg.

/** Measures of the finished part, for charges by measure. */
export const partData = z.strictObject({
  surfaceDm2: optionalNumber,
  volumeDm3: optionalNumber,
  length: optionalNumber,
  diameter: optionalNumber,
  holes: optionalNumber,
});

const positionFields = z.strictObject({
  id,
  code: text(100),
  description: text(20_000),
  drawing: text(100),
  drawingRevision: text(40),
  /** The attached picture that the customer is shown, by its file. Left out or null: none. */
  picture: z.guid().nullable().optional(),
  /** The attached light model that the customer may turn, by its file. Left out or null: none. */
  mesh: z.guid().nullable().optional(),
  /** Printed below the position. */
  notes: text(20_000),
  quantities: z.array(number).max(100, { error: 'Al massimo 100 quantità.' }),
  /** The quantity that counts in the sum; null = the first. */
  chosenQuantity: optionalNumber,
  /** Shown to the customer but left out of the sum. */
  optional: z.boolean(),
  part: partData,
  /** Null: not said yet, and the price says so. */
  stock: stock.nullable(),
  phases: z.array(phase).max(200, { error: 'Al massimo 200 fasi.' }),
  costs: z.array(cost).max(100, { error: 'Al massimo 100 costi.' }),
  scrap: value,
  /** "Rischio lo scarto": stock by the average and not in whole pieces. Left out: as before there was a choice, by the average. */
  risksScrap: z.boolean().optional(),
  overheads: z.strictObject({ rate: value, exclude: z.array(costCategory).max(20) }),
  price,
  rules: z.array(rule).max(100),
});

/** The customer as the document will print it; the registry may change later. */
export const quoteCustomer = z.strictObject({
  guid: z.guid().nullable(),
  name: text(200),
  contact: text(200),
  email: text(254),
  address: text(500),
  vatNumber: text(20),
});

/** Beyond it is a price list, which no page shows and no printer likes. */
export const MAX_POSITIONS = 1000;
export const TOO_MANY_POSITIONS = `Un preventivo ha al massimo ${writeGrouped(MAX_POSITIONS)} posizioni: dividilo.`;

/** Characters of the whole document: three times a thousand ordinary positions. */
const MAX_DOCUMENT_LENGTH = 4_000_000;

export type PositionDraft = Read<typeof positionFields>;
export const quotePosition: z.ZodType<PositionDraft, PositionDraft> = positionFields;

const fields = z.strictObject({
  customer: quoteCustomer,
  title: text(300),
  /** The customer's own number of the request. */
  reference: text(100),
  /** `YYYY-MM-DD` */
  date: z.iso.date({ error: 'Data non valida.' }),
  validityDays: z.int().min(1, { error: 'Almeno 1 giorno.' }).max(365, { error: 'Al massimo 365 giorni.' }),
  paymentTerms: text(200),
  deliveryTerms: text(200),
  language: z.enum(['it', 'en']),
  tags: z.array(text(40)).max(20),
  customerNotes: text(50_000),
  internalNotes: text(50_000),
  exclusions: text(20_000),
  /** %, in cascade, on the sum of the positions. */
  discounts: z.array(z.number().min(0).max(100, { error: 'Da 0 a 100 %.' })).max(5),
  minimumOrder: z.number().min(0).max(1e8).nullable(),
  /** A rate in %, or a natura code such as "N3.1". */
  vat: z.union([
    z.number().min(0).max(100),
    z.string().regex(/^N\d(\.\d)?$/, { error: 'Codice natura non valido.' }),
  ]),
  positions: z
    .array(quotePosition)
    .max(MAX_POSITIONS, { error: TOO_MANY_POSITIONS })
    .refine((list) => new Set(list.map((position) => position.id)).size === list.length, {
      error: 'Due posizioni hanno lo stesso identificativo.',
    }),
  /** Absent in quotes from before the list existed, whose positions carry the order costs. */
  orderCosts: z.array(orderCost).max(50, { error: 'Al massimo 50 costi dell’ordine.' }).optional(),
  rates: quoteRates,
});

export const quoteDocument: z.ZodType<QuoteDocument, QuoteDocument> = fields.superRefine(
  (document, check) => {
    const refuse = (message: string) => check.addIssue({ code: 'custom', path: ['positions'], message });
    if (workOfQuote(document) > MAX_WORK) refuse(TOO_MUCH_WORK);
    if (JSON.stringify(document).length > MAX_DOCUMENT_LENGTH)
      refuse('Il preventivo contiene troppo testo: dividilo in due, o accorcia note e descrizioni.');
  },
);

export type QuoteCustomer = Read<typeof quoteCustomer>;
export type QuoteDocument = Read<typeof fields>;
