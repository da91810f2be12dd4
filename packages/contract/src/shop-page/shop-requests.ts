import { z } from 'zod';
import { day, email, instant, requiredText, text } from '../kit/fields.ts';
import { requestFileKinds } from '../requests/request.ts';
import { SHOP_FILES, SHOP_PARTS, shopLanguages } from './page-view.ts';
import { askedPart, pricedPart } from './prices.ts';

/** Key of an uploaded file: known to its sender alone. */
const uploadKey = z.string().regex(/^[\w-]{43}$/, { error: 'File non valido.' });

export const stagedFile = z.object({
  key: uploadKey,
  name: z.string(),
  kind: z.enum(requestFileKinds),
  bytes: z.int(),
});

const sentPart = askedPart.extend({
  name: requiredText(120, 'Dai un nome al pezzo.'),
  notes: text(2000).default(''),
  /** Keys of its files; the first model is the one that was measured. */
  files: z.array(uploadKey).max(20),
  /** Of the prices that the buyer saw; null where there were none. */
  ticket: z.string().max(2000).nullable().default(null),
});

export const shopRequestBody = z.strictObject({
  name: requiredText(120, 'Scrivi il tuo nome'),
  company: requiredText(200, 'Scrivi il nome dell’azienda'),
  /** Italian (11 digits, check digit), or of another country with its letters; empty for buyers without one. */
  vatNumber: text(20),
  email,
  phone: text(40).default(''),
  language: z.enum(shopLanguages),
  wantedBy: day.nullable(),
  notes: text(5000).default(''),
  parts: z.array(sentPart).min(1, { error: 'Aggiungi almeno un pezzo.' }).max(SHOP_PARTS),
  /** Files that belong to no part. */
  files: z.array(uploadKey).max(SHOP_FILES).default([]),
  privacyConsent: z.boolean(),
  verificationQuestion: z.string().max(50),
  verificationTicket: z.string().max(1000),
  verificationAnswer: z.int({ error: 'Rispondi con un numero' }),
});
export type ShopRequestBody = z.input<typeof shopRequestBody>;

export const shopRequestStates = ['received', 'working', 'offered', 'closed'] as const;

export const shopRequestView = z.object({
  shop: z.object({
    slug: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    colour: z.string(),
    logoUrl: z.string().nullable(),
  }),
  /** Short number for telephone calls. */
  number: z.string(),
  state: z.enum(shopRequestStates),
  sentAt: instant,
  wantedBy: day.nullable(),
  name: z.string(),
  company: z.string(),
  language: z.enum(shopLanguages),
  parts: z.array(
    z.object({
      name: z.string(),
      material: z.string(),
      treatment: z.string(),
      quantities: z.array(z.int()),
      notes: z.string(),
      prices: pricedPart.shape.prices,
      reason: pricedPart.shape.reason,
    }),
  ),
  files: z.array(z.object({ name: z.string(), kind: z.enum(requestFileKinds), bytes: z.int(), at: instant })),
  messages: z.array(z.object({ fromShop: z.boolean(), name: z.string(), text: z.string(), at: instant })),
  /** Address of the offer, `/offerta/…`; null until it is ready. */
  offerUrl: z.string().nullable(),
  /** The files are deleted on this day. */
  deletedOn: day,
});
export type ShopRequestView = z.output<typeof shopRequestView>;

export const pastRequests = z.object({
  shop: shopRequestView.shape.shop,
  email: z.string(),
  requests: z.array(
    z.object({
      token: z.string(),
      number: z.string(),
      state: z.enum(shopRequestStates),
      sentAt: instant,
      parts: z.array(z.string()),
    }),
  ),
});
