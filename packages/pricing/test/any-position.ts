import { type Money, money, type Percent, percentFromUnits, type Rounding } from '@truciolo/money';
import { kgPerDm3, kilograms, minutes, mm } from '@truciolo/units';
import fc from 'fast-check';
import type { CostCategory } from '../src/model/category.ts';
import type { Origin, Sourced } from '../src/model/origin.ts';
import type { CostCharge, OtherCost } from '../src/model/other-cost.ts';
import type { Phase } from '../src/model/phase.ts';
import type { Position } from '../src/model/position.ts';
import type { PricePolicy } from '../src/model/price-policy.ts';
import type { Rates } from '../src/model/rates.ts';
import type { MaterialCharge, Section, Stock } from '../src/model/stock.ts';

// Any position the engine accepts (up to some thousands of pieces its total stays within what one may cost), with numbers of odd size so that fractions do not come out even.

const amount = (maxUnits: number) =>
  fc.integer({ min: 0, max: maxUnits }).map((units): Money => money(units));
const share = (min: number, max: number) =>
  fc.integer({ min, max }).map((units): Percent => percentFromUnits(units));
const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const origin = fc.constantFrom<Origin>(
  'typed',
  'computed',
  'nc',
  'nc-least',
  '3d',
  'measured',
  'proposed',
  'registry',
);
const sourced = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Sourced<T>> =>
  fc.oneof(fc.record({ value, origin }), fc.record({ value, origin, override: value }));
const time = (max: number) => sourced(decimal(0, max).map(minutes));

const machineIds = ['m1', 'm2'] as const;
const hourly = sourced(amount(1_500_000));

const anyRates: fc.Arbitrary<Rates> = fc.record({
  machines: fc.record({
    m1: fc.record({ name: fc.constant('M1'), setupRate: hourly, runRate: hourly }),
    m2: fc.record({
      name: fc.constant('M2'),
      setupRate: hourly,
      runRate: hourly,
      operatorRate: hourly,
      variableShare: share(0, 1_000_000),
    }),
  }),
  labour: fc.record({ lab: fc.record({ name: fc.constant('Lab'), rate: hourly }) }),
  materials: fc.record({
    mat: fc.record({
      name: fc.constant('Mat'),
      isoGroup: fc.constantFrom('P', 'M'),
      density: decimal(1, 9).map(kgPerDm3),
      // Chips never worth more than the metal: else a larger lot may cost less.
      price: sourced(fc.integer({ min: 5_000, max: 200_000 }).map((units) => money(units))),
      chipPrice: amount(5_000),
    }),
  }),
  labourIsVariable: fc.boolean(),
  hoursPerDay: decimal(1, 24),
});

const charge = fc.oneof<fc.Arbitrary<MaterialCharge>[]>(
  fc.constant({ mode: 'whole-bars' }),
  fc.constant({ mode: 'bar-share' }),
  fc.constant({ mode: 'consumed-length' }),
  share(0, 500_000).map((waste) => ({ mode: 'net-plus-waste', waste })),
);

const head = {
  materialId: fc.constant('mat'),
  netWeight: sourced(decimal(1, 50).map((kg) => kilograms(kg / 100))),
  customerOwned: fc.boolean(),
  paysScrapped: fc.boolean(),
  creditChips: fc.boolean(),
  cutCharge: sourced(amount(20_000)),
  certificate: amount(500_000),
  surcharge: amount(3_000),
};

const section: fc.Arbitrary<Section> = decimal(5, 100).chain((size) =>
  fc.constantFrom<Section>(
    { shape: 'round', diameter: mm(size) },
    { shape: 'hexagon', acrossFlats: mm(size) },
    { shape: 'tube', diameter: mm(size), wall: mm(size / 8) },
    { shape: 'rectangular-tube', width: mm(size), height: mm(size * 2), wall: mm(size / 8) },
    { shape: 'angle', side: mm(size), wall: mm(size / 8) },
    { shape: 'sheet', width: mm(size), thickness: mm(size / 4) },
  ),
);

const stock: fc.Arbitrary<Stock> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({ kind: fc.constant('blank' as const), ...head, weight: sourced(decimal(1, 10).map(kilograms)) }),
  fc.record({
    kind: fc.constant('bar' as const),
    ...head,
    section,
    length: sourced(decimal(5, 150).map(mm)),
    facing: decimal(0, 5).map(mm),
    cutting: fc.constant({
      kind: 'saw' as const,
      barLength: mm(3000),
      kerf: mm(2.3),
      frontTrim: mm(10),
      grip: mm(60),
    }),
    charge,
  }),
  fc.record({
    kind: fc.constant('bar' as const),
    ...head,
    section: decimal(20, 80).map((size): Section => ({ shape: 'sheet', width: mm(size), thickness: mm(4) })),
    length: sourced(decimal(20, 150).map(mm)),
    facing: decimal(0, 5).map(mm),
    cutting: fc.record({
      kind: fc.constant('sheets' as const),
      technique: fc.constantFrom('guillotine' as const, 'free' as const),
      sheets: fc.constant([
        { length: mm(600), width: mm(400) },
        { length: mm(1000), width: mm(500) },
      ]),
      kerf: fc.constant(mm(2)),
      edge: fc.constant(mm(5)),
      rotates: fc.boolean(),
    }),
    charge,
  }),
);

