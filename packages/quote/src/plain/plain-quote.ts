import { z } from 'zod';
import { id, key, number, optionalNumber, type Read, text } from '../model/fields.ts';
import { MAX_POSITIONS, partData, quoteCustomer, TOO_MANY_POSITIONS } from '../model/quote-document.ts';
import { section } from '../model/stock-draft.ts';

// The quote for users without cost access: the part and its times. Rates, margins, floors and discounts have no field
// here, so that they can be neither read nor written through it.

const plainStock = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bar'),
    materialId: key.nullable(),
    section,
    /** mm */
    length: optionalNumber,
  }),
  z.strictObject({
    kind: z.literal('blank'),
    materialId: key.nullable(),
    /** kg */
    weight: optionalNumber,
  }),
  z.strictObject({ kind: z.literal('none') }),
]);

const plainPhase = z.strictObject({
  id,
  name: text(200),
  /** The process of the registry that it is, or will be, made from. */
  workGuid: z.guid().nullable(),
  /** Minutes; null for other kinds of charge, and for a process that the server has not looked up yet. */
  time: z
    .strictObject({
      machineId: key.nullable(),
      setup: optionalNumber,
      cycle: optionalNumber,
      /** The cycle is computed by a formula, and stays so. */
      byFormula: z.boolean(),
    })
    .nullable(),
});

const plainPosition = z.strictObject({
  id,
  code: text(100),
  description: text(20_000),
  drawing: text(100),
  drawingRevision: text(40),
  notes: text(20_000),
  quantities: z.array(number).max(100, { error: 'Al massimo 100 quantità.' }),
  part: partData,
  stock: plainStock.nullable(),
  phases: z.array(plainPhase).max(200, { error: 'Al massimo 200 fasi.' }),
});

const fields = z.strictObject({
  customer: quoteCustomer,
  title: text(300),
  reference: text(100),
  validityDays: z.int().min(1, { error: 'Almeno 1 giorno.' }).max(365, { error: 'Al massimo 365 giorni.' }),
  paymentTerms: text(200),
  deliveryTerms: text(200),
  language: z.enum(['it', 'en']),
  customerNotes: text(50_000),
  positions: z.array(plainPosition).max(MAX_POSITIONS, { error: TOO_MANY_POSITIONS }),
});

export type PlainStock = Read<typeof plainStock>;
export type PlainPhase = Read<typeof plainPhase>;
export type PlainPosition = Read<typeof plainPosition>;
export type PlainQuote = Read<typeof fields>;

export const plainQuote: z.ZodType<PlainQuote, PlainQuote> = fields;
