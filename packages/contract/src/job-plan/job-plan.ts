import { JOB_STATES, PHASE_STATES } from '@truciolo/jobs';
import { z } from 'zod';
import { materialStates } from '../jobs/jobs.ts';
import { amount } from '../kit/amounts.ts';
import { day, guid, instant } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { counterInAddress } from '../kit/whole-numbers.ts';
import { machineFields } from '../machines/machines.ts';

/** Input of the planner, which never contains a price. Minutes are of the whole lot. */
const planInput = z.object({
  now: instant,
  /** Working days from an order to the material in the shop. */
  materialLeadDays: z.int(),
  /** Working days by material, in lower case, where its supplier has days of its own. */
  materialDays: z.array(z.object({ material: z.string(), days: z.int() })).optional(),
  /** Day and month of the town's patron saint, "07/12"; empty = not said. */
  patronDay: z.string(),
  /** Working days that the shop adds to the end date of the plan before it promises a day. */
  deliveryMarginDays: z.int(),
  machines: z.array(
    z.object({
      guid,
      code: z.string(),
      name: z.string(),
      /** A phase fits the machines of the kind it was planned for. */
      kind: machineFields.shape.kind,
      calendar: machineFields.shape.calendar,
      /** Archived machines are listed while phases are still planned on them. */
      isArchived: z.boolean(),
    }),
  ),
  jobs: z.array(
    z.object({
      guid,
      number: z.string(),
      part: z.string(),
      code: z.string(),
      customerName: z.string(),
      material: z.string(),
      materialState: z.enum(materialStates),
      materialDue: day.nullable(),
      state: z.enum(JOB_STATES),
      quantity: z.int(),
      due: day.nullable(),
      urgent: z.boolean(),
      donePhases: z.int(),
      /** Phases that are not done yet. */
      phases: z.array(
        z.object({
          guid,
          place: z.int(),
          name: z.string(),
          kind: z.enum(['machine', 'bench', 'external']),
          machineGuid: guid.nullable(),
          setupMinutes: z.number(),
          runMinutes: z.number(),
          actualMinutes: z.number(),
          supplier: z.string(),
          leadDays: z.number(),
          state: z.enum(PHASE_STATES),
          plannedStart: instant.nullable(),
          plannedEnd: instant.nullable(),
          isLocked: z.boolean(),
        }),
      ),
    }),
  ),
});
export type PlanInput = z.output<typeof planInput>;

const planCosts = z.object({
  /** Percentage on top of the hourly cost in overtime, as the company states it. */
  overtimePercent: z.number(),
  /** Machines whose hourly cost is known. */
  machines: z.array(z.object({ guid, hourlyRate: amount })),
  /** Works of subcontractors that have a price by piece or by lot. */
  outside: z.array(
    z.object({
      name: z.string(),
      charge: z.enum(['piece', 'lot']),
      rate: amount,
      minimum: amount.nullable(),
    }),
  ),
});
export type PlanCosts = z.output<typeof planCosts>;

/** Weeks of the machine load that are shown, this one included. */
export const LOAD_WEEKS = 6;

export const jobPlan = {
  get: route({
    method: 'GET',
    path: '/job-plan',
    summary: 'Input of a machine plan: open phases of the jobs and calendars of the machines',
    access: 'session',
    answer: planInput,
  }),
  costs: route({
    method: 'GET',
    path: '/job-plan/costs',
    summary: 'Prices for the ways out of a late job: hourly costs of the machines, prices of subcontractors',
    access: 'session',
    costs: 'needed',
    answer: planCosts,
  }),
  /** Into the gaps of the plan in force; nothing is planned or promised by asking. */
  delivery: route({
    method: 'GET',
    path: '/job-plan/delivery/:guid',
    summary: 'When a position of a quote could be delivered at a quantity, with the plan as it is now',
    access: 'session',
    scope: 'jobs:read',
    params: z.object({ guid }),
    query: z.strictObject({
      position: z.string().max(100).optional(),
      quantity: counterInAddress.optional(),
    }),
    answer: z.object({
      /** The day that the shop can promise, its margin included; null = it cannot be planned or priced. */
      day: day.nullable(),
      /** Working days and the parts they are made of. */
      days: z.int(),
      material: z.int(),
      machines: z.int(),
      external: z.int(),
      margin: z.int(),
      /** Day with priority over all other jobs, and the jobs that would then be late. */
      firstDay: day.nullable(),
      madeLate: z.array(z.string()),
      waitsFor: z.string().nullable(),
      /** Jobs without a time, which the answer ignores. */
      unplanned: z.int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  /** The server computes the loads, so that the dashboard need not read every open phase. */
  loads: route({
    method: 'GET',
    path: '/job-plan/loads',
    summary: 'Load of each machine in the plan in force, over the next weeks and week by week',
    access: 'session',
    answer: z.array(
      z.object({
        machine: guid,
        code: z.string(),
        /** Planned over open hours; null in a week in which the machine is closed. */
        weeks: z.array(z.object({ week: z.int(), share: z.number().nullable() })),
        share: z.number(),
      }),
    ),
  }),
  /**
   * Each phase names the place it had when the plan was opened. Changes of a colleague meanwhile stay where this plan
   * did not touch them; if both changed the same phase, nothing is written (CONFLICT). Phases that are done or gone are
   * skipped. The plan names the phases it leaves alone too: a phase that is missing was planned after this plan was
   * opened.
   */
  apply: route({
    method: 'POST',
    path: '/job-plan',
    writes: 'merge',
    summary: 'Apply a plan made in the browser; `base` holds the places it started from',
    access: 'session',
    leaves: true,
    capability: [capabilities.insertion],
    maxBytes: 4_000_000,
    body: z.strictObject({
      phases: z
        .array(
          z
            .strictObject({
              guid,
              start: instant,
              end: instant,
              isLocked: z.boolean(),
              /** New machine of the phase; left out, the phase stays where it is. */
              machineGuid: guid.optional(),
              base: z.strictObject({
                start: instant.nullable(),
                end: instant.nullable(),
                isLocked: z.boolean(),
                machineGuid: guid.nullable(),
              }),
            })
            .refine(({ start, end }) => start <= end, { error: 'La fine viene prima dell’inizio.' }),
        )
        .max(10_000),
    }),
    answer: z.object({
      phases: z.int(),
      jobs: z.int(),
      /** Phases that a colleague changed meanwhile and that are left unchanged. */
      kept: z.array(guid),
    }),
    errors: ['CONFLICT'],
  }),
};
