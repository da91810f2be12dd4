import { z } from 'zod';
import { capabilities, route } from '../kit/route.ts';

/** Tag of every sample row, by which users tell it from a real one. */
export const SAMPLE_TAG = 'esempio';

const counts = z.object({ customers: z.int(), machines: z.int(), works: z.int(), quotes: z.int() });
export type SampleCounts = z.output<typeof counts>;

const state = z.object({
  /** Steps that the company has done itself; sample rows do not count. */
  own: z.object({ machine: z.boolean(), customer: z.boolean(), quote: z.boolean() }),
  /** Sample rows in the company now. */
  samples: counts,
  /** Samples can be loaded if there are none yet, and no customer or quote of the company's own. */
  loadable: z.boolean(),
});
export type StartState = z.output<typeof state>;

const capability = [capabilities.manageConsumerLicences];

export const samples = {
  start: route({
    method: 'GET',
    path: '/samples',
    summary: 'Progress of a new company, and its sample rows',
    access: 'session',
    answer: state,
  }),
  load: route({
    method: 'POST',
    path: '/samples',
    writes: 'once',
    summary: 'Load sample customers, machines, processes and quotes; a second call changes nothing',
    access: 'session',
    costs: 'needed',
    capability,
    body: z.strictObject({}),
    answer: state,
    errors: ['FORBIDDEN', 'SAMPLES_REFUSED'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/samples',
    writes: 'once',
    summary: 'Remove the sample rows that were neither changed nor used',
    access: 'session',
    costs: 'needed',
    capability,
    answer: state.extend({ removed: counts, kept: counts }),
    errors: ['FORBIDDEN'],
  }),
};
