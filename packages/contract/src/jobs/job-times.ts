import { TIME_JUDGEMENTS } from '@truciolo/jobs';
import { z } from 'zod';
import { guid, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { actuals } from './actuals.ts';

/** What the time of a phase depends on. */
const workFacts = z.strictObject({
  workGuid: guid.nullable(),
  name: text(200),
  machineId: z.string().max(128).nullable(),
  materialGroup: text(20),
  /** kg */
  partWeight: z.number().min(0).max(1e6).nullable(),
});

/** Actual over planned. */
const measuredRatio = z.object({
  ratio: z.number(),
  /** Nine times in ten the true ratio lies between the two. */
  low: z.number(),
  high: z.number(),
  /** Jobs of the same kind behind it, and the newest of them; none where only work near to it was measured. */
  count: z.int(),
  jobs: z.array(
    z.object({ guid, number: z.string(), part: z.string(), planned: z.number(), actual: z.number() }),
  ),
});
export type MeasuredWork = z.output<typeof measuredRatio>;

/** What measured times say of planned ones. */
export const jobTimes = {
  ratios: route({
    method: 'POST',
    path: '/job-times/ratios',
    writes: 'none',
    summary: 'Ratios actual/planned for some kinds of work, with their band and the jobs behind them',
    access: 'session',
    body: z.strictObject({ work: z.array(workFacts).max(200) }),
    answer: z.object({
      /** One for each that was asked about; null where nothing was measured yet. */
      ratios: z.array(measuredRatio.nullable()),
    }),
  }),
  /** Programs whose times were taken over already (`timedJobs` of the machine) are not told again. */
  nc: route({
    method: 'GET',
    path: '/job-times/nc/:guid',
    summary: 'What phases timed by an NC program took on a machine, over what the program said',
    access: 'session',
    params: z.object({ guid }),
    answer: z.object({ ratio: measuredRatio.nullable() }),
    errors: ['NOT_FOUND'],
  }),
  judge: route({
    method: 'PUT',
    path: '/jobs/:guid/phases/:phaseGuid/judgement',
    writes: 'set',
    summary: 'Whether an odd time counts for the next quotes; null = not said',
    access: 'session',
    costs: 'needed',
    capability: [capabilities.insertion],
    params: z.object({ guid, phaseGuid: guid }),
    body: z.strictObject({ judgement: z.enum(TIME_JUDGEMENTS).nullable() }),
    answer: actuals,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'JOB_UNPRICED'],
  }),
};
