import { JOB_STATES } from '@truciolo/jobs';
import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { quoteStates } from '../quotes/quote.ts';

/** Amounts in 1/10,000 €, like everywhere in the API; never a cost. */
const quoteFacts = z.object({
  guid,
  number: z.string(),
  revision: z.int(),
  state: z.enum(quoteStates),
  customerName: z.string(),
  taxable: z.int().nullable(),
});
const jobFacts = z.object({
  guid,
  number: z.string(),
  state: z.enum(JOB_STATES),
  /** Previous state. */
  from: z.enum(JOB_STATES),
  customerName: z.string(),
  code: z.string(),
  quantity: z.int(),
  delivered: z.int(),
});
const orderFacts = z.object({
  guid,
  number: z.string(),
  quoteGuid: guid,
  quoteNumber: z.string(),
  customerName: z.string(),
  buyerNumber: z.string(),
  jobs: z.int(),
});
const deliveryFacts = z.object({
  guid,
  number: z.string(),
  date: z.string(),
  customerName: z.string(),
  lines: z.array(z.object({ jobGuid: guid, jobNumber: z.string(), quantity: z.int() })),
});

/** Events of webhooks with their data. */
export const hookFacts = {
  'quote.sent': quoteFacts,
  'quote.opened': quoteFacts,
  'quote.accepted': quoteFacts,
  'quote.refused': quoteFacts,
  'order.created': orderFacts,
  'job.state-changed': jobFacts,
  'delivery.created': deliveryFacts,
} as const;
export type HookEvent = keyof typeof hookFacts;
export const hookEvents = Object.keys(hookFacts) as [HookEvent, ...HookEvent[]];
export type HookFacts<Event extends HookEvent> = z.input<(typeof hookFacts)[Event]>;

/** Event of a test call sent by hand; it reports no change. */
export const HOOK_TRIAL = 'ping';

/** The body of a call to a webhook. `id` stays the same for all retries. */
export const hookBody = (data: z.ZodType) => z.object({ id: guid, event: z.string(), at: instant, data });

/**
 * Header with the time of sending and the signature: `t=<seconds>,v1=<hex>`. For a day after a change of the secret
 * there are two `v1`, of the new one and of the old one.
 */
export const HOOK_SIGNATURE = 'x-truciolo-signature';