const timePhase = fc.record(
  {
    kind: fc.constant('time' as const),
    id: fc.uuid(),
    name: fc.constant('Tornitura'),
    purpose: fc.constantFrom('machining' as const, 'inspection' as const),
    machineId: fc.constantFrom(...machineIds),
    setup: time(300),
    cycle: time(20),
    load: time(5),
    loadMasked: fc.boolean(),
    piecesPerClamping: fc.integer({ min: 1, max: 12 }),
    efficiency: share(500_000, 1_200_000),
    attended: share(0, 1_000_000),
    programming: fc.record({
      minutes: time(500),
      labourId: fc.constant('lab'),
      lots: fc.integer({ min: 1, max: 9 }),
    }),
    inspection: fc.record({
      minutes: time(10),
      every: fc.integer({ min: 1, max: 30 }),
      labourId: fc.constant('lab'),
    }),
    toolsPerPiece: amount(30_000),
    toolsPerLot: amount(900_000),
  },
  {
    requiredKeys: [
      'kind',
      'id',
      'name',
      'purpose',
      'machineId',
      'setup',
      'cycle',
      'load',
      'loadMasked',
      'piecesPerClamping',
      'efficiency',
      'attended',
    ],
  },
);

const unitPhase = fc.record({
  kind: fc.constant('unit' as const),
  id: fc.uuid(),
  name: fc.constant('Trattamento'),
  basis: fc.constantFrom('piece' as const, 'lot' as const, 'hole' as const, 'dm2' as const),
  unit: sourced(amount(90_000)),
  external: fc.boolean(),
  minimum: amount(900_000),
  transport: amount(300_000),
  leadDays: fc.integer({ min: 0, max: 20 }),
  includesScrap: fc.boolean(),
});

const costCharge: fc.Arbitrary<CostCharge> = fc.oneof(
  fc.record({ per: fc.constant('piece' as const), amount: sourced(amount(20_000)) }),
  fc.record({
    per: fc.constant('lot' as const),
    amount: sourced(amount(900_000)),
    lots: fc.integer({ min: 1, max: 7 }),
  }),
  fc.record({
    per: fc.constant('order' as const),
    amount: sourced(amount(900_000)),
    share: share(0, 1_000_000),
  }),
  fc.record({
    per: fc.constant('declared-quantity' as const),
    amount: sourced(amount(9_000_000)),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
  fc.record({
    per: fc.constant('percent' as const),
    rate: sourced(share(0, 300_000)),
    of: fc.subarray<CostCategory>(['material', 'cycle', 'external']),
  }),
);

const otherCost: fc.Arbitrary<OtherCost> = fc.record({
  id: fc.uuid(),
  label: fc.constant('Costo'),
  category: fc.constantFrom(
    'packaging' as const,
    'transport' as const,
    'tooling' as const,
    'other' as const,
    'material' as const,
  ),
  charge: costCharge,
  variable: fc.boolean(),
  lostWithScrap: fc.boolean(),
});

const target = fc.oneof<fc.Arbitrary<PricePolicy['target']>[]>(
  share(-200_000, 1_500_000).map((rate) => ({ kind: 'markup', rate })),
  fc.record({
    kind: fc.constant('markup' as const),
    rate: share(0, 500_000),
    byCategory: fc.record({ material: share(0, 300_000) }),
  }),
  fc.record({
    kind: fc.constant('margin' as const),
    rate: share(-200_000, 600_000),
    on: fc.constantFrom('list' as const, 'net' as const),
  }),
);

/** Without typed prices, price breaks and quantity discounts: nothing states that a larger lot may cost less. */
const policy: fc.Arbitrary<PricePolicy> = fc.record(
  {
    target,
    typedAt: fc.constant([]),
    discounts: fc.array(
      share(0, 300_000).map((rate) => ({ rate })),
      { maxLength: 2 },
    ),
    expedite: fc.record({
      label: fc.constant('Urgenza'),
      rate: share(0, 500_000),
      fixed: amount(900_000),
      fixedDiscounted: fc.boolean(),
    }),
    minimumLine: amount(2_000_000).map((units) => money(units - (units % 100))),
    rounding: fc.record({
      step: fc.constantFrom(1, 100, 500, 10_000).map((units) => money(units)),
      rule: fc.constantFrom<Rounding>('half-up', 'half-even', 'ceil'),
    }),
  },
  { requiredKeys: ['target', 'typedAt', 'discounts', 'minimumLine', 'rounding'] },
);

export const anyPosition: fc.Arbitrary<{ readonly position: Position; readonly rates: Rates }> = fc.record({
  rates: anyRates,
  position: fc.record({
    part: fc.record({ holes: fc.integer({ min: 0, max: 40 }), surfaceDm2: decimal(0, 90) }),
    stock,
    phases: fc.array<Phase>(fc.oneof(timePhase, unitPhase), { maxLength: 6 }),
    costs: fc.array(otherCost, { maxLength: 5 }),
    scrap: sourced(share(0, 300_000)),
    risksScrap: fc.boolean(),
    overheads: fc.record({
      rate: sourced(share(0, 600_000)),
      exclude: fc.subarray<CostCategory>(['material', 'external', 'transport', 'scrap']),
    }),
    policy,
    rules: fc.constant([]),
  }),
});
