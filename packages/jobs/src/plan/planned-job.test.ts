import { euros, sum } from '@truciolo/money';
import {
  newPosition,
  newQuote,
  noRates,
  priceQuote,
  type QuoteDocument,
  toStoredPrice,
  typedValue,
} from '@truciolo/quote';
import { expect, it } from 'vitest';
import { planJob } from './planned-job.ts';

const time = (id: string, cycle: number) =>
  ({
    kind: 'time',
    id,
    name: `Fase ${id}`,
    workGuid: null,
    purpose: 'machining',
    machineId: 'tc-2',
    programming: null,
    setup: typedValue(120),
    cycle: typedValue(cycle),
    load: typedValue(0),
    loadMasked: false,
    piecesPerClamping: 1,
    efficiency: null,
    attended: null,
    inspection: null,
    toolsPerPiece: 0.5,
    toolsPerLot: null,
    learning: null,
  }) as const;

const zincatura = {
  kind: 'unit',
  id: '30',
  name: 'Zincatura',
  workGuid: null,
  external: true,
  supplier: 'Galvanica Sesia',
  minimum: 80,
  transport: 20,
  leadDays: 5,
  includesScrap: false,
  basis: 'piece',
  unit: typedValue(1),
  breaks: [],
} as const;

/** A lathe at 45 €/h for set-up and 50 €/h for running, no material, 10 % scrap. */
const document: QuoteDocument = {
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  discounts: [5],
  positions: [
    {
      ...newPosition('p1', { margin: 20, overheads: 12, costs: [] }),
      code: 'RO-1',
      quantities: [90],
      stock: { kind: 'none' },
      scrap: typedValue(10),
      phases: [time('10', 12), time('20', 6), zincatura],
    },
  ],
  rates: {
    ...noRates,
    machines: {
      'tc-2': {
        name: 'Tornio TC-2',
        setupRate: typedValue(45),
        runRate: typedValue(50),
        variableShare: null,
      },
    },
  },
};

it('copies the phases of a priced position: places, machine, times of all started pieces', () => {
  const planned = planJob(document, 'p1', 90);
  expect(planned).toMatchObject({ code: 'RO-1', quantity: 90, started: 100 });
  expect(planned?.phases.map(({ place, kind, machineName }) => [place, kind, machineName])).toEqual([
    [10, 'machine', 'Tornio TC-2'],
    [20, 'machine', 'Tornio TC-2'],
    [30, 'external', ''],
  ]);
  // Two phases on one machine keep their own times: 100 pieces at 12 and at 6 minutes.
  expect(
    planned?.phases.map(({ setupMinutes, runMinutes }) => [setupMinutes, Math.round(runMinutes)]),
  ).toEqual([
    [120, 1200],
    [120, 600],
    [0, 0],
  ]);
  expect(planned?.phases[2]).toMatchObject({ supplier: 'Galvanica Sesia', leadDays: 5 });
});

it('splits the cost of each phase: by the hour, and the rest', () => {
  const [first, second, outside] = planJob(document, 'p1', 90)?.phases ?? [];
  // 2 h × 45 € + 90 × 12 min × 50 €/h; tools 90 × 0.50 €.
  expect(first?.costs).toEqual({ time: 9_900_000, other: 450_000 });
  expect(second?.costs.time).toBe(900_000 + 4_500_000);
  // 90 × 1 € + 20 € transport.
  expect(outside?.costs).toEqual({ time: 0, other: 1_100_000 });
});

it('freezes the customer’s price, after the discount of the whole quote', () => {
  const { amounts, phases } = planJob(document, 'p1', 90) ?? {};
  expect(amounts && amounts.unit * 90).toBe(amounts?.total);
  const ofPhases = sum(phases?.flatMap(({ costs }) => [costs.time, costs.other]) ?? []);
  const { scrap = 0, overheads = 0 } = amounts?.byCategory ?? {};
  expect(ofPhases + scrap + overheads).toBe(amounts?.fullCost);
});

