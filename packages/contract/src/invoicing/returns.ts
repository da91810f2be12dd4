import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, guid, requiredText } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';
import { documentNumber } from './invoicing.ts';

const insertion = [capabilities.insertion];
const chosen = z
  .array(guid)
  .min(1, { error: 'Scegli almeno un reso.' })
  .max(200, { error: 'Al massimo 200 resi per nota di credito.' });
const number = requiredText(20, 'Scrivi il numero della nota di credito.');
const document = z.object({ number: z.string(), date: day });

/** Pieces that came back, with what they are credited at, 1/10,000 € net. */
const creditable = z.object({
  guid,
  date: day,
  customerGuid: guid.nullable(),
  customerName: z.string(),
  ddt: z.object({ guid, number: z.string() }),
  invoice: document,
  jobGuid: guid,
  jobNumber: z.string(),
  code: z.string(),
  description: z.string(),
  quantity: z.int(),
  isReplaced: z.boolean(),
  reason: z.string(),
  /** Null where the job has no price. */
  amount: amount.nullable(),
  /** Number and day of its credit note; null while it is to be credited. */
  credit: document.nullable(),
});
export type CreditableReturn = z.output<typeof creditable>;

export const returns = {
  list: route({
    method: 'GET',
    path: '/invoicing/returns',
    summary: 'Returned pieces, those to be credited first; refused to users without prices',
    access: 'session',
    prices: 'needed',
    answer: z.object({ returns: z.array(creditable) }),
    errors: ['FORBIDDEN'],
  }),
  draft: route({
    method: 'POST',
    path: '/invoicing/credit-draft',
    writes: 'none',
    summary: 'A draft of the credit note (TD04) over some returns of one customer, as FatturaPA 1.2.2',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability: insertion,
    body: z.strictObject({ returns: chosen, number, date: day }),
    answer: madeFile,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DDT_CUSTOMERS', 'JOB_UNPRICED'],
  }),
  /** A null credit takes the mark away. */
  mark: route({
    method: 'POST',
    path: '/invoicing/credit-marks',
    writes: 'set',
    summary: 'Returns that a credit note was written for, or for which it was not after all',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability: insertion,
    body: z.strictObject({
      returns: chosen,
      credit: documentNumber('Scrivi il numero della nota di credito.').nullable(),
    }),
    answer: z.object({ returns: z.array(creditable) }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DDT_CUSTOMERS', 'DDT_SETTLED', 'NUMBER_TAKEN'],
  }),
};
