import type { Change, Json } from '@truciolo/changes';
import { ZERO } from '@truciolo/money';
import { MAX_POSITIONS, type QuoteDocument, quoteDocument, type StoredPrice } from '@truciolo/quote';
import { z } from 'zod';
import { amount, money } from '../kit/amounts.ts';
import { asStored } from '../kit/as-stored.ts';
import { day, guid, instant, text } from '../kit/fields.ts';

export const quoteStates = ['draft', 'sent', 'accepted', 'refused', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Every write of a quote, from any page, needs it. */

/** Amounts in 1/10,000 €, percentages in 1/10,000 of a percent: the integers of `@truciolo/money`. */
export const totals = z.object({
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

export const quoteRevision = z.object({
  revision: z.int(),
  state: z.enum(quoteStates),
  total: amount,
  sentAt: instant.nullable(),
  createdAt: instant,
});

export const storedDocument = asStored<QuoteDocument>(quoteDocument);

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
  /**
   * Working days that the sent offer says, which never change; null for drafts, and for quotes whose offer is not stored
   * yet. Quantities without days are left out.
   */
  offeredDays: z
    .array(
      z.object({
        positionId: z.string(),
        quantity: z.int(),
        days: z.int(),
        from: z.enum(['typed', 'plan']).nullable(),
      }),
    )
    .nullable(),
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

export const quoteRow = z.object({
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
