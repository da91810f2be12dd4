import { z } from 'zod';
import { fileKinds, fileUpload, uploadName } from '../files/files.ts';
import { amount } from '../kit/amounts.ts';
import { day, done, email, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { listWindow } from '../kit/whole-numbers.ts';
import { quoteChange, quoteStates } from '../quotes/quote.ts';
import { changesQuery, nextCursor } from '../registries/registry.ts';
import { learnedLayout, requestContent, requestFieldKeys } from './content.ts';
import { orderComparison } from './order.ts';

/** Tabs of the inbox. */
export const requestStates = ['new', 'reading', 'confirm', 'quoted', 'discarded'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestSources = ['mail', 'upload', 'text', 'api', 'page'] as const;
export type RequestSource = (typeof requestSources)[number];

/** `order` confirms a quote; `other` is no request at all, such as a newsletter. */
export const requestKinds = ['request', 'order', 'other'] as const;

export const REQUEST_TEXT_MAX = 100_000;
export const FILES_PER_REQUEST = 100;
/** Requests that one company takes in a day, from all sources. */
export const REQUESTS_A_DAY = 500;

/** Kinds of files besides those of a quote. */
export const requestFileKinds = [...fileKinds, 'stl', 'sheet', 'text'] as const;
export type RequestFileKind = (typeof requestFileKinds)[number];

const requestFile = z.object({
  guid,
  name: z.string(),
  kind: z.enum(requestFileKinds),
  bytes: z.int(),
  /** Signed, short-lived address below the API. */
  url: z.string(),
});
export type RequestFile = z.output<typeof requestFile>;

const requestRow = z.object({
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
  files: z.array(requestFile.pick({ guid: true, name: true, kind: true })),
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

const message = z.object({
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

const request = requestRow.omit({ files: true }).extend({
  text: z.string(),
  /** Sentences about parts that could not be taken: a refused attachment, an unreadable file. */
  notes: z.array(z.string()),
  /** Null for requests that came another way than by forwarded mail. */
  senderCheck: senderCheck.nullable(),
  files: z.array(requestFile),
  content: requestContent,
  messages: z.array(message),
  /** Learned from corrections on other drawings of this customer. */
  layouts: z.array(learnedLayout),
  /** The quote that an order confirms, if its number is one of the shop's. */
  confirms: z.object({ guid, number: z.string(), state: z.enum(quoteStates) }).nullable(),
  /** Null for requests that came another way. */
  page: z.object({ parts: z.array(pagePart) }).nullable(),
  version: z.int(),
});
export type ShopRequest = z.output<typeof request>;

const earlier = z.object({
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
export type EarlierPart = z.output<typeof earlier>;

const settings = z.strictObject({
  answerDays: z.int().min(1, { error: 'Almeno 1 giorno.' }).max(90, { error: 'Al massimo 90 giorni.' }),
  retentionDays: z
    .int()
    .min(30, { error: 'Almeno 30 giorni.' })
    .max(3650, { error: 'Al massimo 3650 giorni.' }),
});
export type RequestSettings = z.output<typeof settings>;

const params = z.object({ guid });
const common = { access: 'session', prices: 'needed' } as const;
const writer = { ...common, capability: [capabilities.insertion] } as const;
const fileErrors = [
  'FORBIDDEN',
  'UNSUPPORTED_MEDIA',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_FILES',
  'QUOTA_REACHED',
  'FILE_INFECTED',
  'SCANNER_UNAVAILABLE',
] as const;

export const requests = {
  list: route({
    ...common,
    scope: 'requests:read',
    method: 'GET',
    path: '/requests',
    summary: 'The requests of one state, newest first, with the number of each state',
    query: z.strictObject({
      /** Without it: new ones, or all of them where the call follows changes. */
      state: z.enum(requestStates).optional(),
      q: z.string().trim().max(200).default(''),
      mine: z.enum(['yes', 'no']).default('no'),
      ...listWindow(50),
      ...changesQuery,
    }),
    answer: z.object({
      rows: z.array(requestRow),
      next: nextCursor,
      counts: z.record(z.enum(requestStates), z.int()),
      /** Mean minutes from a request to its draft in the last 30 days; null without any. */
      minutesToDraft: z.number().nullable(),
    }),
    errors: ['FORBIDDEN'],
  }),
  get: route({
    ...common,
    scope: 'requests:read',
    method: 'GET',
    path: '/requests/:guid',
    summary: 'One request with its text, files, read values and messages',
    params,
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  counts: route({
    ...common,
    method: 'GET',
    path: '/request-counts',
    summary: 'Number of new requests, and of those that wait longer than the limit of the shop',
    polled: true,
    answer: z.object({ fresh: z.int(), late: z.int(), answerDays: z.int() }),
    errors: ['FORBIDDEN'],
  }),
  ofQuote: route({
    ...common,
    method: 'GET',
    path: '/quotes/:guid/request',
    summary: 'The request from which a quote was made; null for a quote without one',
    params,
    answer: z.object({
      request: requestRow.pick({ guid: true, subject: true, senderName: true, answered: true }).nullable(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  /** `guid` is the caller's idempotency key: a repeated call answers with the first request. */
  create: route({
    ...writer,
    method: 'POST',
    path: '/requests',
    writes: 'once',
    scope: 'requests:write',
    summary: 'Take a request from pasted text; files are added to it afterwards',
    body: z.strictObject({
      guid: guid.optional(),
      subject: text(300).default(''),
      text: text(REQUEST_TEXT_MAX).default(''),
    }),
    status: 201,
    answer: request,
    errors: ['FORBIDDEN', 'GUID_TAKEN', 'RATE_LIMITED'],
  }),
  /** A message that was taken before answers with the request it belongs to. */
  takeMail: route({
    ...writer,
    method: 'POST',
    path: '/requests/messages',
    writes: 'once',
    scope: 'requests:write',
    summary: 'Take a request from a mail (.eml or .msg, as the raw body) with its attachments',
    query: z.strictObject({ name: uploadName }),
    upload: fileUpload,
    status: 201,
    answer: request,
    errors: [...fileErrors, 'RATE_LIMITED'],
  }),
  addFile: route({
    ...writer,
    method: 'POST',
    path: '/requests/:guid/files',
    writes: 'append',
    scope: 'requests:write',
    summary: 'Add a file to a request: PDF, STEP, IGES, STL, DXF, Excel, CSV or a picture, as the raw body',
    params,
    query: z.strictObject({ name: uploadName }),
    upload: fileUpload,
    status: 201,
    answer: request,
    errors: ['NOT_FOUND', ...fileErrors],
  }),
  removeFile: route({
    ...writer,
    method: 'DELETE',
    path: '/requests/:guid/files/:file',
    writes: 'once',
    summary: 'Remove a file from a request',
    params: z.object({ guid, file: guid }),
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  save: route({
    ...writer,
    method: 'PATCH',
    path: '/requests/:guid',
    writes: 'merge',
    summary: 'Change read values of a request; only a field changed by two users is a conflict',
    params,
    body: z.strictObject({ changes: z.array(quoteChange).min(1).max(2000) }),
    maxBytes: 2 * 1024 * 1024,
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'REQUEST_STATE'],
  }),
  move: route({
    ...writer,
    method: 'PUT',
    path: '/requests/:guid/state',
    writes: 'set',
    summary: 'Move a request to another tab, discard it or bring it back',
    params,
    body: z.strictObject({ state: z.enum(['new', 'reading', 'confirm', 'discarded']) }),
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'REQUEST_STATE'],
  }),
  take: route({
    ...writer,
    method: 'PUT',
    path: '/requests/:guid/owner',
    writes: 'set',
    summary: 'Take a request in hand, or give it back',
    params,
    body: z.strictObject({ taken: z.boolean() }),
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  remove: route({
    ...writer,
    method: 'DELETE',
    path: '/requests/:guid',
    writes: 'once',
    summary: 'Delete a request with its files for good',
    params,
    answer: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  /** "Già fatto": newest first. */
  earlier: route({
    ...common,
    method: 'GET',
    path: '/requests/:guid/earlier',
    summary: 'Positions of earlier quotes with the same code as a position of the request',
    params,
    answer: z.array(earlier),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  /** Differences between an order and the quote it confirms; null when it names none of the shop's quotes. */
  order: route({
    ...common,
    method: 'GET',
    path: '/requests/:guid/order',
    summary: 'Differences between an order and the quote that it confirms, each with the words of both',
    params,
    answer: z.object({ comparison: orderComparison.nullable() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  draft: route({
    ...writer,
    method: 'POST',
    path: '/requests/:guid/quote',
    writes: 'once',
    summary: 'Create the draft quote of a request from its confirmed values, with its files',
    params,
    answer: z.object({ quoteGuid: guid, number: z.string() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'REQUEST_STATE', 'REQUEST_EMPTY'],
  }),
  ask: route({
    ...writer,
    method: 'POST',
    path: '/requests/:guid/questions',
    writes: 'append',
    summary: 'Mail questions about a request to its sender; the answer comes back to the same request',
    leaves: true,
    params,
    body: z.strictObject({
      to: email,
      subject: requiredText(200, 'Scrivi l’oggetto'),
      text: requiredText(20_000, 'Scrivi il messaggio'),
    }),
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MAIL_UNAVAILABLE', 'EMAIL_UNCONFIRMED'],
  }),
  teach: route({
    ...writer,
    method: 'PUT',
    path: '/requests/:guid/layouts',
    writes: 'set',
    summary: 'Remember where the sheets of the customer of a request have a field',
    params,
    body: learnedLayout,
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  forget: route({
    ...writer,
    method: 'DELETE',
    path: '/requests/:guid/layouts/:field',
    writes: 'once',
    summary: 'Forget where the sheets of the customer of a request have a field',
    params: z.object({ guid, field: z.enum(requestFieldKeys) }),
    answer: request,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  settings: route({
    ...common,
    method: 'GET',
    path: '/request-settings',
    summary: 'Days within which the shop answers a request, and days after which requests are deleted',
    answer: settings,
    errors: ['FORBIDDEN'],
  }),
  setSettings: route({
    ...writer,
    method: 'PUT',
    path: '/request-settings',
    writes: 'set',
    summary: 'Set the days for an answer and the retention of requests',
    roles: ['responsabile'],
    body: settings,
    answer: settings,
    errors: ['FORBIDDEN'],
  }),
};
