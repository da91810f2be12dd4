import { quoteDocument, quoteRates } from '@truciolo/quote';
import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, done, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { counter, counterInAddress } from '../kit/whole-numbers.ts';
import { historyEntry, listQuery, nextCursor } from '../registries/registry.ts';
import {
  outcomeNote,
  quote,
  quoteChange,
  quoteRevision,
  quoteRow,
  quoteStates,
  storedDocument,
  totals,
} from './quote.ts';

const params = z.object({ guid });

const insertion = [capabilities.insertion];

/** Limits of the count, beyond which a list says "more than": of all quotes, and of those that match a search. */
export const QUOTES_COUNTED = 10_000;
export const QUOTES_FOUND_COUNTED = 1000;

/** Room for the longest document, whatever alphabet it is written in. */
const maxBytes = 8 * 1024 * 1024;

/** Sent quotes: number, won and lost, and the value of all in 1/10,000 €. */
const hitRate = z.object({
  key: z.string(),
  label: z.string(),
  sent: z.int(),
  won: z.int(),
  lost: z.int(),
  value: amount,
});

export const quotes = {
  /**
   * Filters: `state:`, `customer:<guid>`, `owner:<guid>`, `tag:`, `imported:` (yes or no), `from:` and `to:` (day of the
   * quote), `ends-from:` and `ends-to:` (last day it holds), `follow:` (to be asked about by that day),
   * `customer-name:`, `reason:` and `competitor:` (of a lost one), `competitor-price:` (yes = known), `min:` and `max:`
   * (taxable, euro), `margin-min:` and `margin-max:` (%).
   */
  list: route({
    method: 'GET',
    path: '/quotes/rows',
    summary:
      'A window of the quotes: search over number, customer, part, material, notes, file names; sort, filter',
    access: 'session',
    scope: 'quotes:read',
    query: listQuery,
    answer: z.object({
      rows: z.array(quoteRow),
      /**
       * Counted up to `QUOTES_COUNTED` or `QUOTES_FOUND_COUNTED`: users narrow down longer lists instead of reading
       * them.
       */
      total: z.int(),
      isTotalCapped: z.boolean(),
      /** No quote matches the typed words: these are close matches. */
      isGuess: z.boolean(),
      next: nextCursor,
    }),
  }),
  /** `guid` is the caller's idempotency key: a repeated call answers with the first quote. */
  create: route({
    method: 'POST',
    path: '/quotes',
    writes: 'once',
    summary: 'Create a quote with content, with the next number of the year',
    access: 'session',
    scope: 'quotes:write',
    costs: 'needed',
    capability: insertion,
    body: z.strictObject({ document: quoteDocument, guid: guid.optional() }),
    maxBytes,
    status: 201,
    answer: quote,
    errors: ['FORBIDDEN', 'GUID_TAKEN'],
  }),
  get: route({
    method: 'GET',
    path: '/quotes/:guid',
    summary: 'One quote with its newest revision; refused to users without cost access',
    access: 'session',
    costs: 'needed',
    scope: 'quotes:read',
    params,
    answer: quote,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  save: route({
    method: 'PATCH',
    path: '/quotes/:guid',
    writes: 'merge',
    summary: 'Change fields of a draft; only a field changed by two users is a conflict',
    access: 'session',
    scope: 'quotes:write',
    costs: 'needed',
    capability: insertion,
    params,
    body: z.strictObject({ version: counter, changes: z.array(quoteChange).min(1).max(20_000) }),
    maxBytes,
    answer: z.object({
      version: z.int(),
      updatedAt: instant,
      totals,
      /** The whole document when it also contains changes of somebody else; null when it equals the caller's. */
      document: storedDocument.nullable(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'QUOTE_FROZEN'],
  }),
  getRevision: route({
    method: 'GET',
    path: '/quotes/:guid/revisions/:revision',
    summary: 'A frozen revision',
    access: 'session',
    costs: 'needed',
    scope: 'quotes:read',
    params: z.object({ guid, revision: counterInAddress }),
    answer: quoteRevision.extend({ document: storedDocument, totals }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  revise: route({
    method: 'POST',
    path: '/quotes/:guid/revisions',
    writes: 'once',
    summary: 'Create the next revision of a sent quote, as a draft',
    access: 'session',
    costs: 'needed',
    capability: insertion,
    params,
    status: 201,
    answer: quote,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE'],
  }),
  duplicate: route({
    method: 'POST',
    path: '/quotes/:guid/duplicate',
    writes: 'append',
    summary: 'Duplicate a quote as a draft with its own number',
    access: 'session',
    scope: 'quotes:write',
    costs: 'needed',
    capability: insertion,
    params,
    status: 201,
    answer: quote,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  /** A quote counts as sent once it was delivered, or once a user says so. */
  markSent: route({
    method: 'POST',
    path: '/quotes/:guid/sent',
    writes: 'once',
    summary: 'Mark a draft as sent by hand: freezes the revision',
    access: 'session',
    leaves: true,
    costs: 'needed',
    capability: insertion,
    params,
    body: z.strictObject({ confirmed: z.boolean() }),
    answer: quote,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE', 'QUOTE_UNPRICED', 'QUOTE_TO_CONFIRM'],
  }),
  recordOutcome: route({
    method: 'POST',
    path: '/quotes/:guid/outcome',
    writes: 'once',
    summary: 'Record the outcome of a quote with its reason; a recorded one is changed with a `correction`',
    access: 'session',
    costs: 'needed',
    capability: insertion,
    params,
    body: outcomeNote,
    answer: quote,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE'],
  }),
  /** "Prendi tu": the caller becomes the owner. */
  take: route({
    method: 'POST',
    path: '/quotes/:guid/owner',
    writes: 'set',
    summary: 'Become the owner of a quote; the previous owner is notified',
    access: 'session',
    costs: 'needed',
    capability: insertion,
    params,
    answer: quote,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  /** "Assegna a": the new and the previous owner are notified. */
  assign: route({
    method: 'PUT',
    path: '/quotes/:guid/owner',
    writes: 'set',
    summary: 'Assign a quote to a colleague; the new and the previous owner are notified',
    access: 'session',
    costs: 'needed',
    capability: insertion,
    params,
    body: z.strictObject({ ownerGuid: guid }),
    answer: quote,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'REFERENCE_GONE'],
  }),
  assignees: route({
    method: 'GET',
    path: '/quotes/assignees',
    summary: 'Users who can own a quote, by name',
    access: 'session',
    answer: z.array(z.object({ guid, name: z.string() })),
  }),
  archive: route({
    method: 'POST',
    path: '/quotes/archive',
    writes: 'set',
    summary: 'Archive or restore quotes; a quote is never deleted',
    access: 'session',
    capability: insertion,
    body: z.strictObject({ guids: z.array(guid).min(1).max(1000), archived: z.boolean() }),
    answer: done.extend({ changed: z.int() }),
  }),
  tag: route({
    method: 'POST',
    path: '/quotes/tags',
    writes: 'set',
    summary: 'Add or remove a tag on several quotes',
    access: 'session',
    capability: insertion,
    body: z.strictObject({
      guids: z.array(guid).min(1).max(1000),
      tag: requiredText(40, 'Scrivi il tag'),
      on: z.boolean(),
    }),
    answer: done.extend({ changed: z.int() }),
  }),
  history: route({
    method: 'GET',
    path: '/quotes/:guid/history',
    summary: 'History of a quote',
    access: 'session',
    scope: 'quotes:read',
    params,
    answer: z.array(historyEntry),
    errors: ['NOT_FOUND'],
  }),
  ratesNow: route({
    method: 'GET',
    path: '/quotes/rates',
    summary: 'Today’s rates of machines, labour, materials and published formulas, as a quote copies them',
    access: 'session',
    scope: 'costs:read',
    costs: 'needed',
    answer: quoteRates,
    errors: ['FORBIDDEN'],
  }),
  statistics: route({
    method: 'GET',
    path: '/quotes/statistics',
    summary:
      'Hit rate by customer, material and quantity band, values and answer time, over the listed filters',
    access: 'session',
    prices: 'needed',
    scope: 'quotes:read',
    query: listQuery.pick({ q: true, filter: true, archived: true }),
    answer: z.object({
      open: z.object({ count: z.int(), value: amount }),
      won: z.object({ count: z.int(), value: amount }),
      /** Refused quotes, and those that expired without an answer. */
      lost: z.object({ count: z.int(), value: amount }),
      /** Mean over sent quotes, hours from creation to sending; null without sent quotes. */
      answerHours: z.number().nullable(),
      byCustomer: z.array(hitRate),
      byMaterial: z.array(hitRate),
      byQuantity: z.array(hitRate),
    }),
    errors: ['FORBIDDEN'],
  }),
  /** Past positions that resemble one: same customer, material, size, words. Best match first, with the reasons. */
  similar: route({
    method: 'GET',
    path: '/quotes/similar',
    summary: 'Positions of other quotes that resemble one, with their prices and outcome',
    access: 'session',
    scope: 'quotes:read',
    prices: 'needed',
    query: z.strictObject({
      quote: guid.optional(),
      customer: guid.optional(),
      material: text(200).default(''),
      text: text(300).default(''),
      /** kg of the blank. */
      weight: z.coerce.number().min(0).optional(),
      quantity: counterInAddress.optional(),
    }),
    answer: z.array(
      z.object({
        quoteGuid: guid,
        positionId: z.string(),
        number: z.string(),
        state: z.enum(quoteStates),
        date: day,
        customerName: z.string(),
        code: z.string(),
        description: z.string(),
        material: z.string(),
        quantity: z.int(),
        unit: amount,
        netMargin: z.int().nullable(),
        /** Italian words: "stesso cliente", "stesso materiale"… */
        reasons: z.array(z.string()),
      }),
    ),
    errors: ['FORBIDDEN'],
  }),
};
