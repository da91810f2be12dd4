import { z } from 'zod';
import { instant } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

/** Limits of SPEC section 9, shared by the collector and the server. */
export const ANALYTICS = {
  flushIdleMs: 2500,
  flushCount: 25,
  keepAfterFailure: 100,
  keepBeforeStatus: 99,
  statusTimeoutMs: 2000,
  sendTimeoutMs: 5000,
  textMax: 180,
  emptyText: '(empty)',
} as const;

const short = z.string().max(500).nullish();

const analyticsEvent = z.strictObject({
  eventType: z.string().min(1).max(50),
  pagePath: z.string().max(500),
  pageTitle: short,
  elementType: short,
  elementRole: short,
  elementId: short,
  elementAnalyticsId: short,
  elementText: z.string().max(ANALYTICS.textMax).nullish(),
  elementHref: z.string().max(1000).nullish(),
  metadata: z.record(z.string().max(50), z.string().max(1000)).nullish(),
  timestamp: instant,
});
export type AnalyticsEvent = z.output<typeof analyticsEvent>;

export const analytics = {
  status: route({
    method: 'GET',
    path: '/analytics/status',
    summary: 'Whether usage events are collected',
    access: 'session',
    answer: z.object({ settings: z.object({ isEnabled: z.boolean() }) }),
  }),
  /**
   * A beacon on unload cannot carry a bearer header and arrives as text/plain: the batch is linked to the user by a
   * sessionId seen earlier with a token, and is dropped (still 202) without one.
   */
  record: route({
    method: 'POST',
    path: '/analytics/events',
    writes: 'append',
    summary: 'Store a batch of usage events',
    access: 'public',
    licence: 'open',
    beacon: true,
    /** A hundred events with their texts. */
    maxBytes: 128 * 1024,
    body: z.strictObject({ sessionId: z.string().min(8).max(100), events: z.array(analyticsEvent).max(100) }),
    status: 202,
    answer: z.object({ accepted: z.int() }),
  }),
};
