import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, instant, requiredText, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { madeFile } from './documents.ts';

// Data that buyers see without an account. Every field is listed here, so that no internal data of the shop can leak by
// accident: the server's answers pass through these shapes.

const params = z.object({ token: z.string().min(1).max(200) });

export const offerPrice = z.object({
  quantity: z.number(),
  unit: amount,
  total: amount,
  leadDays: z.number(),
});

const offerPosition = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  drawing: z.string(),
  drawingRevision: z.string(),
  material: z.string(),
  /** Treatments, tests and certificate that the price includes. */
  included: z.array(z.string()),
  notes: z.string(),
  /** Set where the shop shows a picture of the part. */
  pictureUrl: z.string().nullable(),
  /** Set where the shop shows the part in 3D: triangles for viewing, never the model itself. */
  meshUrl: z.string().nullable(),
  optional: z.boolean(),
  chosenQuantity: z.number().nullable(),
  prices: z.array(offerPrice),
});
export type OfferViewPosition = z.output<typeof offerPosition>;

export const offerTotals = z.object({
  positions: amount,
  discount: amount,
  topUp: amount,
  charges: amount,
  taxable: amount,
  vat: z.array(z.object({ label: z.string(), taxable: amount, tax: amount })),
  vatTotal: amount,
  total: amount,
});
export type OfferTotals = z.output<typeof offerTotals>;

const offerView = z.object({
  number: z.string(),
  revision: z.int(),
  /** `replaced`: the shop is working on, or has sent, a newer revision. */
  state: z.enum(['open', 'accepted', 'refused', 'expired', 'replaced']),
  validUntil: day,
  anyQuantity: z.boolean(),
  company: z.object({
    name: z.string(),
    address: z.string(),
    vatNumber: z.string(),
    phone: z.string(),
    email: z.string(),
    website: z.string(),
    colour: z.string(),
    logoUrl: z.string().nullable(),
  }),
  contact: z.object({ name: z.string(), email: z.string() }),
  customer: z.object({ name: z.string(), contact: z.string() }),
  title: z.string(),
  reference: z.string(),
  date: day,
  paymentTerms: z.string(),
  deliveryTerms: z.string(),
  language: z.enum(['it', 'en']),
  notes: z.string(),
  exclusions: z.string(),
  conditions: z.string(),
  discounts: z.array(z.number()),
  positions: z.array(offerPosition),
  /** Paid once for the whole order. */
  charges: z.array(z.object({ label: z.string(), amount })),
  totals: offerTotals,
  answer: z
    .object({
      name: z.string(),
      reason: z.string(),
      at: instant,
      /** The buyer's own order number. */
      orderNumber: z.string(),
      /** Quantity that the buyer ordered of each position; a position that is not listed was left out. */
      quantities: z.array(z.object({ position: z.string(), quantity: z.number() })),
    })
    .nullable(),
});
export type OfferView = z.output<typeof offerView>;

const chosen = z
  .array(z.strictObject({ position: z.string().min(1).max(64), quantity: z.number().min(1).max(1e9) }))
  .max(5000);

/** Positions the buyer leaves out. */
const without = z.array(z.string().min(1).max(64)).max(5000).default([]);

/** Optional positions the buyer orders too. */
const also = z.array(z.string().min(1).max(64)).max(5000).default([]);

const linkErrors = ['OFFER_UNKNOWN', 'OFFER_REVOKED', 'OFFER_LINK_EXPIRED'] as const;

const offerAnswer = z.strictObject({
  answer: z.enum(['accepted', 'refused']),
  name: requiredText(120, 'Scrivi il tuo nome'),
  reason: text(1000).default(''),
  /** The buyer's own order number. */
  orderNumber: text(60).default(''),
  /** Quantities that differ from the offered choice. */
  quantities: chosen.default([]),
  /** Positions that are not ordered. */
  without,
  also,
});
export type OfferAnswer = z.input<typeof offerAnswer>;

export const offers = {
  read: route({
    method: 'GET',
    path: '/offers/:token',
    summary: 'An offer as its buyer sees it',
    access: 'public',
    params,
    answer: offerView,
    errors: linkErrors,
  }),
  price: route({
    method: 'POST',
    path: '/offers/:token/price',
    writes: 'none',
    summary: 'The offer at other quantities: prices and totals, nothing else',
    access: 'public',
    params,
    body: z.strictObject({ quantities: chosen, without, also }),
    answer: z.object({
      lines: z.array(offerPrice.extend({ position: z.string() })),
      totals: offerTotals,
    }),
    errors: [...linkErrors, 'OFFER_QUANTITY'],
  }),
  pdf: route({
    method: 'GET',
    path: '/offers/:token/pdf',
    summary: 'The offer as PDF',
    access: 'public',
    leaves: true,
    params,
    answer: madeFile,
    errors: linkErrors,
  }),
  answer: route({
    method: 'POST',
    path: '/offers/:token/answer',
    writes: 'once',
    summary: 'Accept or refuse an offer; the shop is notified by mail',
    access: 'public',
    leaves: true,
    licence: 'open',
    params,
    body: offerAnswer,
    answer: offerView,
    errors: [...linkErrors, 'OFFER_CLOSED', 'OFFER_QUANTITY'],
  }),
};
