import {
  ACCOUNTING_DATES,
  ACCOUNTING_FIELDS,
  ACCOUNTING_PROGRAMS,
  ACCOUNTING_SEPARATORS,
  type AccountingField,
  type AccountingLayout,
  type AccountingProgram,
} from '@truciolo/jobs';
import { z } from 'zod';
import { text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';
import { month } from './invoicing.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const layout: z.ZodType<AccountingLayout, AccountingLayout> = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        heading: text(60),
        field: z.enum(keysOf<AccountingField>(ACCOUNTING_FIELDS)),
        text: text(100),
      }),
    )
    .min(1, { error: 'Serve almeno una colonna.' })
    .max(60, { error: 'Al massimo 60 colonne.' }),
  separator: z.enum(ACCOUNTING_SEPARATORS),
  decimal: z.enum([',', '.']),
  dates: z.enum(ACCOUNTING_DATES),
  encoding: z.enum(['utf-8', 'windows-1252']),
  withHeadings: z.boolean(),
  rows: z.enum(['document', 'vat']),
  credits: z.enum(['positive', 'negative']),
  invoiceCode: text(10),
  creditCode: text(10),
});

const program = z.enum(keysOf<AccountingProgram>(ACCOUNTING_PROGRAMS));
const layouts = z.record(program, layout);

/** Invoices and credit notes of a month as CSV, in the columns of an accounting program that the shop can change. */
export const accounting = {
  layouts: route({
    method: 'GET',
    path: '/invoicing/layouts',
    summary: 'The columns of each accounting program: those delivered, or those that the company saved',
    access: 'session',
    prices: 'needed',
    answer: layouts,
    errors: ['FORBIDDEN'],
  }),
  save: route({
    method: 'PUT',
    path: '/invoicing/layouts/:program',
    writes: 'merge',
    summary: 'Save the columns for an accounting program; null restores those delivered',
    access: 'session',
    prices: 'needed',
    capability: [capabilities.insertion],
    params: z.object({ program }),
    body: z.strictObject({
      /** Layout that the caller read and changed. */
      base: layout,
      layout: layout.nullable(),
    }),
    answer: layouts,
    errors: ['FORBIDDEN', 'CONFLICT'],
  }),
  /** Takes the layout itself, so that a page previews columns that are not saved. */
  csv: route({
    method: 'POST',
    path: '/invoicing/months/:month/csv',
    writes: 'none',
    summary: 'The invoices and credit notes marked in a month, as a CSV file in the given columns',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability: [capabilities.insertion],
    params: z.object({ month }),
    body: z.strictObject({ layout }),
    answer: madeFile,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'DDT_CUSTOMERS', 'DDT_SETTLED', 'JOB_UNPRICED'],
  }),
};
