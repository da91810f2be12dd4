import { z } from 'zod';
import { key, optionalNumber, type Read, text } from './fields.ts';
import { MOST_SHEET_SIZES } from './sheet-sizes.ts';
import { value } from './value.ts';

/** mm, except `kgPerMetre`. */
export const section = z.discriminatedUnion('shape', [
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

/** mm */
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
  z.strictObject({
    kind: z.literal('sheets'),
    technique: z.enum(['guillotine', 'free']),
    sheets: z.array(z.strictObject({ length: z.number(), width: z.number() })).max(MOST_SHEET_SIZES),
    kerf: optionalNumber,
    edge: optionalNumber,
    rotates: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('cut-to-size') }),
]);

const charge = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.enum(['whole-bars', 'bar-share', 'consumed-length']) }),
  z.strictObject({ mode: z.literal('net-plus-waste'), waste: optionalNumber }),
]);

const head = {
  /** Key in `rates.materials`: the material's guid. */
  materialId: key.nullable(),
  /** kg of the finished part. */
  netWeight: value.nullable(),
  customerOwned: z.boolean(),
  /** The shop refunds lost material of the customer. Default: false. */
  paysScrapped: z.boolean().optional(),
  creditChips: z.boolean(),
  /** € a piece. */
  cutCharge: value.nullable(),
  /** € a lot. */
  certificate: optionalNumber,
  /** € a kg. */
  surcharge: optionalNumber,
  leadDays: optionalNumber,
};

const bar = z.strictObject({
  kind: z.literal('bar'),
  ...head,
  section,
  /** Finished length, mm. */
  length: value,
  /** Both sides together, mm. */
  facing: optionalNumber,
  cutting,
  charge,
  /** kg a piece, in place of the computed weight. */
  grossOverride: optionalNumber,
  /** A remnant from the rack: pieces it gives, € a kg. */
  rack: z.strictObject({ pieces: optionalNumber, pricePerKg: optionalNumber }).nullable(),
});

/** A casting, a forging, a part supplied by the customer. */
const blank = z.strictObject({
  kind: z.literal('blank'),
  ...head,
  /** kg a piece. */
  weight: value,
  /** € a piece, where it is bought by the piece. */
  unitPrice: value.nullable(),
});

/** No chargeable blank; the material may still be known by name, as in an imported quote. */
const none = z.strictObject({ kind: z.literal('none'), materialName: text(200).optional() });

export const stock = z.discriminatedUnion('kind', [bar, blank, none]);

export type SectionDraft = Read<typeof section>;
export type CuttingDraft = Read<typeof cutting>;
export type ChargeDraft = Read<typeof charge>;
export type BarDraft = Read<typeof bar>;
export type BlankDraft = Read<typeof blank>;
export type StockDraft = Read<typeof stock>;
