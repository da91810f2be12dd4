import type { HoleGroup, PartReport, PocketFeature } from '@truciolo/part';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import type { CycleProposal } from '../src/model/cycle-proposal.ts';
import { machineKinds } from '../src/model/machine-kind.ts';
import type { ShopMachine } from '../src/model/shop-machine.ts';
import type { WorkMaterial } from '../src/model/work-material.ts';
import { proposeCycle } from '../src/propose-cycle.ts';
import { reasonText } from '../src/text/reason-text.ts';
import { holes, pin, plate, pocket, pocketedBlock, roundBar } from './parts.ts';
import { c45, lathe, machineOf, mill, shop } from './shop.ts';

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const direction = fc.constantFrom([0, 0, 1], [0, 0, -1], [0, 1, 0], [1, 0, 0], [0.6, 0, 0.8]) as fc.Arbitrary<
  HoleGroup['axis']
>;

const anyHoles: fc.Arbitrary<HoleGroup> = fc
  .record({
    count: fc.integer({ min: 1, max: 50 }),
    diameter: size(0.05, 120),
    depth: size(0.05, 800),
    through: fc.boolean(),
    axis: direction,
    counterbore: fc.option(fc.record({ diameter: size(0.05, 200), depth: size(0, 100) })),
    countersink: fc.option(fc.record({ diameter: size(0.05, 200), angle: size(0, 180) })),
    threadProposals: fc.constantFrom(
      [],
      [{ designation: 'M8', tapDrill: 6.8 }],
      [{ designation: '???', tapDrill: 1 }],
    ),
  })
  .map(({ count, diameter, depth, ...own }) => holes(count, diameter, depth, own));

const anyPocket: fc.Arbitrary<PocketFeature> = fc
  .record({
    kind: fc.constantFrom('pocket', 'slot', 'step'),
    width: size(0.01, 500),
    length: size(0.01, 900),
    depth: size(0, 300),
    open: fc.boolean(),
    through: fc.boolean(),
    direction,
    cornerRadius: fc.option(size(0, 60)),
  })
  .map(({ width, length, depth, ...own }) => pocket(width, length, depth, own));

const anyPart: fc.Arbitrary<PartReport> = fc
  .record({
    holes: fc.array(anyHoles, { maxLength: 6 }),
    hollows: fc.array(anyPocket, { maxLength: 5 }),
    volume: size(0, 5e6),
    chamfers: fc.nat({ max: 40 }),
    process: fc.constantFrom('milled', 'turned', 'turn-mill', 'sheet', 'casting', 'unknown'),
    exact: fc.boolean(),
    sheet: fc.option(
      fc.record({
        thickness: size(0.1, 60),
        cutLength: size(0, 1e5),
        contours: fc.integer({ min: 1, max: 500 }),
        bends: fc.nat({ max: 20 }),
        longestBend: size(0, 5000),
      }),
    ),
  })
  .map(({ hollows, ...own }) => {
    const round = own.process === 'turned' || own.process === 'turn-mill';
    return {
      ...(round ? pin() : plate([])),
      ...own,
      chamferLength: own.chamfers * 30,
      pockets: hollows.filter(({ kind }) => kind === 'pocket'),
      slots: hollows.filter(({ kind }) => kind === 'slot'),
      steps: hollows.filter(({ kind }) => kind === 'step'),
    };
  });

const anyNumber = fc.oneof(fc.constant(null), fc.constantFrom(0, 1e-3, 1e9), size(0.1, 20_000));
const anyMachine: fc.Arbitrary<ShopMachine> = fc
  .record({
    kind: fc.constantFrom(...machineKinds),
    maxDiameter: anyNumber,
    maxLength: anyNumber,
    maxWeight: anyNumber,
    spindleMax: anyNumber,
    spindlePower: anyNumber,
    spindleTorque: anyNumber,
    barFeeder: fc.boolean(),
    toolChange: size(0, 100),
    rapid: anyNumber,
  })
  .map(({ kind, toolChange, rapid, ...own }) =>
    machineOf(kind, { ...own, dynamics: { toolChange, rapid: { x: rapid, y: null, z: rapid } } }),
  );

const anyMaterial: fc.Arbitrary<WorkMaterial> = fc.record({
  designation: fc.constant('?'),
  isoGroup: fc.constantFrom('P', 'M', 'K', 'N', 'S', 'H', 'plastic'),
  density: size(0.1, 20),
  kc11: fc.option(size(0, 10_000)),
  mc: fc.option(size(0, 1)),
  cuttingSpeeds: fc.constantFrom(
    {},
    { carbide: {} },
    { carbide: { milling: [0, 0] as const } },
    c45.cuttingSpeeds,
  ),
});

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

test('any part, material and machines give finite numbers, whole sentences, and a route or a reason', () => {
  fc.assert(
    fc.property(anyPart, anyMaterial, fc.array(anyMachine, { maxLength: 5 }), (part, material, machines) => {
      const proposal = proposeCycle(part, material, machines);
      const { routes, refusals, unknowns } = proposal;
      const times = routes.flatMap(({ phases, band, stock: _, ...route }) => [route, band, phases]);
      expect(numbersIn(times).every((value) => Number.isFinite(value))).toBe(true);
      for (const { band, pieceMinutes, explained, phases } of routes) {
        expect(pieceMinutes).toBeGreaterThan(0);
        expect(band.low).toBeGreaterThan(0);
        expect(explained).toBeGreaterThanOrEqual(0);
        expect(explained).toBeLessThanOrEqual(1);
        expect(phases.length).toBeGreaterThan(0);
      }
      expect(routes.length > 0 || refusals.length > 0).toBe(true);
      const reasons = [
        ...refusals,
        ...unknowns,
        ...routes.flatMap(({ notes, phases }) => [
          ...notes,
          ...phases.flatMap(({ reason, operations }) => [reason, ...operations.map((one) => one.reason)]),
        ]),
      ];
      for (const reason of reasons) expect(reasonText(reason)).not.toMatch(/NaN|undefined|Infinity|null|∞/);
    }),
    { numRuns: byScope(60, 200) },
  );
});

