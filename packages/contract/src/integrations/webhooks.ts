import { z } from 'zod';
import { changeOf, done, guid, instant, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { hookEvents } from './hook-events.ts';

const capability = [capabilities.manageConsumerLicences];
const params = z.object({ guid });

export const WEBHOOKS_MAX = 20;
/** Hours for which the previous secret still signs, so that receivers can be changed without losing a call. */
export const HOOK_SECRET_OVERLAP_HOURS = 24;
/** Newest rows of the log that are shown. */
export const HOOK_LOG_SHOWN = 100;

const webhook = z.object({
  guid,
  url: z.string(),
  events: z.array(z.enum(hookEvents)),
  active: z.boolean(),
  createdAt: instant,
  createdByName: z.string(),
  /** Deliveries that wait to be sent, and the time since which the receiver has not answered. */
  waiting: z.int(),
  failingSince: instant.nullable(),
  lastSentAt: instant.nullable(),
  /** Until then the previous secret signs too; null = only the current one does. */
  previousSecretUntil: instant.nullable(),
});
export type Webhook = z.output<typeof webhook>;

const deliveryStates = ['queued', 'sent', 'failed'] as const;

const delivery = z.object({
  guid,
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** HTTP status of the last attempt; null when the receiver did not answer. */
  status: z.int().nullable(),
  error: z.string(),
  createdAt: instant,
  triedAt: instant.nullable(),
  nextAt: instant.nullable(),
  /** The body exactly as it was sent. */
  body: z.string(),
  /** Header with the signature of the last attempt. */
  signature: z.string(),
  /** Beginning of the receiver's answer to the last attempt. */
  answer: z.string(),
});
export type HookDelivery = z.output<typeof delivery>;

const hookFields = z.strictObject({
  url: text(500).min(1, { error: 'Scrivi l’indirizzo.' }),
  events: z.array(z.enum(hookEvents)).min(1, { error: 'Scegli almeno un evento.' }),
  active: z.boolean(),
});
export type HookFields = z.output<typeof hookFields>;

export const webhooks = {
  list: route({
    method: 'GET',
    path: '/webhooks',
    summary: 'The webhooks of the company',
    access: 'session',
    polled: true,
    capability,
    answer: z.array(webhook),
  }),
  create: route({
    method: 'POST',
    path: '/webhooks',
    writes: 'append',
    summary: 'Create a webhook; only this answer contains the secret that signs its calls',
    access: 'session',
    capability,
    body: hookFields,
    status: 201,
    answer: z.object({ webhook, secret: z.string() }),
    errors: ['HOOK_ADDRESS', 'TOO_MANY_KEYS'],
  }),
  update: route({
    method: 'PATCH',
    path: '/webhooks/:guid',
    writes: 'merge',
    summary: 'Change address, events or state of a webhook; `base` holds the base values of the change',
    access: 'session',
    capability,
    params,
    body: changeOf(hookFields),
    answer: webhook,
    errors: ['NOT_FOUND', 'HOOK_ADDRESS', 'CONFLICT'],
  }),
  renewSecret: route({
    method: 'POST',
    path: '/webhooks/:guid/secret',
    writes: 'set',
    summary: 'Create a new secret; for a day calls are signed with the previous one too',
    access: 'session',
    capability,
    params,
    answer: z.object({ secret: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/webhooks/:guid',
    writes: 'once',
    summary: 'Delete a webhook with its log',
    access: 'session',
    capability,
    params,
    answer: done,
    errors: ['NOT_FOUND'],
  }),
  /** Sent at once, without the queue; the log shows it like the others. */
  try: route({
    method: 'POST',
    path: '/webhooks/:guid/trial',
    writes: 'append',
    summary: 'Send a test call now and return its answer',
    access: 'session',
    capability,
    params,
    answer: delivery,
    errors: ['NOT_FOUND', 'HOOK_ADDRESS'],
  }),
  log: route({
    method: 'GET',
    path: '/webhooks/:guid/deliveries',
    summary: 'The newest calls to a webhook, with their answers',
    access: 'session',
    polled: true,
    capability,
    params,
    answer: z.array(delivery),
    errors: ['NOT_FOUND'],
  }),
  resend: route({
    method: 'POST',
    path: '/webhooks/:guid/deliveries/:deliveryGuid/resend',
    writes: 'append',
    summary: 'Send an event again, with the same id',
    access: 'session',
    capability,
    params: params.extend({ deliveryGuid: guid }),
    answer: delivery,
    errors: ['NOT_FOUND'],
  }),
};
