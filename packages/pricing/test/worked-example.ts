import { CENT, euros, percent, WHOLE, ZERO } from '@truciolo/money';
import { kgPerDm3, kilograms, minutes, mm } from '@truciolo/units';
import { typed } from '../src/model/origin.ts';
import type { TimePhase } from '../src/model/phase.ts';
import { type Position, USUAL_OVERHEAD_EXCLUSIONS } from '../src/model/position.ts';
import type { Rates } from '../src/model/rates.ts';

/** The worked example of formulas (e): a price table that is checked to its last printed digit. */
export const exampleRates: Rates = {
  machines: {
    'tc-2': { name: 'Tornio TC-2', setupRate: typed(euros(45)), runRate: typed(euros(50)) },
    'cv-1': { name: 'Centro CV-1', setupRate: typed(euros(45)), runRate: typed(euros(50)) },
    cq: { name: 'Banco CQ', setupRate: typed(euros(35)), runRate: typed(euros(35)) },
  },
  labour: {
    cam: { name: 'Programmazione', rate: typed(euros(50)) },
    controllo: { name: 'Controllo', rate: typed(euros(35)) },
  },
  materials: {
    c45: {
      name: 'C45',
      isoGroup: 'P',
      density: kgPerDm3(7.85),
      price: { value: euros(1.6), origin: 'proposed' },
      chipPrice: euros(0.2),
    },
  },
  labourIsVariable: true,
  hoursPerDay: 8,
};

export function buildPhase(overrides: Partial<TimePhase> = {}): TimePhase {
  return {
    kind: 'time',
    id: 'p20',
    name: 'Tornitura',
    purpose: 'machining',
    machineId: 'tc-2',
    setup: typed(minutes(120)),
    cycle: typed(minutes(12)),
    load: typed(minutes(0)),
    loadMasked: false,
    piecesPerClamping: 1,
    efficiency: WHOLE,
    attended: percent(50),
    ...overrides,
  };
}

export function buildPosition(overrides: Partial<Position> = {}): Position {
  return {
    part: {},
    stock: {
      kind: 'blank',
      materialId: 'c45',
      weight: typed(kilograms(0.95)),
      customerOwned: false,
      paysScrapped: false,
      creditChips: false,
      cutCharge: typed(euros(0.35)),
    },
    phases: [
      buildPhase({
        programming: { minutes: typed(minutes(90)), labourId: 'cam', lots: 1 },
        inspection: { minutes: typed(minutes(1.5)), every: 1, labourId: 'controllo' },
      }),
      {
        kind: 'unit',
        id: 'p60',
        name: 'Brunitura',
        basis: 'piece',
        unit: typed(euros(0.8)),
        external: true,
        supplier: 'Galvanica Sesia',
        minimum: euros(60),
        transport: ZERO,
        leadDays: 5,
        includesScrap: false,
      },
    ],
    costs: [
      {
        id: 'imballo',
        label: 'Imballo',
        category: 'packaging',
        charge: { per: 'piece', amount: typed(euros(0.2)) },
        variable: true,
        lostWithScrap: false,
      },
      {
        id: 'trasporto',
        label: 'Trasporto',
        category: 'transport',
        charge: { per: 'order', amount: typed(euros(25)), share: WHOLE },
        variable: true,
        lostWithScrap: false,
      },
    ],
    scrap: typed(percent(3)),
    // Formulas (e) take the average.
    risksScrap: true,
    overheads: { rate: typed(percent(12)), exclude: USUAL_OVERHEAD_EXCLUSIONS },
    policy: {
      target: { kind: 'margin', rate: percent(20), on: 'list' },
      typedAt: [],
      discounts: [],
      minimumLine: ZERO,
      rounding: { step: CENT, rule: 'half-up' },
    },
    rules: [],
    ...overrides,
  };
}

/** The same part as the quote mock-up shows it: bar, saw, three machines, prices typed and proposed. */
export function buildMockPosition(): Position {
  const phase = (id: string, name: string, machineId: string, setup: number, cycle: number) =>
    buildPhase({ id, name, machineId, setup: typed(minutes(setup)), cycle: typed(minutes(cycle)) });
  const base = buildPosition();
  const outsourced = base.phases.filter((candidate) => candidate.kind === 'unit');
  return buildPosition({
    stock: {
      kind: 'bar',
      materialId: 'c45',
      section: { shape: 'round', diameter: mm(40) },
      length: { value: mm(92), origin: '3d' },
      facing: mm(2),
      cutting: { kind: 'saw', barLength: mm(3000), kerf: mm(2.3), frontTrim: mm(10), grip: mm(60) },
      charge: { mode: 'consumed-length' },
      netWeight: { value: kilograms(0.612), origin: '3d' },
      customerOwned: false,
      paysScrapped: false,
      creditChips: false,
      cutCharge: { value: euros(0.35), origin: 'computed' },
    },
    phases: [
      phase('p20', 'Tornitura 1° lato', 'tc-2', 42, 4.2),
      {
        ...phase('p30', 'Tornitura 2° lato', 'tc-2', 30, 3),
        cycle: { value: minutes(2.62), origin: '3d', override: minutes(3) },
      },
      {
        ...phase('p40', 'Fresatura sede e fori', 'cv-1', 48, 4.8),
        programming: { minutes: typed(minutes(90)), labourId: 'cam', lots: 1 },
      },
      { ...phase('p50', 'Controllo', 'cq', 0, 1.5), purpose: 'inspection' },
      ...outsourced,
    ],
    policy: { ...base.policy, typedAt: [{ quantity: 500, unit: euros(18.9) }] },
  });
}
