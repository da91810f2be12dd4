import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, guid, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';

const insertion = [capabilities.insertion];
const chosen = z
  .array(guid)
  .min(1, { error: 'Scegli almeno un DDT.' })
  .max(200, { error: 'Al massimo 200 DDT per fattura.' });
const invoice = {
  ddts: chosen,
  number: requiredText(20, 'Scrivi il numero della fattura.'),
  date: day,
};

/** `YYYY-MM` */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Number and day of a document: the next number of the series, or without one the number as it was typed. */
export const documentNumber = (message: string) =>
  z
    .strictObject({ number: text(20).default(''), series: guid.nullable().default(null), date: day })
    .refine(({ number, series }) => number !== '' || series !== null, {
      error: message,
      path: ['number'],
    });

/** A delivery note with its value, 1/10,000 € net. */
const invoiceable = z.object({
  guid,
  number: z.string(),
  date: day,
  customerGuid: guid.nullable(),
  customerName: z.string(),
  /** Null where one of its jobs has no price. */
  amount: amount.nullable(),
  lines: z.array(
    z.object({
      jobGuid: guid,
      jobNumber: z.string(),
      orderNumber: z.string(),
      code: z.string(),
      description: z.string(),
      quantity: z.int(),
      amount: amount.nullable(),
    }),
  ),
  /** One-time charges of an order that are invoiced with this note. */
  charges: z.array(z.object({ orderNumber: z.string(), label: z.string(), amount })),
  /** Terms agreed in the quote; empty where they were not stated. */
  paymentTerms: z.string(),
  /** Number and day of its invoice; null while it is not invoiced. */
  invoice: z.object({ number: z.string(), date: day }).nullable(),
});
export type InvoiceableDdt = z.output<typeof invoiceable>;

/** Delivery notes to invoice. The accountant's program sends the invoices. */
export const invoicing = {
  list: route({
    method: 'GET',
    path: '/invoicing/ddts',
    summary: 'Delivery notes to invoice, or those invoiced last; refused to users without price access',
    access: 'session',
    prices: 'needed',
    query: z.strictObject({ invoiced: z.enum(['no', 'yes']).default('no') }),
    answer: z.object({ ddts: z.array(invoiceable) }),
    errors: ['FORBIDDEN'],
  }),
  draft: route({
    method: 'POST',
    path: '/invoicing/draft',
    writes: 'none',
    summary: 'A draft of the invoice over some delivery notes of one customer, as FatturaPA 1.2.2',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability: insertion,
    body: z.strictObject({
      ...invoice,
      /** Default: the terms of the quote or of the customer's record. */
      paymentTerms: text(200).optional(),
    }),
    answer: madeFile,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DDT_CUSTOMERS', 'DDT_SETTLED', 'JOB_UNPRICED'],
  }),
  /** Marked invoices and credit notes of a month, each as FatturaPA 1.2.2, in one zip for the accountant. */
  month: route({
    method: 'GET',
    path: '/invoicing/months/:month/xml',
    summary: 'The invoices and credit notes marked in a month, as drafts in FatturaPA 1.2.2, in one zip file',
    access: 'session',
    leaves: true,
    prices: 'needed',
    params: z.object({ month }),
    answer: madeFile,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DDT_CUSTOMERS', 'DDT_SETTLED', 'JOB_UNPRICED'],
  }),
  /** An empty number removes the mark. */
  mark: route({
    method: 'POST',
    path: '/invoicing/marks',
    writes: 'set',
    summary: 'Mark delivery notes as invoiced, or remove the mark',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability: insertion,
    body: z.strictObject({
      ddts: chosen,
      invoice: documentNumber('Scrivi il numero della fattura.').nullable(),
    }),
    answer: z.object({ ddts: z.array(invoiceable) }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DDT_CUSTOMERS', 'DDT_SETTLED', 'DDT_INVOICED', 'NUMBER_TAKEN'],
  }),
};
