import { plainQuote } from '@truciolo/quote';
import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, guid, instant } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { offerPrice, offerTotals } from '../quote-documents/offers.ts';
import { outcomeNote, quoteChange, quoteOutcome, quoteStates } from './quote.ts';

// Quotes for users without cost access: every field is declared here, and none is a cost, a rate, a margin or a floor.
// The server prices them by the registries and the company's margin.

const insertion = [capabilities.insertion];
const params = z.object({ guid });

/** In the order of the positions. */
const plainPrices = z.array(
  z.object({ id: z.string(), prices: z.array(offerPrice), missing: z.array(z.string()) }),
);

/** How a price comes about: hours, weight and, for callers with cost access, the cost of the lot by category. */
const priceReason = z.object({
  id: z.string(),
  quantity: z.number(),
  setupHours: z.number(),
  runHours: z.number(),
  /** kg per piece; null without a blank. */
  weight: z.number().nullable(),
  costs: z.array(z.object({ label: z.string(), amount })).nullable(),
});

const plainView = z.object({
  guid,
  number: z.string(),
  revision: z.int(),
  state: z.enum(quoteStates),
  draft: plainQuote,
  prices: plainPrices,
  /** Positions and quantities that count in the sum. */
  counted: z.array(z.object({ position: z.string(), quantity: z.number() })),
  /** Paid once for the whole order. */
  charges: z.array(z.object({ label: z.string(), amount: z.int() })),
  totals: offerTotals,
  /** Positions that lack a price at one of their quantities. */
  unpriced: z.int(),
  /** Names of unconfirmed values: a user with cost access has to confirm them before sending. */
  toConfirm: z.array(z.string()),
  validUntil: day,
  sentAt: instant.nullable(),
  outcome: quoteOutcome.nullable(),
  version: z.int(),
  updatedAt: instant,
});
export type PlainView = z.output<typeof plainView>;

const plainTemplate = z.object({ guid, name: z.string(), family: z.string(), phases: z.int() });

export const plainQuotes = {
  /** `guid` is the caller's idempotency key: a repeated call answers with the first quote. */
  create: route({
    method: 'POST',
    path: '/plain-quotes',
    writes: 'once',
    summary: 'Create a quote without costs, priced by the registries, with the next number of the year',
    access: 'session',
    scope: 'quotes:write',
    prices: 'needed',
    capability: insertion,
    body: z.strictObject({ draft: plainQuote, guid: guid.optional() }),
    status: 201,
    answer: plainView,
    errors: ['FORBIDDEN', 'GUID_TAKEN'],
  }),
  get: route({
    method: 'GET',
    path: '/plain-quotes/:guid',
    summary: 'One quote with its positions at their prices, without costs and margins',
    access: 'session',
    prices: 'needed',
    scope: 'quotes:read',
    params,
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  price: route({
    method: 'POST',
    path: '/plain-quotes/price',
    writes: 'none',
    summary: 'Price a quote that is not stored, by today’s registries, with the reasons of its prices',
    access: 'session',
    scope: 'quotes:read',
    prices: 'needed',
    capability: insertion,
    body: z.strictObject({ draft: plainQuote }),
    answer: z.object({
      prices: plainPrices,
      totals: offerTotals,
      reasons: z.array(priceReason),
      toConfirm: z.array(z.string()),
    }),
    errors: ['FORBIDDEN'],
  }),
  save: route({
    method: 'PATCH',
    path: '/plain-quotes/:guid',
    writes: 'merge',
    summary: 'Change fields of a draft without costs; only a field changed by two users is a conflict',
    access: 'session',
    scope: 'quotes:write',
    prices: 'needed',
    capability: insertion,
    params,
    body: z.strictObject({ changes: z.array(quoteChange).min(1).max(20_000) }),
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'QUOTE_FROZEN'],
  }),
  refresh: route({
    method: 'POST',
    path: '/plain-quotes/:guid/rates',
    writes: 'set',
    summary: 'Update proposed values of a draft from today’s registries',
    access: 'session',
    scope: 'quotes:write',
    prices: 'needed',
    capability: insertion,
    params,
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_FROZEN'],
  }),
  revise: route({
    method: 'POST',
    path: '/plain-quotes/:guid/revisions',
    writes: 'once',
    summary: 'Create the next revision of a sent quote, as a draft without costs',
    access: 'session',
    prices: 'needed',
    capability: insertion,
    params,
    status: 201,
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE'],
  }),
  markSent: route({
    method: 'POST',
    path: '/plain-quotes/:guid/sent',
    writes: 'once',
    summary: 'Mark a draft as sent by hand; refused while values are unconfirmed',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability: insertion,
    params,
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE', 'QUOTE_UNPRICED', 'QUOTE_TO_CONFIRM'],
  }),
  duplicate: route({
    method: 'POST',
    path: '/plain-quotes/:guid/copies',
    writes: 'append',
    summary: 'Duplicate a quote under a new number; the answer contains no costs',
    access: 'session',
    scope: 'quotes:write',
    prices: 'needed',
    capability: insertion,
    params,
    status: 201,
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  templates: route({
    method: 'GET',
    path: '/plain-templates',
    summary: 'Names of the position templates, without their costs',
    access: 'session',
    scope: 'quotes:read',
    prices: 'needed',
    query: z.strictObject({ q: z.string().trim().max(200).default('') }),
    answer: z.array(plainTemplate),
    errors: ['FORBIDDEN'],
  }),
  addTemplate: route({
    method: 'POST',
    path: '/plain-quotes/:guid/positions',
    writes: 'append',
    summary: 'Add a position from a template to a draft, at today’s rates; the answer contains no costs',
    access: 'session',
    scope: 'quotes:write',
    prices: 'needed',
    capability: insertion,
    params,
    body: z.strictObject({ templateGuid: guid }),
    status: 201,
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_FROZEN'],
  }),
  recordOutcome: route({
    method: 'POST',
    path: '/plain-quotes/:guid/outcome',
    writes: 'once',
    summary: 'Record the outcome of a quote with its reason; the answer contains no costs',
    access: 'session',
    prices: 'needed',
    capability: insertion,
    params,
    body: outcomeNote,
    answer: plainView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE'],
  }),
};
