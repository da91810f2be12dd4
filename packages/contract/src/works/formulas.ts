import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, guid, instant } from '../kit/fields.ts';
import { officeRoles } from '../kit/roles.ts';
import { route } from '../kit/route.ts';
import { quoteStates } from '../quotes/quote.ts';
import { works } from './works.ts';

const params = z.object({ guid });

const formulaVersion = z.object({
  version: z.int(),
  text: z.string(),
  publishedAt: instant,
  publishedBy: z.string(),
});

/** Limit of quotes that a formula or a rule is tried on, newest first. */
export const MOST_TRIED = 500;

/** Amounts in 1/10,000 € of the whole lot; or the reason why there is none. */
const side = z.union([
  z.object({ ok: z.literal(true), cost: amount, price: amount, isTyped: z.boolean() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);

const backTestRow = z.object({
  quoteGuid: guid,
  number: z.string(),
  date: day,
  customerName: z.string(),
  state: z.enum(quoteStates),
  positionId: z.string(),
  code: z.string(),
  description: z.string(),
  /** The quantity that counts in the sum; null where the position has none. */
  quantity: z.number().nullable(),
  before: side,
  after: side,
  /** 1/10,000 €; null unless there are two prices. */
  difference: amount.nullable(),
  /** 1/10,000 of a percent of the price before; null where it would not be meaningful. */
  share: z.int().nullable(),
});
export type BackTestRow = z.output<typeof backTestRow>;

export const backTest = z.object({
  /** Number of quotes that were examined. */
  quotes: z.int(),
  /** Older quotes, or those for which there was no time, were left out. */
  isPartial: z.boolean(),
  sums: z.object({
    positions: z.int(),
    changed: z.int(),
    /** Positions that would lose their price because the tried formula fails on them. */
    failed: z.int(),
    /** Positions without a price to compare with. */
    unpriced: z.int(),
    before: amount,
    after: amount,
    median: z.int().nullable(),
    /** The largest change up or down, 1/10,000 €. */
    largest: amount,
  }),
  /** Failures first, then by the largest change. */
  rows: z.array(backTestRow),
});
export type BackTest = z.output<typeof backTest>;

export const formulas = {
  /**
   * The saved draft becomes the formula that quotes are priced with. `draft` is the text the caller read: if somebody
   * saved another one meanwhile the call is a conflict, so that users never publish text they have not read.
   */
  publish: route({
    method: 'POST',
    path: '/works/:guid/formula/publish',
    writes: 'merge',
    summary: 'Publish the draft formula of a process as its next version',
    access: 'session',
    costs: 'needed',
    roles: officeRoles,
    params,
    body: z.strictObject({ draft: z.string().max(8192) }),
    answer: works.row,
    errors: ['NOT_FOUND', 'CONFLICT', 'FORMULA_INVALID', 'FORBIDDEN'],
  }),
  listVersions: route({
    method: 'GET',
    path: '/works/:guid/formula/versions',
    summary: 'The published formulas of a process, newest first',
    access: 'session',
    costs: 'needed',
    params,
    answer: z.array(formulaVersion),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  /** Read-only: quotes keep the formula they were priced with. */
  backTest: route({
    method: 'POST',
    path: '/works/:guid/formula/back-test',
    writes: 'none',
    summary: 'Price the past quotes that used a process again with a formula that is not published yet',
    access: 'session',
    costs: 'needed',
    roles: officeRoles,
    params,
    body: z.strictObject({
      draft: z.string().max(8192),
      quotes: z.int().min(1).max(MOST_TRIED).default(200),
    }),
    answer: backTest,
    errors: ['NOT_FOUND', 'FORMULA_INVALID', 'FORBIDDEN'],
  }),
};