const minutes = ({ routes }: CycleProposal): number => routes[0]?.pieceMinutes ?? Number.NaN;
const MORE = 1e-9;

const smallHoles = anyHoles.map((group) => ({
  ...group,
  count: 1 + (group.count % 20),
  diameter: 1 + (group.diameter % 11),
  depth: 1 + (group.depth % 29),
  counterbore: null,
  countersink: null,
}));
const smallPocket = anyPocket.map(({ width, length, depth, cornerRadius, ...own }) => ({
  ...own,
  kind: 'pocket' as const,
  width: 4 + (width % 36),
  length: 40,
  depth: 1 + (depth % 14),
  cornerRadius: cornerRadius && 1 + (cornerRadius % 1),
}));

test('more holes, another pocket, more stock or chamfers never take less time', () => {
  const time = (part: PartReport) => minutes(proposeCycle(part, c45, [mill]));
  fc.assert(
    fc.property(
      smallHoles,
      smallPocket,
      fc.array(smallPocket, { maxLength: 3 }),
      size(1, 3),
      (group, extra, some, grow) => {
        const more = { ...group, count: group.count + 1 };
        expect(time(plate([more]))).toBeGreaterThanOrEqual(time(plate([group])) - MORE);
        const block = pocketedBlock(some);
        expect(time(pocketedBlock([...some, extra]))).toBeGreaterThanOrEqual(time(block) - MORE);
        expect(time({ ...block, chamfers: 4, chamferLength: 90 })).toBeGreaterThan(time(block));
        const larger = block.stock.map((stock) => ({
          ...stock,
          dimensions: stock.dimensions.map((side) => side * grow),
          volume: stock.volume * grow ** 3,
        }));
        expect(time({ ...block, stock: larger })).toBeGreaterThanOrEqual(time(block) - MORE);
      },
    ),
    { numRuns: byScope(50, 150) },
  );
});

test('a faster, stronger, quicker-changing machine is never slower', () => {
  const better = fc.record({ rpm: size(1, 4), power: size(1, 5), rapid: size(1, 3), change: size(0, 1) });
  const parts: readonly (readonly [PartReport, ShopMachine])[] = [
    [plate([holes(4, 3, 20), holes(2, 30, 20)]), mill],
    [pocketedBlock([pocket(30, 50, 10), pocket(8, 40, 12)]), mill],
    [pin({ stock: [roundBar(60, 102)] }), lathe],
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...parts),
      anyMaterial,
      better,
      size(0.5, 15),
      ([part, base], material, more, kw) => {
        const slow = { ...base, spindlePower: kw, spindleMax: 3000 };
        const { x, z } = base.dynamics.rapid;
        const fast = {
          ...slow,
          spindlePower: kw * more.power,
          spindleMax: 3000 * more.rpm,
          dynamics: {
            toolChange: base.dynamics.toolChange * more.change,
            rapid: { x: (x ?? 1) * more.rapid, y: null, z: (z ?? 1) * more.rapid },
          },
        };
        const before = minutes(proposeCycle(part, material, [slow]));
        expect(minutes(proposeCycle(part, material, [fast]))).toBeLessThanOrEqual(before + MORE);
      },
    ),
    { numRuns: byScope(50, 150) },
  );
});

test('volume outside features widens the band; measured jobs narrow it and correct the time', () => {
  const band = (part: PartReport, jobs = 0) =>
    proposeCycle(part, c45, shop, { measured: () => ({ ratio: 1.2, count: jobs }) }).routes[0];
  const known = pocketedBlock([pocket(30, 50, 10)]);
  const hidden = { ...known, pockets: [] };
  expect(band(hidden)?.band.share).toBeGreaterThan(band(known)?.band.share ?? 1);
  expect(band(known, 12)?.band.share).toBeLessThan(band(known)?.band.share ?? 0);
  const cycle = (jobs: number) => band(known, jobs)?.phases.at(-1)?.cycleMinutes ?? 0;
  expect(cycle(12)).toBeCloseTo(1.2 * cycle(0), 9);
  expect(band(known, 12)?.notes.map(reasonText).join(' ')).toMatch(
    /tempi × 1,2, come su 12 lavori simili di /,
  );
  expect(band(known)?.notes.map(reasonText).join(' ')).not.toContain('lavori simili');
});

test('a ratio belongs to one machine and one kind of phase; an impossible one is ignored', () => {
  const part = pocketedBlock([pocket(30, 50, 10)]);
  const [plain] = proposeCycle(part, c45, shop).routes;
  const last = plain?.phases.at(-1);
  const asked = (ratio: number) =>
    proposeCycle(part, c45, shop, {
      measured: ({ name, machineGuid }) =>
        name === last?.name && machineGuid === last.machineGuid ? { ratio, count: 4 } : null,
    }).routes.find(({ id }) => id === plain?.id);
  expect(asked(1.5)?.phases.map(({ measured }) => measured?.ratio ?? 1)).toEqual(
    plain?.phases.map((phase) => (phase === last ? 1.5 : 1)),
  );
  expect(asked(40)?.phases.at(-1)?.measured).toBeNull();
});
