import { factsOf } from '@truciolo/contract';
import { proposeCycle, type ShopMachine } from '@truciolo/cycle';
import { inEuro, money } from '@truciolo/money';
import { processes, stockKinds } from '@truciolo/part';
import {
  chooseRoute,
  indicativeRange,
  newQuote,
  type PositionStart,
  positionOfRoute,
  priceProposal,
} from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { generator, pinOf, plateOf, sheetOf } from '../../../test/generated-parts.ts';
import { pricePart } from './price-part.ts';
import type { ShopFloor } from './shop-floor.ts';

const RATES = { mill: 60, lathe: 45, saw: 25, laser: 90, brake: 40 } as const;
const KINDS = {
  mill: 'centro-3-assi',
  lathe: 'tornio',
  saw: 'segatrice',
  laser: 'laser',
  brake: 'piegatrice',
} as const;
const names = Object.keys(RATES) as (keyof typeof RATES)[];
const machines = names.map(
  (guid): ShopMachine => ({
    guid,
    name: guid,
    kind: KINDS[guid],
    travel: { x: 3000, y: 1500, z: 500 },
    maxDiameter: 300,
    maxLength: 3000,
    maxWeight: 500,
    spindleMax: 8000,
    spindlePower: 15,
    spindleTorque: 100,
    barFeeder: false,
    hourlyRate: money(RATES[guid] * 10_000),
    dynamics: { rapid: { x: 30, y: 30, z: 30 }, toolChange: 4 },
  }),
);
const steel = {
  guid: 'c45',
  designation: 'C45',
  isoGroup: 'P' as const,
  density: 7.85,
  pricePerKg: money(17_300),
  kc11: 1700,
  mc: 0.25,
  cuttingSpeeds: {},
};
const registry = (value: number) => ({ value, origin: 'registry' as const });
const start: PositionStart = {
  company: { defaultMargin: 27 },
  costs: [],
  customer: null,
  ratesNow: {
    machines: Object.fromEntries(
      names.map((name) => [
        name,
        { name, setupRate: registry(RATES[name]), runRate: registry(RATES[name]), variableShare: null },
      ]),
    ),
    labour: { prog: { name: 'Programmatore', rate: registry(40) } },
    materials: { c45: { name: 'C45', isoGroup: 'P', density: 7.85, price: registry(1.73), chipPrice: null } },
    formulas: {},
    labourIsVariable: true,
    hoursPerDay: 8,
  },
  rules: [],
};
const document = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });
const floor: ShopFloor = {
  machines,
  materials: new Map([[steel.guid, steel]]),
  works: new Map(),
  start,
  document,
  ratiosFor: (work) => work.map(() => null),
};

const QUANTITIES = [1, 10, 50, 200];
const PARTS = 100;
const chance = (words: string) => (words.length % 7) / 7;

describe('the price of the page', () => {
  it.each([
    ['milled', plateOf],
    ['turned', pinOf],
    ['sheet', sheetOf],
  ])('equals that of «Crea posizione» for generated %s parts, at both ends of the range', (_name, partOf) => {
    const between = generator(4711);
    let priced = 0;
    for (let round = 0; round < PARTS; round += 1) {
      const report = partOf(between);
      const threads = report.holes.length > 0 && round % 3 === 0 ? { '0': 'M8' } : {};
      // The way of the 3D Assistant and its dialog, with the whole report.
      const route = chooseRoute(proposeCycle(report, steel, machines, { threads }).routes, null, null);
      const named = { code: 'P', description: 'P' };
      const proposal = positionOfRoute(report, route, null, steel, named);
      const { prices } = priceProposal(proposal, start, document, QUANTITIES, () => 'id');
      // The way of the page: facts that went through JSON, checked by the contract.
      const facts = factsOf(JSON.parse(JSON.stringify(report)));
      const asked = { id: 'p', name: 'P', threads, materialGuid: 'c45', treatmentWork: null };
      const made = pricePart(floor, { ...asked, facts, quantities: QUANTITIES });
      if (!made || !route) {
        expect([made, route]).toEqual([null, null]);
        continue;
      }
      expect(made.units).toEqual(prices);
      expect(made.route.band).toEqual(route.band);
      for (const [index, { quantity, unit }] of made.units.entries()) {
        const editor = prices[index]?.unit;
        if (unit === null || !editor) continue;
        priced += 1;
        const words = `${quantity} ${round}`;
        const shown = indicativeRange(unit, made.route.band.share, words, chance);
        const { low, high } = indicativeRange(editor, route.band.share, words, chance);
        expect(shown).toEqual({ low, high });
        expect(inEuro(low)).toBeLessThanOrEqual(inEuro(editor) * (1 - route.band.share) + 1e-4);
        expect(inEuro(high)).toBeGreaterThanOrEqual(inEuro(editor) * (1 + route.band.share) - 1e-4);
      }
    }
    expect(priced).toBeGreaterThan(PARTS * 2);
  });

  it('has facts of every process and every kind of stock', () => {
    const plate = plateOf(generator(1));
    for (const process of processes) {
      expect(factsOf(JSON.parse(JSON.stringify({ ...plate, process }))).process).toBe(process);
    }
    for (const kind of stockKinds) {
      const stock = plate.stock.map((one) => ({ ...one, kind }));
      expect(factsOf(JSON.parse(JSON.stringify({ ...plate, stock }))).stock[0]?.kind).toBe(kind);
    }
  });

  it('is made from all that the times of letters and of broached sockets need', () => {
    const letter = {
      kind: 'pocket',
      open: false,
      through: false,
      direction: [0, 0, 1],
      depth: 0.5,
      width: 6,
      length: 9,
      cornerRadius: 0,
      faces: [3],
      plan: { perimeter: 41, area: 9.5 },
      broached: true,
    };
    const report = { ...plateOf(generator(1)), pockets: [letter] };
    expect(factsOf(JSON.parse(JSON.stringify(report))).pockets).toEqual([letter]);
  });
});
