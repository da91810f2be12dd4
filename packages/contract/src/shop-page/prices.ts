import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { guid } from '../kit/fields.ts';
import { SHOP_PARTS, SHOP_QUANTITIES, toleranceClasses } from './page-view.ts';
import { partFacts } from './part-facts.ts';

const index = z.int().min(0).max(399);

/** Choices of the buyer for one part. */
export const askedPart = z.strictObject({
  /** The page's own name of the part. */
  id: z.string().min(1).max(64),
  /** Null without a model: the price comes with the offer. */
  facts: partFacts.nullable(),
  /** Thread of a group of holes by its index; null: no thread. Without an entry the usual one is assumed. */
  threads: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(20).nullable()).default({}),
  materialGuid: guid.nullable(),
  treatment: index.nullable().default(null),
  tolerance: z.enum(toleranceClasses).default('drawing'),
  quantities: z
    .array(z.int().min(1).max(1_000_000))
    .min(1)
    .max(SHOP_QUANTITIES, { error: `Al massimo ${SHOP_QUANTITIES} quantità.` }),
});

/** Reasons for «Prezzo con l'offerta». */
const noPriceReasons = [
  /** The shop shows no prices, or only to buyers who come by its own link. */
  'no-prices',
  'known-only',
  'no-model',
  'no-material',
  'treatment',
  'tolerance',
  'too-large',
  'too-many',
  'process',
  /** A mesh, free-form surfaces, or features that the times do not hold. */
  'uncertain',
  'minimum-order',
  /** No machine of the shop fits, or a rate is missing: the page does not say which. */
  'other',
] as const;
export type NoPriceReason = (typeof noPriceReasons)[number];

/** Facts that the price takes for granted; the page puts them into words. */
const assumptionCodes = [
  'roughness',
  'edges',
  'our-material',
  'packaging',
  'general-tolerance',
  /** `values`: designations with their number, "4 × M8". */
  'threads',
  'plain-holes',
  'treatment',
] as const;

const indicative = z.object({
  quantity: z.int(),
  /** € a piece, both ends included. */
  low: amount,
  high: amount,
  /** Working days; null where the plan cannot say. */
  days: z.int().nullable(),
});
export type IndicativePrice = z.output<typeof indicative>;

export const pricedPart = z.object({
  id: z.string(),
  /** Empty where the price comes with the offer. */
  prices: z.array(indicative),
  reason: z.enum(noPriceReasons).nullable(),
  /** Quantities without a price although others have one. */
  without: z.array(z.object({ quantity: z.int(), reason: z.enum(noPriceReasons) })),
  assumptions: z.array(z.object({ code: z.enum(assumptionCodes), values: z.array(z.string()) })),
  /** Fixes part, choices and range for half an hour: sent along with the request, it freezes the range. */
  ticket: z.string(),
});
export type PricedPart = z.output<typeof pricedPart>;

/** The page names each part differently. */
const namedOnce = (parts: readonly { readonly id: string }[]): boolean =>
  new Set(parts.map(({ id }) => id)).size === parts.length;

export const priceQuestion = z.strictObject({
  parts: z
    .array(askedPart)
    .min(1)
    .max(SHOP_PARTS)
    .refine(namedOnce, { error: 'Due pezzi hanno lo stesso identificativo.' }),
  /** Token of the buyer's own link. */
  buyer: z.string().max(200).optional(),
});
