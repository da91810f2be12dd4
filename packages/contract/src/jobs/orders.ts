import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { day, guid, instant, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';
import { pieces } from './jobs.ts';

const insertion = [capabilities.insertion];
const params = z.object({ guid });

export const order = z.object({
  guid,
  /** Printed form: `OC-2026-0001`. */
  number: z.string(),
  quoteGuid: guid.nullable(),
  quoteNumber: z.string().nullable(),
  quoteRevision: z.int().nullable(),
  customerName: z.string(),
  buyerNumber: z.string(),
  buyerDate: day.nullable(),
  notes: z.string(),
  createdAt: instant,
  /** One-time charges of the order with the note that invoices them; empty for the shop floor. */
  charges: z.array(
    z.object({
      label: z.string(),
      amount,
      ddtNumber: z.string().nullable(),
      /** Their note is invoiced: they stay there. */
      isInvoiced: z.boolean(),
    }),
  ),
  jobs: z.array(
    z.object({ guid, number: z.string(), code: z.string(), quantity: z.int(), due: day.nullable() }),
  ),
});
export type Order = z.output<typeof order>;

/** A position that can be ordered. Amounts in 1/10,000 €. */
const orderable = z.object({
  positionId: z.string(),
  code: z.string(),
  description: z.string(),
  optional: z.boolean(),
  quantities: z.array(z.object({ quantity: z.int(), unit: amount, total: amount })),
  /** Quantity that the buyer accepted on the link, else the quantity that counts in the quote. */
  chosenQuantity: z.int().nullable(),
  /** Working days that the sent offer says at the chosen quantity; null where it says none. */
  leadDays: z.number().nullable(),
  /** Origin of these days; null where the offer says none, or was sent before the plan was asked. */
  daysFrom: z.enum(['typed', 'plan']).nullable(),
  /** Pieces that earlier orders of this quote took. */
  ordered: z.int(),
});

const linkErrors = ['OFFER_UNKNOWN', 'OFFER_REVOKED', 'OFFER_LINK_EXPIRED'] as const;
const token = z.string().min(1).max(200);

/** Confirmations of a buyer's orders, behind the link of the offer. */
export const offerOrders = {
  list: route({
    method: 'GET',
    path: '/offers/:token/orders',
    summary: 'The confirmed orders of an offer, for its buyer',
    access: 'public',
    params: z.object({ token }),
    answer: z.object({ orders: z.array(z.object({ guid, number: z.string(), createdAt: instant })) }),
    errors: linkErrors,
  }),
  pdf: route({
    method: 'GET',
    path: '/offers/:token/orders/:guid/pdf',
    summary: 'The order confirmation as PDF, for its buyer',
    access: 'public',
    leaves: true,
    params: z.object({ token, guid }),
    answer: madeFile,
    errors: [...linkErrors, 'NOT_FOUND'],
  }),
};

export const orders = {
  propose: route({
    method: 'GET',
    path: '/quotes/:guid/order',
    summary: 'Propose an order for an accepted quote: positions, quantities, prices, earlier orders',
    access: 'session',
    costs: 'needed',
    capability: insertion,
    params,
    answer: z.object({
      reference: z.string(),
      positions: z.array(orderable),
      /** One-time charges that this order would carry beside its positions. */
      charges: z.array(z.object({ label: z.string(), amount })),
      orders: z.array(z.object({ guid, number: z.string(), createdAt: instant })),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE'],
  }),
  /** `guid` is the caller's idempotency key: a repeated call answers with the first order. */
  create: route({
    method: 'POST',
    path: '/orders',
    writes: 'once',
    summary:
      'Create an order with a job for each position; prices and phases are those of the quote’s revision',
    access: 'session',
    leaves: true,
    costs: 'needed',
    capability: insertion,
    body: z.strictObject({
      guid: guid.optional(),
      quoteGuid: guid,
      buyerNumber: text(100),
      buyerDate: day.nullable(),
      notes: text(4000),
      lines: z
        .array(z.strictObject({ positionId: text(64), quantity: pieces, due: day.nullable() }))
        .min(1, { error: 'Scegli almeno una posizione.' })
        .max(500, { error: 'Al massimo 500 posizioni per ordine.' }),
    }),
    status: 201,
    answer: order,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE', 'QUOTE_UNPRICED', 'GUID_TAKEN'],
  }),
  get: route({
    method: 'GET',
    path: '/orders/:guid',
    summary: 'One order with its jobs',
    access: 'session',
    scope: 'jobs:read',
    params,
    answer: order,
    errors: ['NOT_FOUND'],
  }),
  pdf: route({
    method: 'GET',
    path: '/orders/:guid/pdf',
    summary: 'The order confirmation as PDF',
    access: 'session',
    leaves: true,
    prices: 'needed',
    params,
    answer: madeFile,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
