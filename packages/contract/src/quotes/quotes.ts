import type { Change, Json } from '@truciolo/changes';
import { ZERO } from '@truciolo/money';
import {
  MAX_POSITIONS,
  type QuoteDocument,
  quoteDocument,
  quoteRates,
  type StoredPrice,
} from '@truciolo/quote';
import { z } from 'zod';
import { amount, money } from '../kit/amounts.ts';
import { asStored } from '../kit/as-stored.ts';
import { day, done, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { counter, counterInAddress } from '../kit/whole-numbers.ts';
import { historyEntry, listQuery } from '../registries/registry.ts';

export const quoteStates = ['draft', 'sent', 'accepted', 'refused', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Every write of a quote, from any page, needs it. */
const insertion = [capabilities.insertion];
const params = z.object({ guid });

/** Amounts in 1/10,000 €, percentages in 1/10,000 of a percent: the integers of `@truciolo/money`. */
const totals = z.object({
  positions: amount,
  discount: amount,
  topUp: amount,
  /** One-time charges of the whole order; older revisions have none. */
  charges: amount.default(ZERO),
  taxable: amount,
  vatTotal: amount,
  total: amount,
  /** Net of all discounts; null while a price is missing, and for users without cost access. */
  netMargin: z.int().nullable(),
  unpriced: z.int(),
});

/** A position at the quantity that the buyer accepted. */
const takenLine = z.strictObject({
  position: z.string().min(1).max(128),
  quantity: z.number().gt(0, { error: 'Più di zero pezzi.' }).max(10_000_000),
});

export const quoteOutcome = z.object({
  at: instant,
  /** The buyer's name from the link, or the user who recorded the outcome. */
  by: z.string(),
  reason: z.string(),
  competitor: z.string(),
  /** 1/10,000 € */
  competitorPrice: amount.nullable(),
  /**
   * Accepted positions and quantities, which give the value of the quote. Absent: the ones that count in the quote
   * itself.
   */
  taken: z.array(takenLine).optional(),
});

export const outcomeNote = z.strictObject({
  state: z.enum(['accepted', 'refused']),
  reason: text(500),
  competitor: text(200),
  competitorPrice: money.nullable(),
  /** Reason why a recorded outcome is corrected. */
  correction: text(500).default(''),
  /** Positions that the buyer accepted. Default: those recorded before, else those that count in the quote. */
  taken: z
    .array(takenLine)
    .min(1, { error: 'Scegli almeno una posizione.' })
    .max(MAX_POSITIONS)
    .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, {
      error: 'La stessa posizione c’è due volte.',
    })
    .optional(),
});
export type OutcomeNote = z.output<typeof outcomeNote>;
/** Input of the form. */
export type OutcomeDraft = z.input<typeof outcomeNote>;

const quoteRevision = z.object({
  revision: z.int(),
  state: z.enum(quoteStates),
  total: amount,
  sentAt: instant.nullable(),
  createdAt: instant,
});

const storedDocument = asStored<QuoteDocument>(quoteDocument);

export const quote = z.object({
  guid,
  /** Printed form: `P-2026-0001`. */
  number: z.string(),
  revision: z.int(),
  state: z.enum(quoteStates),
  /** A sent revision cannot be changed any more: a change makes the next revision. */
  frozen: z.boolean(),
  /** It was imported with its own number, outside the company's sequence. */
  imported: z.boolean(),
  document: storedDocument,
  totals,
  /**
   * Price at the time of sending, which never changes; null for drafts, and for quotes that were frozen without prices.
   */
  price: asStored<StoredPrice>().nullable(),
  ownerGuid: guid,
  ownerName: z.string(),
  /** Last day of validity, in Rome. */
  validUntil: day,
  sentAt: instant.nullable(),
  outcome: quoteOutcome.nullable(),
  revisions: z.array(quoteRevision),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  archivedAt: instant.nullable(),
});
export type Quote = z.output<typeof quote>;

/** JSON of any kind; the document's own shape is checked after the change is in. */
const json = z.unknown() as z.ZodType<Json, Json>;

/** One field: its value when the change began and its new value (see `@truciolo/quote`). */
export const quoteChange: z.ZodType<Change, Change> = z.strictObject({
  path: z.array(z.string().max(128)).min(1).max(12),
  base: json.optional(),
  value: json.optional(),
});

const quoteRow = z.object({
  guid,
  number: z.string(),
  revision: z.int(),
  state: z.enum(quoteStates),
  title: z.string(),
  customerGuid: guid.nullable(),
  customerName: z.string(),
  ownerName: z.string(),
  date: day,
  validUntil: day,
  sentAt: instant.nullable(),
  positions: z.int(),
  /** Code and description of the first position. */
  firstPart: z.string(),
  /** Taxable amount, 1/10,000 €; null while nothing has a price, and for the shop floor. */
  taxable: amount.nullable(),
  netMargin: z.int().nullable(),
  unpriced: z.int(),
  tags: z.array(z.string()),
  imported: z.boolean(),
  updatedAt: instant,
  archivedAt: instant.nullable(),
});
export type QuoteRow = z.output<typeof quoteRow>;

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
    }),
  }),
  /** `guid` is the caller's idempotency key: a repeated call answers with the first quote. */
  create: route({
    method: 'POST',
    path: '/quotes',
    writes: 'once',
    summary: 'Create a quote with content, with the next number of the year',
    access: 'session',
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
