import { z } from 'zod';
import { guid } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

export const quoteDocumentKinds = ['customer', 'internal'] as const;
export const quoteExportFormats = ['xlsx', 'json'] as const;

/** A file made for the caller, in base64: it exists nowhere else. */
export const madeFile = z.object({ fileName: z.string(), type: z.string(), base64: z.string() });
export type MadeFile = z.output<typeof madeFile>;

/** Without it, the newest revision. */
const revision = z.coerce.number().int().min(1).max(9999).optional();

export const quoteDocuments = {
  pdf: route({
    method: 'GET',
    path: '/quotes/:guid/pdf',
    summary: 'A revision as PDF, for the customer or for the shop; a draft is marked as such on every page',
    access: 'session',
    scope: 'documents:read',
    leaves: true,
    prices: 'needed',
    params: z.object({ guid }),
    query: z.strictObject({ kind: z.enum(quoteDocumentKinds).default('customer'), revision }),
    answer: madeFile,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  export: route({
    method: 'GET',
    path: '/quotes/:guid/export',
    summary: 'A revision as Excel workbook or as JSON, with costs and margins',
    access: 'session',
    leaves: true,
    costs: 'needed',
    params: z.object({ guid }),
    query: z.strictObject({ format: z.enum(quoteExportFormats).default('xlsx'), revision }),
    answer: madeFile,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
