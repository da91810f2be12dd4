import type {
  BarStock,
  BlankStock,
  Cutting,
  MaterialCharge,
  NoStock,
  Section,
  SheetSize,
  Stock,
} from '@truciolo/pricing';
import {
  choice,
  flag,
  list,
  number,
  object,
  optional,
  type Read,
  text,
  variant,
  withDefault,
} from './read-json.ts';
import { amount, length, share, sourced, weight } from './read-values.ts';

type Of<T, K extends keyof T, V extends T[K]> = Extract<T, Record<K, V>>;

const flat = object<Of<Section, 'shape', 'flat' | 'sheet'>>({
  shape: choice('flat', 'sheet'),
  width: length,
  thickness: length,
});

const section: Read<Section> = variant<Section>('shape', {
  round: object<Of<Section, 'shape', 'round'>>({ shape: choice('round'), diameter: length }),
  square: object<Of<Section, 'shape', 'square'>>({ shape: choice('square'), side: length }),
  hexagon: object<Of<Section, 'shape', 'hexagon'>>({ shape: choice('hexagon'), acrossFlats: length }),
  flat,
  sheet: flat,
  tube: object<Of<Section, 'shape', 'tube'>>({ shape: choice('tube'), diameter: length, wall: length }),
  'rectangular-tube': object<Of<Section, 'shape', 'rectangular-tube'>>({
    shape: choice('rectangular-tube'),
    width: length,
    height: length,
    wall: length,
  }),
  angle: object<Of<Section, 'shape', 'angle'>>({ shape: choice('angle'), side: length, wall: length }),
  profile: object<Of<Section, 'shape', 'profile'>>({ shape: choice('profile'), kgPerMetre: number }),
});

const cutting: Read<Cutting> = variant<Cutting>('kind', {
  lathe: object<Of<Cutting, 'kind', 'lathe'>>({
    kind: choice('lathe'),
    barLength: length,
    partingWidth: length,
    remnant: length,
  }),
  saw: object<Of<Cutting, 'kind', 'saw'>>({
    kind: choice('saw'),
    barLength: length,
    kerf: length,
    frontTrim: length,
    grip: length,
  }),
  sheets: object<Of<Cutting, 'kind', 'sheets'>>({
    kind: choice('sheets'),
    technique: choice('guillotine', 'free'),
    sheets: list(object<SheetSize>({ length, width: length })),
    kerf: length,
    edge: length,
    rotates: flag,
  }),
  'cut-to-size': object<Of<Cutting, 'kind', 'cut-to-size'>>({ kind: choice('cut-to-size') }),
});

const charge: Read<MaterialCharge> = variant<MaterialCharge>('mode', {
  'whole-bars': object<Of<MaterialCharge, 'mode', 'whole-bars'>>({ mode: choice('whole-bars') }),
  'bar-share': object<Of<MaterialCharge, 'mode', 'bar-share'>>({ mode: choice('bar-share') }),
  'consumed-length': object<Of<MaterialCharge, 'mode', 'consumed-length'>>({
    mode: choice('consumed-length'),
  }),
  'net-plus-waste': object<Of<MaterialCharge, 'mode', 'net-plus-waste'>>({
    mode: choice('net-plus-waste'),
    waste: share,
  }),
});

const head = {
  materialId: text,
  netWeight: optional(sourced(weight)),
  customerOwned: withDefault(flag, false),
  paysScrapped: withDefault(flag, false),
  creditChips: withDefault(flag, false),
  cutCharge: optional(sourced(amount)),
  certificate: optional(amount),
  surcharge: optional(amount),
  leadDays: optional(number),
};

export const stock: Read<Stock> = variant<Stock>('kind', {
  bar: object<BarStock>({
    kind: choice('bar'),
    ...head,
    section,
    length: sourced(length),
    facing: length,
    cutting,
    charge,
    grossOverride: optional(weight),
    rack: optional(object<NonNullable<BarStock['rack']>>({ pieces: number, pricePerKg: amount })),
  }),
  blank: object<BlankStock>({
    kind: choice('blank'),
    ...head,
    weight: sourced(weight),
    unitPrice: optional(sourced(amount)),
  }),
  none: object<NoStock>({ kind: choice('none') }),
});
