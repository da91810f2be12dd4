import { JOB_STATES, MATERIAL_STATES, PHASE_STATES, WORK_EVENT_KINDS } from '@truciolo/jobs';
import { z } from 'zod';
import { dashboardDays } from '../dashboard/dashboard.ts';
import { amount, money } from '../kit/amounts.ts';
import { changeOf, day, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { historyEntry, listQuery, nextCursor } from '../registries/registry.ts';
import { actuals } from './actuals.ts';
import { dimension, measure } from './measures.ts';

/** Users who write quotes also write orders and jobs; the shop floor has its own calls (`floor`). */
const insertion = [capabilities.insertion];
const params = z.object({ guid });
export const pieces = z
  .int({ error: 'Un numero intero di pezzi.' })
  .min(1, { error: 'Almeno 1 pezzo.' })
  .max(10_000_000, { error: 'Al massimo 10 milioni di pezzi.' });

export const materialStates = MATERIAL_STATES;
export type { MaterialState } from '@truciolo/jobs';

/** Minutes are of the whole lot. Phases carry no amounts: only `jobs.actuals` tells costs. */
export const jobPhase = z.object({
  guid,
  jobGuid: guid,
  place: z.int(),
  name: z.string(),
  kind: z.enum(['machine', 'bench', 'external']),
  workGuid: guid.nullable(),
  machineGuid: guid.nullable(),
  machineName: z.string(),
  setupMinutes: z.number(),
  runMinutes: z.number(),
  attendedMinutes: z.number(),
  supplier: z.string(),
  /** Working days at the supplier's. */
  leadDays: z.number(),
  outOn: day.nullable(),
  backOn: day.nullable(),
  plannedStart: instant.nullable(),
  plannedEnd: instant.nullable(),
  isLocked: z.boolean(),
  state: z.enum(PHASE_STATES),
  actualMinutes: z.number(),
  good: z.int(),
  scrap: z.int(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  runningSince: instant.nullable(),
  /** Number of work intervals whose length a user has to enter. */
  questions: z.int(),
});
export type JobPhase = z.output<typeof jobPhase>;

const jobRow = z.object({
  guid,
  /** Printed form: `C-2026-0001`. */
  number: z.string(),
  state: z.enum(JOB_STATES),
  stateReason: z.string(),
  orderGuid: guid.nullable(),
  orderNumber: z.string().nullable(),
  customerGuid: guid.nullable(),
  customerName: z.string(),
  code: z.string(),
  description: z.string(),
  material: z.string(),
  materialState: z.enum(materialStates),
  /** Arrival day of ordered material; null = unknown. */
  materialDue: day.nullable(),
  quantity: z.int(),
  good: z.int(),
  scrap: z.int(),
  delivered: z.int(),
  due: day.nullable(),
  urgent: z.boolean(),
  phases: z.int(),
  phasesDone: z.int(),
  /** The phase that is running or comes next, with its machine. */
  nextPhase: z.string().nullable(),
  nextMachine: z.string().nullable(),
  plannedMinutes: z.number(),
  actualMinutes: z.number(),
  questions: z.int(),
  /** Net of discounts, 1/10,000 €; null for the shop floor and for a job without a price. */
  total: amount.nullable(),
  finishedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  archivedAt: instant.nullable(),
  version: z.int(),
});
export type JobRow = z.output<typeof jobRow>;

export const workEvent = z.object({
  guid,
  phaseGuid: guid,
  place: z.int(),
  phaseName: z.string(),
  kind: z.enum(WORK_EVENT_KINDS),
  person: z.string(),
  at: instant,
  /** Time of its arrival: later than `at` where the phone had no connection, or somebody dated it back. */
  receivedAt: instant,
  /** Seconds that were added to the phone's clock. */
  offsetSeconds: z.int(),
  good: z.int(),
  scrap: z.int(),
  reason: z.string(),
  note: z.string(),
  about: guid.nullable(),
  minutes: z.number().nullable(),
  /** With `measure`: the dimension and the value. */
  measure: measure.nullable(),
});
export type JobWorkEvent = z.output<typeof workEvent>;

export const job = jobRow.extend({
  drawing: z.string(),
  drawingRevision: z.string(),
  started: z.int(),
  /** "Tondo ø40, barre da 3.000 mm"; empty where the quote does not say it. */
  stock: z.string(),
  /** kg and bars of the pieces to start. */
  stockWeight: z.number().nullable(),
  bars: z.number().nullable(),
  notes: z.string(),
  /** Dimensions of the drawing to be measured at the machines. */
  checks: z.array(dimension),
  quoteGuid: guid.nullable(),
  quoteNumber: z.string().nullable(),
  quoteRevision: z.int().nullable(),
  /** Current revision of the quote; it differs from the job's when the quote was revised since. */
  newestRevision: z.int().nullable(),
  positionId: z.string().nullable(),
  repeatsGuid: guid.nullable(),
  repeatsNumber: z.string().nullable(),
  buyerNumber: z.string().nullable(),
  buyerDate: day.nullable(),
  ddts: z.array(
    z.object({
      guid,
      number: z.string(),
      date: day,
      quantity: z.int(),
      isAnnulled: z.boolean(),
      isInvoiced: z.boolean(),
      /** Pieces that came back after the invoice. */
      returned: z.int(),
    }),
  ),
  phaseList: z.array(jobPhase),
});
export type Job = z.output<typeof job>;

/** Fields of a job that the office edits, apart from its state. */
const jobFields = z.strictObject({
  due: day.nullable(),
  urgent: z.boolean(),
  notes: text(4000),
  materialState: z.enum(materialStates),
  materialDue: day.nullable(),
  checks: z.array(dimension).max(60, { error: 'Al massimo 60 quote.' }),
});
export type JobFields = z.output<typeof jobFields>;

const phaseFields = z.strictObject({
  outOn: day.nullable(),
  backOn: day.nullable(),
  supplier: text(200),
  /** Null: at the bench, or on any machine that is free. */
  machineGuid: guid.nullable(),
});
export type PhaseFields = z.output<typeof phaseFields>;

/** Typed costs; null = as quoted. */
const costFields = z.strictObject({
  material: money.nullable(),
  /** Keyed by the guid of the external phase. */
  invoiced: z.record(guid, money.nullable()),
});

/** Minutes that a person plans by hand. */
const minutes = z.number().min(0, { error: 'Non può essere negativo.' }).max(1e6, { error: 'Troppo.' });
const newPhase = z.strictObject({
  name: requiredText(200, 'Scrivi il nome della fase.'),
  kind: z.enum(['machine', 'bench', 'external']),
  machineGuid: guid.nullable(),
  setupMinutes: minutes,
  /** Minutes per piece. */
  cycleMinutes: minutes,
  supplier: text(200),
  leadDays: z.number().min(0).max(365),
});

/** Number of jobs and their net value; null value for the shop floor. */
const figure = z.object({ filter: z.array(z.string()), count: z.int(), value: amount.nullable() });
export type JobFigure = z.output<typeof figure>;

/** Margins of finished jobs, weighted by price, 1/10,000 of a percent: actual and quoted. */
const earned = z.object({ ...figure.shape, margin: z.int().nullable(), quoted: z.int().nullable() });
export type JobsEarned = z.output<typeof earned>;

export const jobs = {
  /**
   * Filters: `state:`, `customer:<guid>`, `machine:<guid>` (with an open phase on it), `late:yes`, `urgent:yes`,
   * `stopped:yes` (suspended, or with a paused phase), `questions:yes`, `material:` (state of the material), `from:`
   * and `to:` (due day), `earned-from:` and `earned-to:` (finished in this range, with a final cost).
   */
  list: route({
    method: 'GET',
    path: '/jobs/rows',
    summary: 'A window of the jobs: search over number, customer, part, material; sort, filter',
    access: 'session',
    scope: 'jobs:read',
    query: listQuery,
    answer: z.object({ rows: z.array(jobRow), total: z.int(), next: nextCursor }),
  }),
  /** Number of jobs per state and of late jobs, for the headings of the board and the badge of the menu. */
  counts: route({
    method: 'GET',
    path: '/jobs/counts',
    summary: 'Number of jobs by state, and of late ones',
    access: 'session',
    scope: 'jobs:read',
    answer: z.object({ states: z.record(z.enum(JOB_STATES), z.int()), late: z.int(), questions: z.int() }),
  }),
  /** Each figure with the filter of `jobs.list` that shows exactly these. */
  figures: route({
    method: 'GET',
    path: '/jobs/figures',
    summary: 'Jobs at a glance: open, late, stopped, to be delivered, and the margin of finished ones',
    access: 'session',
    scope: 'jobs:read',
    query: z.strictObject({ days: z.enum(dashboardDays).default('90') }),
    answer: z.object({
      inHand: figure,
      late: figure,
      stopped: figure,
      toDeliver: figure,
      /** Jobs finished in the period and in the one before; null for users without cost access. */
      earned: z.object({ now: earned, before: earned }).nullable(),
    }),
  }),
  get: route({
    method: 'GET',
    path: '/jobs/:guid',
    summary: 'One job with its phases',
    access: 'session',
    scope: 'jobs:read',
    params,
    answer: job,
    errors: ['NOT_FOUND'],
  }),
  /** `guid` is the caller's idempotency key: a repeated call answers with the first job. */
  create: route({
    method: 'POST',
    path: '/jobs',
    writes: 'once',
    summary: 'Create a job without a quote, with the next number of the year',
    access: 'session',
    leaves: true,
    capability: insertion,
    body: z.strictObject({
      guid: guid.optional(),
      customerGuid: guid.nullable(),
      customerName: text(200),
      code: text(100),
      description: requiredText(2000, 'Scrivi che cosa si produce.'),
      drawing: text(100),
      drawingRevision: text(40),
      material: text(200),
      quantity: pieces,
      due: day.nullable(),
      notes: text(4000),
      phases: z.array(newPhase).min(1, { error: 'Aggiungi almeno una fase.' }).max(200),
    }),
    status: 201,
    answer: job,
    errors: ['GUID_TAKEN'],
  }),
  repeat: route({
    method: 'POST',
    path: '/jobs/:guid/repeat',
    writes: 'once',
    summary: 'Repeat a job at another quantity, with its own number',
    access: 'session',
    leaves: true,
    capability: insertion,
    params,
    body: z.strictObject({ guid: guid.optional(), quantity: pieces, due: day.nullable() }),
    status: 201,
    answer: job,
    errors: ['NOT_FOUND', 'GUID_TAKEN'],
  }),
  /** Finished work and its events stay with the first part. */
  split: route({
    method: 'POST',
    path: '/jobs/:guid/split',
    writes: 'once',
    summary: 'Split some pieces off into a job of the same order, with its own number and day',
    access: 'session',
    capability: insertion,
    params,
    body: z.strictObject({ guid: guid.optional(), quantity: pieces, due: day.nullable() }),
    status: 201,
    answer: job,
    errors: ['NOT_FOUND', 'JOB_STATE', 'GUID_TAKEN'],
  }),
  update: route({
    method: 'PATCH',
    path: '/jobs/:guid',
    writes: 'merge',
    summary:
      'Change due day, urgency, notes, state of the material and its arrival; `base` holds the base values of the change',
    access: 'session',
    scope: 'jobs:write',
    capability: insertion,
    params,
    body: changeOf(jobFields),
    answer: job,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  /** Dates out and back of external work; machine of internal work. */
  updatePhase: route({
    method: 'PATCH',
    path: '/jobs/:guid/phases/:phaseGuid',
    writes: 'merge',
    summary: 'Set supplier and dates of an external phase, or the machine of an internal one',
    access: 'session',
    scope: 'jobs:write',
    capability: insertion,
    params: params.extend({ phaseGuid: guid }),
    body: changeOf(phaseFields),
    answer: job,
    errors: ['NOT_FOUND', 'JOB_STATE', 'CONFLICT'],
  }),
  move: route({
    method: 'POST',
    path: '/jobs/:guid/state',
    writes: 'set',
    summary:
      'Change the state of a job; stopping, cancelling or finishing it with pieces missing requires a reason',
    access: 'session',
    scope: 'jobs:write',
    capability: insertion,
    params,
    body: z.strictObject({ state: z.enum(JOB_STATES), reason: text(300) }),
    answer: job,
    errors: ['NOT_FOUND', 'JOB_STATE'],
  }),
  events: route({
    method: 'GET',
    path: '/jobs/:guid/events',
    summary: 'Events of the shop floor, newest first',
    access: 'session',
    scope: 'jobs:read',
    params,
    answer: z.array(workEvent),
    errors: ['NOT_FOUND'],
  }),
  history: route({
    method: 'GET',
    path: '/jobs/:guid/history',
    summary: 'History of a job',
    access: 'session',
    scope: 'jobs:read',
    params,
    answer: z.array(historyEntry),
    errors: ['NOT_FOUND'],
  }),
  actuals: route({
    method: 'GET',
    path: '/jobs/:guid/actuals',
    summary: 'Planned against actual: times, pieces, costs, margin; refused to users without cost access',
    access: 'session',
    costs: 'needed',
    polled: true,
    scope: 'jobs:read',
    params,
    answer: actuals,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  setCosts: route({
    method: 'PUT',
    path: '/jobs/:guid/costs',
    writes: 'merge',
    summary: 'Set the final costs of material and external work; null = as quoted',
    access: 'session',
    costs: 'needed',
    capability: insertion,
    params,
    body: changeOf(costFields),
    answer: actuals,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'JOB_UNPRICED', 'CONFLICT'],
  }),
};
