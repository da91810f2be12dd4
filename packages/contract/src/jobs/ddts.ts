import { z } from 'zod';
import { changeOf, day, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';
import { historyEntry } from '../registries/registry.ts';
import { pieces } from './jobs.ts';

const insertion = [capabilities.insertion];

/** Pieces of a line that came back after the invoice. */
const ddtReturn = z.object({
  guid,
  place: z.int(),
  quantity: z.int(),
  /** The customer gets other pieces for them; otherwise the order is over without them. */
  isReplaced: z.boolean(),
  date: day,
  reason: z.string(),
  /** Of its credit note; null while it is to be credited. */
  credit: z.object({ number: z.string(), date: day }).nullable(),
});

/** Documento di trasporto (DPR 472/1996). */
const ddt = z.object({
  guid,
  /** Printed form: `214/2026`. */
  number: z.string(),
  date: day,
  customerName: z.string(),
  destination: z.string(),
  reason: z.string(),
  carrier: z.string(),
  packages: z.int().nullable(),
  weight: z.number().nullable(),
  appearance: z.string(),
  notes: z.string(),
  createdAt: instant,
  /** Time, author and reason of the annulment: the number stays used, its goods no longer count. */
  annulled: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  /** Its invoice; null while it is not invoiced. */
  invoice: z.object({ number: z.string(), date: day }).nullable(),
  lines: z.array(
    z.object({
      place: z.int(),
      jobGuid: guid,
      jobNumber: z.string(),
      code: z.string(),
      description: z.string(),
      quantity: z.int(),
      /** Number and day of the customer's order; empty and null where nobody said them. */
      buyerNumber: z.string(),
      buyerDate: day.nullable(),
    }),
  ),
  returns: z.array(ddtReturn),
});
export type Ddt = z.output<typeof ddt>;

/** Fields of the header that are printed with the goods. */
const head = {
  date: day,
  destination: text(500),
  reason: text(100),
  carrier: text(200),
  packages: z.int().min(0).max(100_000).nullable(),
  weight: z.number().min(0).max(1e6).nullable(),
  appearance: text(100),
  notes: text(2000),
};
/** Fields that can be corrected: the header, and the pieces of the lines by their position. */
const ddtFields = z.strictObject({
  ...head,
  quantities: z.record(z.string().regex(/^[1-9]\d{0,2}$/), pieces),
  /** Reason why more pieces leave than are good or were ordered. */
  why: text(300),
});
export type DdtFields = z.output<typeof ddtFields>;
const params = z.object({ guid });
/** Reason why more pieces leave than are good or were ordered. */
const why = text(300).default('');

export const ddts = {
  /** `guid` is the caller's idempotency key: a repeated call answers with the first note. */
  create: route({
    method: 'POST',
    path: '/ddts',
    writes: 'once',
    summary:
      'Create a delivery note for pieces of some jobs of one customer, with the next number of the year',
    access: 'session',
    leaves: true,
    capability: insertion,
    body: z.strictObject({
      guid: guid.optional(),
      /** Series of its number; without one the notes of the year are numbered together. */
      series: guid.nullable().default(null),
      ...head,
      lines: z
        .array(z.strictObject({ jobGuid: guid, quantity: pieces, why }))
        .min(1)
        .max(200),
      /**
       * One-time charges of the order are invoiced with this note; false: with a later one, at the latest with the
       * last.
       */
      withCharges: z.boolean().default(true),
    }),
    status: 201,
    answer: ddt,
    errors: ['NOT_FOUND', 'DDT_CUSTOMERS', 'DDT_EXCESS', 'JOB_STATE', 'GUID_TAKEN'],
  }),
  correct: route({
    method: 'PATCH',
    path: '/ddts/:guid',
    writes: 'merge',
    summary: 'Correct the head and the pieces of a delivery note that is neither invoiced nor annulled',
    access: 'session',
    capability: insertion,
    params,
    body: changeOf(ddtFields),
    answer: ddt,
    errors: ['NOT_FOUND', 'CONFLICT', 'DDT_EXCESS', 'DDT_SETTLED'],
  }),
  /** Charges on a note that is invoiced already stay there. */
  takeCharges: route({
    method: 'POST',
    path: '/ddts/:guid/charges',
    writes: 'set',
    summary: 'Invoice the one-time charges of the order with this delivery note instead of another open one',
    access: 'session',
    prices: 'needed',
    capability: insertion,
    params,
    answer: ddt,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'DDT_SETTLED'],
  }),
  annul: route({
    method: 'POST',
    path: '/ddts/:guid/annul',
    writes: 'once',
    summary:
      'Annul a delivery note that is not invoiced: the number stays used, its pieces are to be delivered again',
    access: 'session',
    capability: insertion,
    params,
    body: z.strictObject({ reason: requiredText(300, 'Scrivi perché lo annulli.') }),
    answer: ddt,
    errors: ['NOT_FOUND', 'DDT_SETTLED'],
  }),
  /** `guid` is the caller's own: sent again under it, it answers the first. */
  giveBack: route({
    method: 'POST',
    path: '/ddts/:guid/returns',
    writes: 'once',
    summary:
      'Pieces of an invoiced delivery note came back: they are to be credited, and delivered again where they are replaced',
    access: 'session',
    capability: insertion,
    params,
    body: z.strictObject({
      guid: guid.optional(),
      place: z.int().min(1).max(999),
      quantity: pieces,
      isReplaced: z.boolean(),
      date: day,
      reason: requiredText(300, 'Scrivi perché sono tornati.'),
    }),
    status: 201,
    answer: ddt,
    errors: ['NOT_FOUND', 'DDT_NOT_INVOICED', 'DDT_SETTLED', 'GUID_TAKEN'],
  }),
  removeReturn: route({
    method: 'DELETE',
    path: '/returns/:guid',
    writes: 'once',
    summary: 'Takes away a return that was written by mistake, until it is credited',
    access: 'session',
    capability: insertion,
    params,
    answer: ddt,
    errors: ['NOT_FOUND', 'RETURN_CREDITED'],
  }),
  history: route({
    method: 'GET',
    path: '/ddts/:guid/history',
    summary: 'History of a delivery note',
    access: 'session',
    scope: 'jobs:read',
    params,
    answer: z.array(historyEntry),
    errors: ['NOT_FOUND'],
  }),
  get: route({
    method: 'GET',
    path: '/ddts/:guid',
    summary: 'One delivery note',
    access: 'session',
    scope: 'jobs:read',
    params: z.object({ guid }),
    answer: ddt,
    errors: ['NOT_FOUND'],
  }),
  pdf: route({
    method: 'GET',
    path: '/ddts/:guid/pdf',
    summary: 'The delivery note as PDF',
    access: 'session',
    leaves: true,
    params: z.object({ guid }),
    answer: madeFile,
    errors: ['NOT_FOUND'],
  }),
};

export const jobSheets = {
  subcontract: route({
    method: 'GET',
    path: '/jobs/:guid/phases/:phaseGuid/order',
    summary: 'The order to the subcontractor of an external phase as PDF; names neither price nor customer',
    access: 'session',
    leaves: true,
    params: z.object({ guid, phaseGuid: guid }),
    answer: madeFile,
    errors: ['NOT_FOUND', 'JOB_STATE'],
  }),
  pdf: route({
    method: 'GET',
    path: '/jobs/:guid/sheet',
    summary: 'The work sheet of a job as PDF, with a code to scan for each phase',
    access: 'session',
    leaves: true,
    params: z.object({ guid }),
    answer: madeFile,
    errors: ['NOT_FOUND'],
  }),
};