it('knows which times come from an NC program', () => {
  const [position] = document.positions;
  const fromProgram = { ...time('10', 12), cycle: { value: 12, origin: 'nc' as const } };
  const phases = [fromProgram, time('20', 6), zincatura];
  const made = planJob({ ...document, positions: position ? [{ ...position, phases }] : [] }, 'p1', 90);
  expect(made?.phases.map(({ fromNc }) => fromNc)).toEqual([true, false, false]);
});

it('is null where there is no such position, or no price', () => {
  expect(planJob(document, 'p2', 90)).toBeNull();
  expect(planJob(document, 'p1', 0)).toBeNull();
  const unknown = { ...document, rates: noRates };
  expect(planJob(unknown, 'p1', 90)).toBeNull();
});

it('keeps the offered price at an offered quantity, and prices another one', () => {
  const today = priceQuote(document);
  const offered = toStoredPrice(today);
  const dearer = {
    ...offered,
    positions: offered.positions.map((position) => ({
      ...position,
      outcomes: position.outcomes.map(({ quantity, outcome }) => ({
        quantity,
        outcome: outcome.ok
          ? {
              ok: true as const,
              priced: {
                ...outcome.priced,
                price: { ...outcome.priced.price, netUnit: euros(77), total: euros(6930) },
              },
            }
          : outcome,
      })),
    })),
  };
  // 77 € less the quote's own 5 %.
  expect(planJob(document, 'p1', 90, dearer)?.amounts).toMatchObject({
    unit: euros(73.15),
    total: euros(6583.5),
  });
  expect(planJob(document, 'p1', 90, dearer)?.phases[0]?.costs).toEqual(
    planJob(document, 'p1', 90)?.phases[0]?.costs,
  );
  expect(planJob(document, 'p1', 40, dearer)).toEqual(planJob(document, 'p1', 40));
});

it('has the minutes of a measured ratio, and stores it', () => {
  const measured = { ratio: 1.2, low: 1.1, high: 1.3, count: 8, jobs: ['C-2026-0001'] };
  const [position] = document.positions;
  const phases = [{ ...time('10', 12), measured }, time('20', 6), zincatura];
  const learned = planJob({ ...document, positions: position ? [{ ...position, phases }] : [] }, 'p1', 90);
  const plain = planJob(document, 'p1', 90);
  expect(learned?.phases.map(({ measuredRatio }) => measuredRatio)).toEqual([1.2, 1, 1]);
  expect(learned?.phases[0]?.setupMinutes).toBeCloseTo(144, 9);
  expect(learned?.phases[0]?.runMinutes).toBeCloseTo((plain?.phases[0]?.runMinutes ?? 0) * 1.2, 9);
  expect(learned?.phases[1]).toEqual(plain?.phases[1]);
});

it('names the weight of a whole bar and the price of a kg, which is how the material is bought', () => {
  const [position] = document.positions;
  if (!position) throw new Error('the sample has a position');
  const stock = {
    kind: 'bar',
    materialId: 'c45',
    netWeight: null,
    customerOwned: false,
    creditChips: false,
    cutCharge: null,
    certificate: null,
    surcharge: null,
    leadDays: null,
    section: { shape: 'round', diameter: 40 },
    length: typedValue(20),
    facing: 1,
    cutting: { kind: 'saw', barLength: 3000, kerf: 2, frontTrim: 10, grip: 60 },
    charge: { mode: 'consumed-length' },
    grossOverride: null,
    rack: null,
  } as const;
  const c45 = { name: 'C45', isoGroup: 'P', density: 7.85, price: typedValue(1.6), chipPrice: null } as const;
  const planned = planJob(
    {
      ...document,
      positions: [{ ...position, stock }],
      rates: { ...document.rates, materials: { c45 } },
    },
    'p1',
    90,
  );
  expect(planned?.bars).toBe(1);
  // π/4 × 0.04² × 3 × 7850; a hundred pieces to start weigh 2.3 m of it.
  expect(planned?.barWeight).toBeCloseTo(29.594, 2);
  expect(planned?.stockWeight).toBeLessThan(24);
  expect(planned?.amounts.materialPrice).toBe(euros(1.6));
});
