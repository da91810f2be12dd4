import { z } from 'zod';
import { day, guid, instant, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';
import { pieces } from './jobs.ts';

const insertion = [capabilities.insertion];

/** Documento di trasporto (DPR 472/1996). */
const ddt = z.object({
  guid,
  /** As printed: `214/2026`. */
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
  lines: z.array(
    z.object({
      jobGuid: guid,
      jobNumber: z.string(),
      code: z.string(),
      description: z.string(),
      quantity: z.int(),
    }),
  ),
});
export type Ddt = z.output<typeof ddt>;

export const ddts = {
  /** `guid` is the caller's own: sent again under it, it answers the first. */
  create: route({
    method: 'POST',
    path: '/ddts',
    writes: 'once',
    summary: 'A delivery note for pieces of some jobs of one customer: takes the next number of the year',
    access: 'session',
    leaves: true,
    capability: insertion,
    body: z.strictObject({
      guid: guid.optional(),
      date: day,
      destination: text(500),
      reason: text(100),
      carrier: text(200),
      packages: z.int().min(0).max(100_000).nullable(),
      weight: z.number().min(0).max(1e6).nullable(),
      appearance: text(100),
      notes: text(2000),
      lines: z
        .array(z.strictObject({ jobGuid: guid, quantity: pieces }))
        .min(1)
        .max(200),
    }),
    status: 201,
    answer: ddt,
    errors: ['NOT_FOUND', 'DDT_CUSTOMERS', 'JOB_STATE', 'GUID_TAKEN'],
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
