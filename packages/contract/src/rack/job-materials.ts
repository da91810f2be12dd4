import { RACK_SHAPES } from '@truciolo/jobs';
import { z } from 'zod';
import { materialStates, pieces } from '../jobs/jobs.ts';
import { paperMail } from '../jobs/paper-mails.ts';
import { amount } from '../kit/amounts.ts';
import { day, done, guid, instant, requiredText, text, workingDays } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';

const insertion = [capabilities.insertion];
const params = z.object({ guid });
const taking = params.extend({ takingGuid: guid });

/** Pieces of the rack that a job has reserved or taken. They carry no amount, because the shop floor reads them. */
const jobTaking = z.object({
  guid,
  itemGuid: guid,
  material: z.string(),
  shape: z.enum(RACK_SHAPES),
  width: z.number(),
  thickness: z.number().nullable(),
  length: z.number(),
  batch: z.string(),
  place: z.string(),
  pieces: z.int(),
  state: z.enum(['reserved', 'taken']),
  takenAt: instant.nullable(),
  /** mm that went back to the rack; null = nothing. */
  remnantLength: z.number().nullable(),
});
export type JobTaking = z.output<typeof jobTaking>;

const takings = z.array(jobTaking);

/** A job that has reserved pieces of an item. */
const holder = z.object({ jobGuid: guid, jobNumber: z.string(), pieces: z.int() });

export const jobMaterials = {
  list: route({
    method: 'GET',
    path: '/jobs/:guid/materials',
    summary: 'Pieces of the rack that a job has reserved or taken',
    access: 'session',
    scope: 'jobs:read',
    params,
    answer: takings,
    errors: ['NOT_FOUND'],
  }),
  /** `guid` is the caller's idempotency key: a repeated call reserves once. */
  reserve: route({
    method: 'POST',
    path: '/jobs/:guid/materials',
    writes: 'append',
    summary: 'Reserve pieces of the rack for a job',
    access: 'session',
    leaves: true,
    capability: insertion,
    params,
    body: z.strictObject({
      guid: guid.optional(),
      itemGuid: guid,
      pieces,
      /** The reserved pieces are enough, so nothing has to be bought. */
      covers: z.boolean(),
    }),
    status: 201,
    answer: takings,
    errors: ['NOT_FOUND', 'JOB_STATE', 'RACK_SHORT', 'GUID_TAKEN'],
  }),
  release: route({
    method: 'POST',
    path: '/jobs/:guid/materials/:takingGuid/release',
    writes: 'once',
    summary: 'Release reserved pieces',
    access: 'session',
    capability: insertion,
    params: taking,
    answer: takings,
    errors: ['NOT_FOUND', 'RACK_SHORT'],
  }),
  /** The saw operator records it, so it is open to the shop floor. */
  take: route({
    method: 'POST',
    path: '/jobs/:guid/materials/:takingGuid/take',
    writes: 'once',
    summary: 'Take reserved pieces off the rack; the rest of the last one goes back as a remnant',
    access: 'session',
    leaves: true,
    params: taking,
    body: z.strictObject({
      /** mm; 0 = used up */
      left: z.number().min(0, { error: 'Non può essere negativo.' }).max(100_000, { error: 'Troppo.' }),
      place: text(80),
    }),
    answer: takings,
    errors: ['NOT_FOUND', 'RACK_SHORT'],
  }),
  holders: route({
    method: 'GET',
    path: '/rack/:guid/holders',
    summary: 'The jobs that have reserved pieces of an item',
    access: 'session',
    params,
    answer: z.array(holder),
    errors: ['NOT_FOUND'],
  }),
};

const need = z.object({
  jobGuid: guid,
  jobNumber: z.string(),
  part: z.string(),
  material: z.string(),
  /** "Tondo ø40, barre da 3.000 mm". */
  stock: z.string(),
  /** Pieces to start. */
  started: z.int(),
  /** To buy: bars or sheets and their kg, whole; null where the quote says nothing of them. */
  weight: z.number().nullable(),
  bars: z.number().nullable(),
  /** Of that weight at the quoted price of a kg; null without one, and for users without cost access. */
  price: amount.nullable(),
  /** Pieces that come from the rack already. */
  fromRack: z.int(),
  due: day.nullable(),
  state: z.enum(materialStates),
  arrives: day.nullable(),
});
export type MaterialNeed = z.output<typeof need>;
const supplierNeeds = z.object({
  supplier: z.string(),
  /** Working days that this supplier takes; null: as the company's profile says. */
  leadDays: z.int().nullable(),
  needs: z.array(need),
});
export type SupplierNeeds = z.output<typeof supplierNeeds>;

/** Empty: the material's record names no supplier. */
const supplier = text(200);

/** Material that open jobs still wait for, grouped by the first supplier of the material's record. */
export const materialNeeds = {
  list: route({
    method: 'GET',
    path: '/material-needs',
    summary: 'Material to buy and on order, by supplier',
    access: 'session',
    answer: z.array(supplierNeeds),
  }),
  pdf: route({
    method: 'GET',
    path: '/material-needs/pdf',
    summary: 'The request to a supplier as PDF',
    access: 'session',
    leaves: true,
    capability: insertion,
    query: z.strictObject({ supplier: supplier.default('') }),
    answer: madeFile,
  }),
  mail: route({
    method: 'POST',
    path: '/material-needs/mail',
    writes: 'append',
    summary: 'Mail the request to a supplier with its PDF',
    access: 'session',
    leaves: true,
    capability: insertion,
    body: paperMail.extend({ supplier }),
    answer: done,
    errors: ['NOT_FOUND', 'MAIL_UNAVAILABLE', 'EMAIL_UNCONFIRMED'],
  }),
  setLeadDays: route({
    method: 'PUT',
    path: '/material-needs/lead-days',
    writes: 'set',
    summary: 'Working days that a supplier takes to deliver; null: as the company says for all',
    access: 'session',
    capability: insertion,
    body: z.strictObject({
      supplier: requiredText(200, 'Scegli il fornitore.'),
      days: workingDays.nullable(),
    }),
    answer: done,
  }),
  order: route({
    method: 'POST',
    path: '/material-needs/order',
    writes: 'once',
    summary:
      'Mark the material of some jobs as ordered with its arrival day; jobs that need none any more are skipped',
    access: 'session',
    leaves: true,
    capability: insertion,
    body: z.strictObject({
      guids: z.array(guid).min(1, { error: 'Scegli almeno una commessa.' }).max(500),
      arrives: day.nullable(),
    }),
    answer: done.extend({ changed: z.int() }),
  }),
};
