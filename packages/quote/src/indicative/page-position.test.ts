import { proposeCycle, type ShopMachine } from '@truciolo/cycle';
import { inEuro, money } from '@truciolo/money';
import type { HoleGroup, PartReport } from '@truciolo/part';
import { expect, it } from 'vitest';
import { newQuote } from '../draft/new-quote.ts';
import type { PositionStart } from '../from-registries/position-start.ts';
import { pricePosition } from '../pricing/price-quote.ts';
import { chooseRoute } from '../proposal/choose-route.ts';
import { positionOfRoute } from '../proposal/position-of-route.ts';
import { priceProposal } from '../proposal/price-proposal.ts';
import { indicativeRange, WIDEST_END } from './indicative-range.ts';
import { pagePosition } from './page-position.ts';

const registry = (value: number) => ({ value, origin: 'registry' as const });
const dynamics = { rapid: { x: 30, y: 30, z: 30 }, toolChange: 4 };
const machine = (guid: string, kind: ShopMachine['kind'], hourlyRate: number): ShopMachine => ({
  guid,
  name: guid,
  kind,
  travel: { x: 800, y: 500, z: 500 },
  maxDiameter: 300,
  maxLength: 600,
  maxWeight: 500,
  spindleMax: 8000,
  spindlePower: 15,
  spindleTorque: 100,
  barFeeder: false,
  hourlyRate,
  dynamics,
});
const machines = [machine('mill', 'centro-3-assi', 600_000), machine('saw', 'segatrice', 250_000)];
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
const rate = (value: number) => ({
  name: 'm',
  setupRate: registry(value),
  runRate: registry(value),
  variableShare: null,
});
const start: PositionStart = {
  company: { defaultMargin: 27 },
  costs: [],
  customer: null,
  ratesNow: {
    machines: { mill: rate(60), saw: rate(25) },
    labour: { prog: { name: 'Programmatore', rate: registry(40) } },
    materials: { c45: { name: 'C45', isoGroup: 'P', density: 7.85, price: registry(1.73), chipPrice: null } },
    formulas: {},
    labourIsVariable: true,
    hoursPerDay: 8,
  },
  rules: [],
};
const document = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });

/** Park and Miller's minimal generator: the same parts at every run. */
function generator(seed: number) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return from + (to - from) * (state / 2_147_483_647);
  };
}

const holesOf = (count: number, diameter: number, depth: number): HoleGroup => ({
  diameter,
  depth,
  through: true,
  axis: [0, 0, 1],
  counterbore: null,
  countersink: null,
  tipAngle: null,
  keyway: false,
  steps: [],
  count,
  centres: Array.from({ length: count }, () => [0, 0, 0] as const),
  faces: [],
  pattern: null,
  threadProposals: [],
});

/** A plate with holes, of any size. */
function plateOf(between: ReturnType<typeof generator>): PartReport {
  const [a, b, c] = [between(8, 40), between(45, 120), between(125, 300)];
  const holes = [holesOf(Math.round(between(1, 12)), Math.round(between(5, 16)), a)];
  const bored = holes.reduce(
    (sum, { count, diameter }) => sum + count * (Math.PI / 4) * diameter ** 2 * a,
    0,
  );
  const blank = [a + 3, b + 3, c + 3] as const;
  return {
    solid: null,
    count: 1,
    unit: 'mm',
    exact: true,
    volume: a * b * c - bored,
    area: 2 * (a * b + b * c + a * c),
    centre: [0, 0, 0],
    box: [a, b, c],
    boxAxes: [
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ],
    process: 'milled',
    processReason: '',
    turning: null,
    sheet: null,
    stock: [
      {
        kind: 'plate',
        dimensions: blank,
        volume: blank[0] * blank[1] * blank[2],
        label: 'Piatto',
        waste: 0.2,
      },
    ],
    holes,
    pockets: [],
    slots: [],
    steps: [],
    outline: null,
    teeth: [],
    threads: [],
    bosses: 0,
    fillets: [],
    chamfers: 0,
    chamferLength: 0,
    edges: { length: 4 * (a + b + c), turns: 0 },
    curved: { area: 0, radius: null, faces: [] },
    minInternalRadius: null,
    sharpCorners: 0,
    minWall: null,
    thinWalls: [],
    undercuts: [],
    setups: [
      { kind: 'milling', direction: [0, 0, 1], indexed: [], faces: [] },
      { kind: 'milling', direction: [0, 0, -1], indexed: [], faces: [] },
    ],
    colours: [],
    pmi: [],
    findings: [],
  };
}

const QUANTITIES = [1, 10, 50, 200];
const newId = () => 'id';
const named = { code: 'P', description: 'P' };
const chance = (words: string) => (words.length % 7) / 7;

it('the page prices 200 generated parts like «Crea posizione», and both ends derive from that price', () => {
  const between = generator(4711);
  let priced = 0;
  for (let round = 0; round < 200; round += 1) {
    const report = plateOf(between);
    // The way of the 3D Assistant and its dialog.
    const route = chooseRoute(proposeCycle(report, steel, machines).routes, null, null);
    const proposal = positionOfRoute(report, route, null, steel, named);
    const { prices } = priceProposal(proposal, start, document, QUANTITIES, newId);
    // The way of the page.
    const work = { report, material: steel, machines, threads: {} };
    const place = { document, start, id: 'p', named, quantities: QUANTITIES, treatment: null, newId };
    const made = pagePosition(work, null, place);
    const position = made?.document.positions[0];
    if (!made || !position) {
      expect(route).toBeNull();
      continue;
    }
    const { outcomes } = pricePosition(position, made.document);
    for (const [index, { quantity, outcome }] of outcomes.entries()) {
      const unit = outcome.ok ? outcome.priced.price.netUnit : null;
      expect({ quantity, unit }).toEqual(prices[index]);
      if (unit === null) continue;
      priced += 1;
      const { low, high } = indicativeRange(unit, made.route.band.share, `${round}`, chance);
      const [least, most] = [
        inEuro(unit) * (1 - made.route.band.share),
        inEuro(unit) * (1 + made.route.band.share),
      ];
      expect(inEuro(low)).toBeLessThanOrEqual(least + 1e-4);
      expect(inEuro(high)).toBeGreaterThanOrEqual(most - 1e-4);
      expect(inEuro(low) * WIDEST_END).toBeGreaterThanOrEqual(least - 1e-3);
      expect(inEuro(high) / WIDEST_END).toBeLessThanOrEqual(most + 1e-3);
    }
  }
  expect(priced).toBeGreaterThan(400);
});
