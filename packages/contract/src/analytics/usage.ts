import { z } from 'zod';
import { day, guid } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

/** Retention of usage events; the nightly task drops older ones. */
export const USAGE_RETENTION_MONTHS = 13;

const capability = [capabilities.manageSupplierLicences];

/** Days in Rome, both included; without `companyGuid` all companies of the supplier. */
const usageQuery = z
  .strictObject({ from: day, to: day, companyGuid: guid.optional() })
  .refine(({ from, to }) => from <= to, { error: 'La fine viene prima dell’inizio.', path: ['to'] });
export type UsageQuery = z.output<typeof usageQuery>;

const usageDay = z.object({
  day,
  users: z.int(),
  sessions: z.int(),
  pageViews: z.int(),
  clicks: z.int(),
});
export type UsageDay = z.output<typeof usageDay>;

const usageItem = z.object({ name: z.string(), pagePath: z.string(), count: z.int() });
export type UsageItem = z.output<typeof usageItem>;
const top = z.object({ rows: z.array(usageItem), total: z.int() });

export const funnelSteps = ['registered', 'quoteTool', 'firstQuote', 'sentQuote'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const usageCharts = ['days', 'pages', 'clicks', 'funnel', 'retention'] as const;

export const usage = {
  days: route({
    method: 'GET',
    path: '/supplier/usage/days',
    summary: 'Users, sessions, page views and clicks of each day (days without use included)',
    access: 'session',
    capability,
    query: usageQuery,
    answer: z.object({ rows: z.array(usageDay), totals: usageDay.omit({ day: true }) }),
    errors: ['NOT_FOUND'],
  }),
  pages: route({
    method: 'GET',
    path: '/supplier/usage/pages',
    summary: 'The most viewed pages, at most 100; addresses that differ by an identifier count as one page',
    access: 'session',
    capability,
    query: usageQuery,
    answer: top,
    errors: ['NOT_FOUND'],
  }),
  clicks: route({
    method: 'GET',
    path: '/supplier/usage/clicks',
    summary: 'The most clicked elements, at most 100, with their page',
    access: 'session',
    capability,
    query: usageQuery,
    answer: top,
    errors: ['NOT_FOUND'],
  }),
  funnel: route({
    method: 'GET',
    path: '/supplier/usage/funnel',
    summary: 'Companies registered in the period: how many opened the quote tool, created a quote, sent one',
    access: 'session',
    capability,
    query: usageQuery,
    answer: z.object({
      steps: z.array(z.object({ step: z.enum(funnelSteps), companies: z.int() })),
    }),
    errors: ['NOT_FOUND'],
  }),
  retention: route({
    method: 'GET',
    path: '/supplier/usage/retention',
    summary: 'Retention: users by the week of their first access, and how many returned in each later week',
    access: 'session',
    capability,
    query: usageQuery,
    answer: z.object({
      cohorts: z.array(
        z.object({
          /** Monday of the first week. */
          week: day,
          users: z.int(),
          /** Users active in week 0, 1, 2, … after it; week 0 is the whole cohort. */
          active: z.array(z.int()),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  csv: route({
    method: 'GET',
    path: '/supplier/usage/csv/:chart',
    summary: 'The rows of a chart as CSV for an Italian Excel: semicolons, BOM, CRLF',
    access: 'session',
    capability,
    params: z.object({ chart: z.enum(usageCharts) }),
    query: usageQuery,
    answer: z.object({ fileName: z.string(), content: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  setCollection: route({
    method: 'PUT',
    path: '/supplier/usage/settings',
    writes: 'set',
    summary: 'Switch the collection of usage events of all the supplier’s companies on or off',
    access: 'session',
    capability,
    body: z.strictObject({ isEnabled: z.boolean() }),
    answer: z.object({ settings: z.object({ isEnabled: z.boolean() }) }),
  }),
};
