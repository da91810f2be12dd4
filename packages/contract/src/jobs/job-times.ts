import { TIME_JUDGEMENTS } from '@truciolo/jobs';
import { z } from 'zod';
import { guid, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { actuals } from './actuals.ts';

/** Facts that the time of a phase depends on. */
const workFacts = z.strictObject({
  workGuid: guid.nullable(),
  name: text(200),
  machineId: z.string().max(128).nullable(),
  materialGroup: text(20),
  /** kg */
  partWeight: z.number().min(0).max(1e6).nullable(),
});

/** Actual over planned time. */
const measuredRatio = z.object({
  ratio: z.number(),
  /** With 90 % confidence the true ratio lies between `low` and `high`. */
  low: z.number(),
  high: z.number(),
  /** Number of jobs of the same kind behind it, and the newest of them; none where only similar work was measured. */
  count: z.int(),
  jobs: z.array(
    z.object({ guid, number: z.string(), part: z.string(), planned: z.number(), actual: z.number() }),
  ),
});
export type MeasuredWork = z.output<typeof measuredRatio>;

/** Measured times compared with planned ones. */
export const jobTimes = {
  ratios: route({
    method: 'POST',
    path: '/job-times/ratios',
    writes: 'none',
    summary: 'Ratios actual/planned for some kinds of work, with their band and the jobs behind them',
    access: 'session',
    body: z.strictObject({ work: z.array(workFacts).max(200) }),
    answer: z.object({
      /** One per question; null where nothing was measured yet. */
      ratios: z.array(measuredRatio.nullable()),
    }),
  }),
  /** Programs whose times were already taken over (`timedJobs` of the machine) are left out. */
  nc: route({
    method: 'GET',
    path: '/job-times/nc/:guid',
    summary: 'Ratio of actual to program time of NC phases on a machine',
    access: 'session',
    params: z.object({ guid }),
    answer: z.object({ ratio: measuredRatio.nullable() }),
    errors: ['NOT_FOUND'],
  }),
  learned: route({
    method: 'GET',
    path: '/jobs/:guid/learned',
    summary:
      'What the next quote learns from a job: for each measured phase the ratio actual/planned of work like it',
    access: 'session',
    polled: true,
    params: z.object({ guid }),
    answer: z.object({
      /** The longest work first. */
      phases: z.array(
        measuredRatio.extend({
          phaseGuid: guid,
          name: z.string(),
          machine: z.string(),
          /** Minutes of this job. */
          planned: z.number(),
          actual: z.number(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  judge: route({
    method: 'PUT',
    path: '/jobs/:guid/phases/:phaseGuid/judgement',
    writes: 'set',
    summary: 'Decide whether an outlier counts for the next quotes; null = undecided',
    access: 'session',
    costs: 'needed',
    capability: [capabilities.insertion],
    params: z.object({ guid, phaseGuid: guid }),
    body: z.strictObject({ judgement: z.enum(TIME_JUDGEMENTS).nullable() }),
    answer: actuals,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'JOB_UNPRICED'],
  }),
};

export type LearnedPhase = z.output<typeof jobTimes.learned.answer>['phases'][number];
