import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, guid } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { historyEntry } from '../registries/registry.ts';

/** Length of the period in days, today included. */
export const dashboardDays = ['30', '90', '365'] as const;
export type DashboardDays = (typeof dashboardDays)[number];

export const DASHBOARD_ENDING_DAYS = 7;

/** Panels of the dashboard in their default order. */
export const dashboardWidgets = [
  'today',
  'jobs',
  'months',
  'losses',
  'best-customers',
  'worst-customers',
  'by-owner',
  'recent',
] as const;
export type DashboardWidget = (typeof dashboardWidgets)[number];

/** Visible panels in the user's order. */
const layout = z.object({ widgets: z.array(z.enum(dashboardWidgets)) });

/** Quotes counted: the filter of `quotes.list` that shows exactly these, and their taxable sum in 1/10,000 €. */
const figure = z.object({ filter: z.array(z.string()), count: z.int(), value: amount });
export type DashboardFigure = z.output<typeof figure>;

/** Sent quotes: all, won, and lost (refused or expired without an answer). */
const outcomes = { sent: figure, won: figure, lost: figure };

const span = z.object({ from: day, to: day });

const period = z.object({
  ...span.shape,
  ...outcomes,
  /** Mean hours from creation to sending; null without sent quotes. */
  answerHours: z.number().nullable(),
  /** Mean net margin weighted by value, 1/10,000 of a percent; absent for users without cost access. */
  margin: z.int().nullable().optional(),
});
export type DashboardPeriod = z.output<typeof period>;

const tally = z.object({ key: z.string(), label: z.string(), ...outcomes });
export type DashboardTally = z.output<typeof tally>;

const figures = z.object({
  /** Drafts, whose customers wait for an answer. */
  toSend: figure,
  /** Sent quotes whose follow-up day has come. */
  toFollow: figure,
  /** Sent, and ending within `DASHBOARD_ENDING_DAYS`. */
  ending: figure,
  /** All quotes that wait for the customer's answer. */
  open: figure,
  now: period,
  before: period,
  /** The last twelve months, oldest first; `key` is `YYYY-MM`. */
  months: z.array(tally),
  byOwner: z.array(tally),
  /** By value won, and by value lost. */
  bestCustomers: z.array(tally),
  worstCustomers: z.array(tally),
  /** Requests of buyers: waiting for an offer, those beyond the shop's own limit, and the mean time to the offer. */
  requests: z.object({
    open: z.int(),
    late: z.int(),
    answerDays: z.int(),
    hoursToOffer: z.number().nullable(),
  }),
  losses: z.object({
    /** Most frequent first: a reason that was given, refused without a reason, expired without an answer. */
    reasons: z.array(
      z.object({ kind: z.enum(['told', 'silent', 'ended']), label: z.string(), lost: figure }),
    ),
    competitors: z.array(
      z.object({
        label: z.string(),
        lost: figure,
        /** How much dearer we were, mean in %; null where no price is known. */
        distance: z.number().nullable(),
      }),
    ),
    /** Over the lost quotes whose competing price is known. */
    distance: z.object({ known: figure, mean: z.number().nullable() }),
  }),
});
export type DashboardFigures = z.output<typeof figures>;

/** One entry of the activity log of a quote or a job. */
const recentAct = historyEntry.extend({
  guid,
  of: z.enum(['quote', 'job']),
  about: z.object({ guid, number: z.string(), customerName: z.string() }),
});
export type RecentAct = z.output<typeof recentAct>;

export const dashboard = {
  get: route({
    method: 'GET',
    path: '/dashboard',
    summary:
      'Quotes that need attention today, and a period compared with the one before; each figure with its filter',
    access: 'session',
    scope: 'quotes:read',
    query: z.strictObject({ days: z.enum(dashboardDays).default('90'), owner: guid.optional() }),
    answer: z.object({
      today: day,
      /** Whether the company has any quote at all. */
      hasQuotes: z.boolean(),
      /** Users who own quotes, by name. */
      owners: z.array(z.object({ guid, name: z.string() })),
      /** Null for the shop floor, which sees no prices. */
      figures: figures.nullable(),
    }),
  }),
  recent: route({
    method: 'GET',
    path: '/dashboard/recent',
    summary: 'The latest actions on quotes and jobs, newest first; the shop floor sees only jobs',
    access: 'session',
    answer: z.array(recentAct),
  }),
  layout: route({
    method: 'GET',
    path: '/dashboard/layout',
    summary: 'The dashboard panels of the user, in their order',
    access: 'session',
    answer: layout,
    skipsUnread: true,
  }),
  arrange: route({
    method: 'PUT',
    path: '/dashboard/layout',
    writes: 'own',
    summary: 'Choose the panels of the dashboard and their order',
    access: 'session',
    // Read-only for the company's data, so an expired licence does not block it.
    licence: 'open',
    body: z.strictObject({
      widgets: z
        .array(z.enum(dashboardWidgets))
        .max(dashboardWidgets.length)
        .refine((widgets) => new Set(widgets).size === widgets.length, {
          error: 'Ogni riquadro una volta sola.',
        }),
    }),
    answer: layout,
  }),
};
