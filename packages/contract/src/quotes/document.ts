import type { QuoteDocument } from '@truciolo/quote';
import { z } from 'zod';
import { day } from '../kit/fields.ts';

// The shape of a quote that may be unfinished at every point: sizes and types are checked here, whether it can be
// priced is the engine's word. So nothing that a person typed is refused because something else is missing.

/** Beyond any dimension, time or amount of a shop; the engine's own limits are narrower and say why. */
const LARGEST = 1e12;
const number = z.number().min(-LARGEST).max(LARGEST);
const optionalNumber = number.nullable();
/** Kept to the letter, blanks at the end too: whoever goes on typing has the text as the server has it. */
const text = (max: number) =>
  z.string({ error: 'Deve essere un testo.' }).max(max, { error: `Al massimo ${max} caratteri.` });
const id = z.string().min(1).max(64);
const key = z.string().min(1).max(128);

export const quoteOrigins = [
  'typed',
  'computed',
  'nc',
  'nc-least',
  '3d',
  'measured',
  'proposed',
  'registry',
] as const;
const value = z.strictObject({
  value: optionalNumber,
  origin: z.enum(quoteOrigins),
  override: optionalNumber.optional(),
  note: text(500).optional(),
});

const section = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('round'), diameter: optionalNumber }),
  z.strictObject({ shape: z.literal('square'), side: optionalNumber }),
  z.strictObject({ shape: z.literal('hexagon'), acrossFlats: optionalNumber }),
  z.strictObject({ shape: z.enum(['flat', 'sheet']), width: optionalNumber, thickness: optionalNumber }),
  z.strictObject({ shape: z.literal('tube'), diameter: optionalNumber, wall: optionalNumber }),
  z.strictObject({
    shape: z.literal('rectangular-tube'),
    width: optionalNumber,
    height: optionalNumber,
    wall: optionalNumber,
  }),
  z.strictObject({ shape: z.literal('angle'), side: optionalNumber, wall: optionalNumber }),
  z.strictObject({ shape: z.literal('profile'), kgPerMetre: optionalNumber }),
]);

const cutting = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('lathe'),
    barLength: optionalNumber,
    partingWidth: optionalNumber,
    remnant: optionalNumber,
  }),
  z.strictObject({
    kind: z.literal('saw'),
    barLength: optionalNumber,
    kerf: optionalNumber,
    frontTrim: optionalNumber,
    grip: optionalNumber,
  }),
  z.strictObject({ kind: z.literal('cut-to-size') }),
]);

const materialCharge = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.enum(['whole-bars', 'bar-share', 'consumed-length']) }),
  z.strictObject({ mode: z.literal('net-plus-waste'), waste: optionalNumber }),
]);

const stockHead = {
  materialId: key.nullable(),
  netWeight: value.nullable(),
  customerOwned: z.boolean(),
  creditChips: z.boolean(),
  cutCharge: value.nullable(),
  certificate: optionalNumber,
  surcharge: optionalNumber,
  leadDays: optionalNumber,
};

const stock = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bar'),
    ...stockHead,
    section,
    length: value,
    facing: optionalNumber,
    cutting,
    charge: materialCharge,
    grossOverride: optionalNumber,
    rack: z.strictObject({ pieces: optionalNumber, pricePerKg: optionalNumber }).nullable(),
  }),
  z.strictObject({ kind: z.literal('blank'), ...stockHead, weight: value, unitPrice: value.nullable() }),
  z.strictObject({ kind: z.literal('none'), materialName: text(200).optional() }),
]);

const phaseHead = { id, name: text(200), workGuid: z.guid().nullable() };

const charged = {
  ...phaseHead,
  external: z.boolean(),
  supplier: text(200),
  minimum: optionalNumber,
  transport: optionalNumber,
  leadDays: optionalNumber,
  includesScrap: z.boolean(),
};

const phase = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('time'),
    ...phaseHead,
    purpose: z.enum(['machining', 'inspection']),
    machineId: key.nullable(),
    programming: z
      .strictObject({ minutes: value, labourId: key.nullable(), lots: optionalNumber })
      .nullable(),
    setup: value,
    cycle: z.union([value, z.strictObject({ formulaId: key, override: optionalNumber.optional() })]),
    load: value,
    loadMasked: z.boolean(),
    piecesPerClamping: optionalNumber,
    efficiency: optionalNumber,
    attended: optionalNumber,
    inspection: z
      .strictObject({ minutes: value, every: optionalNumber, labourId: key.nullable() })
      .nullable(),
    toolsPerPiece: optionalNumber,
    toolsPerLot: optionalNumber,
    learning: z.strictObject({ model: z.enum(['crawford', 'wright']), rate: optionalNumber }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('unit'),
    ...charged,
    basis: z.enum(['piece', 'lot', 'kg', 'dm2', 'metre', 'hole']),
    unit: value,
    breaks: z.array(z.strictObject({ from: number, unit: number })).max(50),
  }),
  z.strictObject({
    kind: z.literal('formula'),
    ...charged,
    formulaId: key.nullable(),
    gives: z.enum(['piece', 'lot']),
  }),
]);

