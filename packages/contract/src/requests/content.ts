import { z } from 'zod';
import { day, guid, text } from '../kit/fields.ts';

// Values that were read from a buyer's request. Each one names its proofs, and counts only once a person has confirmed
// or corrected it.

/** Fields of a position in the order of the reading page. */
export const requestFieldKeys = [
  'code',
  'revision',
  'title',
  'material',
  'treatment',
  'quantities',
  'due',
  'generalTolerance',
  'tolerances',
  'roughness',
  'threads',
  'dimensions',
  'weight',
] as const;
export type RequestFieldKey = (typeof requestFieldKeys)[number];

/** A rectangle on a page as shares of its width and height, from the top left corner. */
const place = z.strictObject({
  page: z.int().min(1).max(500),
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
  /** «D4»: the zone that the border of the sheet names; missing where it names none. */
  zone: text(6).optional(),
});
export type RequestPlace = z.output<typeof place>;

/** `ocr`: a drawing without text, whose letters were recognised. `person`: the buyer, who chose it on the shop's page. */
const proofSources = ['drawing', 'ocr', 'mail', 'list', 'model', 'earlier', 'person'] as const;
const proof = z.strictObject({
  from: z.enum(proofSources),
  /** The file of the request; null for the text of the mail, an earlier quote and a person. */
  file: guid.nullable(),
  /** The words as they are written there. */
  text: text(500),
  /** First character in the text of the mail: «5» may stand there many times. */
  at: z.number().int().min(0).optional(),
  places: z.array(place).max(20),
});
export type RequestProof = z.output<typeof proof>;

const reading = z.strictObject({
  value: text(2000),
  /** From 0 to 1; from `SURE_FROM` on the page offers to confirm it together with others. */
  confidence: z.number().min(0).max(1),
  reason: text(300),
  proofs: z.array(proof).max(10),
});
export type RequestReading = z.output<typeof reading>;
export const SURE_FROM = 0.85;

/** `proposed` values wait for a person; `none`: a person says that the request does not have this value. */
const requestFieldStates = ['proposed', 'confirmed', 'corrected', 'none'] as const;
const field = z.strictObject({
  state: z.enum(requestFieldStates),
  /** Lists have one line for each item. */
  value: text(2000),
  /** Several readings that differ are a conflict, which a person decides. */
  readings: z.array(reading).max(12),
});
export type RequestField = z.output<typeof field>;

const position = z.strictObject({
  id: z.string().min(1).max(64),
  /** Drawing, model and others that belong to this part. */
  files: z.array(guid).max(20),
  fields: z.partialRecord(z.enum(requestFieldKeys), field),
  /** Taken over from this earlier quote instead of being calculated anew. */
  takenFrom: z.strictObject({ quoteGuid: guid, positionId: z.string().min(1).max(64) }).nullable(),
});
export type RequestPosition = z.output<typeof position>;

/** The order counts, or the quote does and the buyer is told. */
export const orderDecisions = ['order', 'quote'] as const;
export type OrderDecision = (typeof orderDecisions)[number];

const points = z.number().min(0).max(100_000);

/** Where the sheets of a customer have a field: points from the bottom right corner of a sheet of this format. */
export const learnedLayout = z.strictObject({
  sheet: z.string().min(1).max(40),
  field: z.enum(requestFieldKeys),
  place: z.strictObject({ right: points, bottom: points, width: points, height: points }),
});
export type LearnedLayout = z.output<typeof learnedLayout>;

const REQUEST_POSITIONS = 200;

export const requestContent = z.strictObject({
  customerGuid: guid.nullable(),
  customerName: text(200),
  vatNumber: text(20),
  contact: text(200),
  email: text(254),
  phone: text(40),
  /** Language of the mail, in which the buyer is asked. */
  language: z.enum(['it', 'en', 'de']),
  /** The buyer's own number. */
  reference: text(100),
  /** An order names the offer of the shop that it confirms. */
  offerNumber: text(100),
  /** The buyer wants the offer by this day. */
  answerBy: day.nullable(),
  conditions: z.array(text(300)).max(30),
  /** Decisions on the differences between an order and its quote; absent before the first one. */
  orderDecisions: z
    .record(z.string().max(300), z.enum(orderDecisions))
    .refine((decisions) => Object.keys(decisions).length <= 500)
    .optional(),
  positions: z
    .array(position)
    .max(REQUEST_POSITIONS, { error: `Al massimo ${REQUEST_POSITIONS} posizioni.` })
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'Due posizioni hanno lo stesso identificativo.',
    }),
});
export type RequestContent = z.output<typeof requestContent>;

export const blankRequestContent = (): RequestContent => ({
  customerGuid: null,
  customerName: '',
  vatNumber: '',
  contact: '',
  email: '',
  phone: '',
  language: 'it',
  reference: '',
  offerNumber: '',
  answerBy: null,
  conditions: [],
  positions: [],
});
