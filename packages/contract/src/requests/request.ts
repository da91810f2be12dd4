import { z } from 'zod';
import { fileKinds, isPictureKind } from '../files/files.ts';
import { amount } from '../kit/amounts.ts';
import { day, guid, instant } from '../kit/fields.ts';
import { quoteStates } from '../quotes/quote.ts';
import { learnedLayout, requestContent } from './content.ts';

/** Tabs of the inbox. */
export const requestStates = ['new', 'reading', 'confirm', 'quoted', 'discarded'] as const;
export type RequestState = (typeof requestStates)[number];

const requestSources = ['mail', 'upload', 'text', 'api', 'page'] as const;
export type RequestSource = (typeof requestSources)[number];

/** `order` confirms a quote; `other` is no request at all, such as a newsletter. */
const requestKinds = ['request', 'order', 'other'] as const;

export const REQUEST_TEXT_MAX = 100_000;
export const FILES_PER_REQUEST = 100;
/** Requests that one company takes in a day, from all sources. */
export const REQUESTS_A_DAY = 500;

/** Kinds of files besides those of a quote. */
export const requestFileKinds = [...fileKinds, 'stl', 'sheet', 'text'] as const;
export type RequestFileKind = (typeof requestFileKinds)[number];
/** Files that are shown and read as drawings; a picture is read by the recogniser of characters. */
export const isSheetKind = (kind: RequestFileKind): boolean => kind === 'pdf' || isPictureKind(kind);

const requestFile = z.object({
  guid,
  name: z.string(),
  kind: z.enum(requestFileKinds),
  bytes: z.int(),
  /** Signed, short-lived address below the API. */
  url: z.string(),
});
export type RequestFile = z.output<typeof requestFile>;

export const requestRow = z.object({
  guid,
  state: z.enum(requestStates),
  kind: z.enum(requestKinds),
  source: z.enum(requestSources),
  subject: z.string(),
  senderName: z.string(),
  senderEmail: z.string(),
  customerGuid: guid.nullable(),
  customerName: z.string(),
  receivedAt: instant,
  answerBy: day.nullable(),
  /** The earliest day on which the buyer wants a part. */
  neededBy: day.nullable(),
  ownerGuid: guid.nullable(),
  ownerName: z.string(),
  positions: z.int(),
  /** All quantities asked for, as they are written. */
  quantities: z.string(),
  files: z.array(requestFile),
  missing: z.int(),
  conflicts: z.int(),
  /** Not answered within the shop's own limit. */
  late: z.boolean(),
  /** The last message of its conversation is the buyer's. */
  answered: z.boolean(),
  quoteGuid: guid.nullable(),
  quoteNumber: z.string(),
  updatedAt: instant,
});
export type RequestRow = z.output<typeof requestRow>;

const senderCheckResults = ['pass', 'fail', 'none', 'unknown'] as const;

/** Results for a mail that arrived by itself; a failed one is shown and refuses nothing. */
const senderCheck = z.object({
  /** `fail`: another server delivered it than those that the domain names; `none`: the domain names no servers. */
  spf: z.enum(senderCheckResults),
  /** `fail`: the signature does not fit the mail; `none`: no signature; `unknown`: the answers took too long. */
  dkim: z.enum(senderCheckResults),
  /** Domain of the envelope's sender. */
  sender: z.string(),
  /** Domain of the signature; empty without one. */
  signer: z.string(),
});
export type SenderCheck = z.output<typeof senderCheck>;

const requestMessage = z.object({
  guid,
  fromShop: z.boolean(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  at: instant,
});

const quantityPrice = z.object({ quantity: z.int(), unit: amount.nullable() });

/** A part that came from the shop's page. */
const pagePart = z.object({
  positionId: z.string(),
  name: z.string(),
  notes: z.string(),
  /** The range that the buyer saw, frozen; empty where there was none, and `reason` says why. */
  seen: z.array(z.object({ quantity: z.int(), low: amount, high: amount, days: z.int().nullable() })),
  reason: z.string().nullable(),
  /** Price per piece of the shop's engine when the request was sent, and now. */
  atSending: z.array(quantityPrice),
  now: z.array(quantityPrice),
  /** The server's own reading of the model. */
  reading: z.enum(['waiting', 'same', 'different', 'unreadable', 'no-model']),
  /** Sentences about values that the buyer's browser measured otherwise. */
  differences: z.array(z.string()),
});

export const shopRequest = requestRow.extend({
  text: z.string(),
  /** Sentences about parts that could not be taken: a refused attachment, an unreadable file. */
  notes: z.array(z.string()),
  /** Null for requests that came another way than by forwarded mail. */
  senderCheck: senderCheck.nullable(),
  content: requestContent,
  messages: z.array(requestMessage),
  /** Learned from corrections on other drawings of this customer. */
  layouts: z.array(learnedLayout),
  /** The quote that an order confirms, if its number is one of the shop's. */
  confirms: z.object({ guid, number: z.string(), state: z.enum(quoteStates) }).nullable(),
  /** Null for requests that came another way. */
  page: z.object({ parts: z.array(pagePart) }).nullable(),
  version: z.int(),
});
export type ShopRequest = z.output<typeof shopRequest>;

export const earlierPart = z.object({
  positionId: z.string(),
  quoteGuid: guid,
  quotePositionId: z.string(),
  number: z.string(),
  quoteState: z.enum(quoteStates),
  date: day,
  customerName: z.string(),
  code: z.string(),
  revision: z.string(),
  description: z.string(),
  material: z.string(),
  quantity: z.int(),
  /** 1/10,000 € a piece. */
  unit: z.int().nullable(),
});
export type EarlierPart = z.output<typeof earlierPart>;

export const requestSettings = z.strictObject({
  answerDays: z.int().min(1, { error: 'Almeno 1 giorno.' }).max(90, { error: 'Al massimo 90 giorni.' }),
  retentionDays: z
    .int()
    .min(30, { error: 'Almeno 30 giorni.' })
    .max(3650, { error: 'Al massimo 3650 giorni.' }),
});
export type RequestSettings = z.output<typeof requestSettings>;