const costCategory = z.enum([
  'material',
  'setup',
  'programming',
  'cycle',
  'work',
  'inspection',
  'tooling',
  'external',
  'packaging',
  'transport',
  'other',
  'scrap',
  'overheads',
]);

const cost = z.strictObject({
  id,
  label: text(200),
  category: costCategory,
  charge: z.discriminatedUnion('per', [
    z.strictObject({ per: z.literal('piece'), amount: value }),
    z.strictObject({ per: z.literal('lot'), amount: value, lots: optionalNumber }),
    z.strictObject({ per: z.literal('order'), amount: value, share: optionalNumber }),
    z.strictObject({ per: z.literal('declared-quantity'), amount: value, quantity: optionalNumber }),
    z.strictObject({ per: z.literal('percent'), rate: value, of: z.array(costCategory).max(20) }),
  ]),
  variable: z.boolean(),
  lostWithScrap: z.boolean(),
});

const price = z.strictObject({
  target: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('markup'),
      rate: optionalNumber,
      byCategory: z.partialRecord(costCategory, number).nullable(),
    }),
    z.strictObject({ kind: z.literal('margin'), rate: optionalNumber, on: z.enum(['list', 'net']) }),
    z.strictObject({ kind: z.literal('typed'), unit: optionalNumber }),
  ]),
  typedAt: z.array(z.strictObject({ quantity: number, unit: number })).max(100),
  discounts: z.array(z.strictObject({ rate: number, fromQuantity: number.optional() })).max(10),
  expedite: z
    .strictObject({ label: text(100), rate: optionalNumber, fixed: optionalNumber, leadDays: optionalNumber })
    .nullable(),
  minimumLine: optionalNumber,
  rounding: z.strictObject({ step: number, rule: z.enum(['half-up', 'half-even', 'ceil', 'floor']) }),
  belowFloorReason: text(500),
});

const rule = z.strictObject({
  id,
  label: text(200),
  when: z.unknown(),
  effects: z.array(z.unknown()).max(20),
});

export const quotePosition = z.strictObject({
  id,
  code: text(100),
  description: text(20_000),
  drawing: text(100),
  drawingRevision: text(40),
  notes: text(20_000),
  quantities: z.array(number).max(100, { error: 'Al massimo 100 quantità.' }),
  chosenQuantity: optionalNumber,
  optional: z.boolean(),
  part: z.strictObject({
    surfaceDm2: optionalNumber,
    volumeDm3: optionalNumber,
    length: optionalNumber,
    diameter: optionalNumber,
    holes: optionalNumber,
  }),
  stock: stock.nullable(),
  phases: z.array(phase).max(200, { error: 'Al massimo 200 fasi.' }),
  costs: z.array(cost).max(100, { error: 'Al massimo 100 costi.' }),
  scrap: value,
  overheads: z.strictObject({ rate: value, exclude: z.array(costCategory).max(20) }),
  price,
  rules: z.array(rule).max(100),
});

export const quoteRates = z.strictObject({
  machines: z.record(
    key,
    z.strictObject({ name: text(200), setupRate: value, runRate: value, variableShare: optionalNumber }),
  ),
  labour: z.record(key, z.strictObject({ name: text(200), rate: value })),
  materials: z.record(
    key,
    z.strictObject({
      name: text(200),
      isoGroup: text(20),
      density: number,
      price: value,
      chipPrice: optionalNumber,
    }),
  ),
  formulas: z.record(key, z.strictObject({ name: text(200), version: z.int(), text: text(8192) })),
  labourIsVariable: z.boolean(),
  hoursPerDay: number,
});

/** One document holds at most this many positions. */
export const MAX_POSITIONS = 5000;

export const quoteDocument = z.strictObject({
  customer: z.strictObject({
    guid: z.guid().nullable(),
    name: text(200),
    contact: text(200),
    email: text(254),
    address: text(500),
    vatNumber: text(20),
  }),
  title: text(300),
  reference: text(100),
  date: day,
  validityDays: z.int().min(1, { error: 'Almeno 1 giorno.' }).max(365, { error: 'Al massimo 365 giorni.' }),
  paymentTerms: text(200),
  deliveryTerms: text(200),
  language: z.enum(['it', 'en']),
  tags: z.array(text(40)).max(20),
  customerNotes: text(50_000),
  internalNotes: text(50_000),
  exclusions: text(20_000),
  discounts: z.array(z.number().min(0).max(100, { error: 'Da 0 a 100 %.' })).max(5),
  minimumOrder: z.number().min(0).max(1e8).nullable(),
  vat: z.union([
    z.number().min(0).max(100),
    z.string().regex(/^N\d(\.\d)?$/, { error: 'Codice natura non valido.' }),
  ]),
  positions: z
    .array(quotePosition)
    .max(MAX_POSITIONS, { error: 'Un preventivo ha al massimo 5.000 posizioni.' })
    .refine((list) => new Set(list.map((position) => position.id)).size === list.length, {
      error: 'Due posizioni hanno lo stesso identificativo.',
    }),
  rates: quoteRates,
}) satisfies z.ZodType<QuoteDocument>;
