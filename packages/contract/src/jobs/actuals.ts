import { PHASE_STATES, TIME_JUDGEMENTS } from '@truciolo/jobs';
import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { guid } from '../kit/fields.ts';

const phaseActuals = z.object({
  id: guid,
  place: z.int(),
  name: z.string(),
  machine: z.string(),
  state: z.enum(PHASE_STATES),
  plannedMinutes: z.number(),
  actualMinutes: z.number(),
  expectedMinutes: z.number(),
  ratio: z.number().nullable(),
  /** Question about an outlier; null where there is none. */
  question: z.string().nullable(),
  judgement: z.enum(TIME_JUDGEMENTS).nullable(),
  good: z.int(),
  scrap: z.int(),
  plannedCost: amount,
  actualCost: amount,
  expectedCost: amount,
});

const compared = z.object({ planned: amount, actual: amount });

/** Amounts in 1/10,000 €, rates in 1/10,000 of a percent. */
export const actuals = z.object({
  phases: z.array(phaseActuals),
  plannedMinutes: z.number(),
  actualMinutes: z.number(),
  good: z.int(),
  scrap: z.int(),
  scrapByReason: z.record(z.string(), z.int()),
  revenue: amount,
  plannedCost: amount,
  expectedCost: amount,
  plannedMargin: amount,
  expectedMargin: amount,
  plannedRate: z.int().nullable(),
  expectedRate: z.int().nullable(),
  material: compared.extend({ typed: amount.nullable() }),
  scrapCost: compared,
  invoiced: z.record(z.string(), amount),
  steps: z.array(z.object({ key: z.string(), label: z.string(), difference: amount, after: amount })),
  isFinal: z.boolean(),
  /** False for a job without a price: its times are compared, its amounts are zero. */
  isPriced: z.boolean(),
});
export type JobActuals = z.output<typeof actuals>;
