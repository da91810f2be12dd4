import { expect, test } from 'vitest';
import { loadFixture } from '../test/load-fixture.ts';
import { analysePart } from './analyse-part.ts';
import type { LengthUnit, Surface } from './model/part-model.ts';
import type { PartReport } from './report/part-report.ts';

const report = (name: string, unit?: LengthUnit): PartReport => {
  const [only] = analysePart(loadFixture(name, unit));
  return only as PartReport;
};

const holesOf = ({ holes }: PartReport) =>
  holes.map(({ count, diameter, depth, through, counterbore }) => ({
    count,
    diameter: Math.round(diameter * 1000) / 1000,
    depth: Math.round(depth * 1000) / 1000,
    through,
    counterbore:
      counterbore &&
      [counterbore.diameter, counterbore.depth].map((value) => Math.round(value * 1000) / 1000),
  }));

test('a drilled plate: holes by group, box, milled from plate in two clampings', () => {
  const plate = report('drilled-plate');
  expect(holesOf(plate)).toEqual([
    { count: 1, diameter: 5, depth: 12, through: false, counterbore: null },
    { count: 1, diameter: 6, depth: 20, through: true, counterbore: [11, 6] },
    { count: 2, diameter: 8, depth: 20, through: true, counterbore: null },
  ]);
  expect(plate.box.map((side) => Math.round(side * 1000) / 1000)).toEqual([20, 50, 80]);
  expect(plate).toMatchObject({ process: 'milled', undercuts: [], pockets: [], slots: [] });
  expect(plate.setups).toHaveLength(2);
  expect(plate.stock[0]).toMatchObject({ kind: 'plate', dimensions: [25, 52, 82] });
});

test('notches in the outline of a plate are cut from above, through its thickness', () => {
  const { steps, slots, pockets, setups } = report('notched-plate');
  const sizes = [...steps, ...slots, ...pockets].map(({ length, width, depth, through }) => ({
    size: [length, width, depth].map((side) => Math.round(side * 1000) / 1000),
    through,
  }));
  expect(sizes).toEqual([
    { size: [20, 15, 8], through: true },
    { size: [30, 10, 8], through: true },
  ]);
  expect(setups.every(({ direction }) => Math.abs(direction[2]) > 0.99)).toBe(true);
});

test('a keyway has a floor: a slot that breaks into a bore is none', () => {
  const { holes } = report('keyed-bores');
  const bores = holes.map(({ diameter, keyway }) => ({ diameter, keyway }));
  expect(bores).toHaveLength(2);
  expect(bores.map(({ keyway }) => keyway).sort()).toEqual([false, true]);
});

test('threads are asked for where a tap drill fits, never under a counterbore', () => {
  const { findings, holes } = report('drilled-plate');
  const asked = findings.filter(({ code }) => code === 'thread-question').map(({ text }) => text);
  expect(asked[0]).toMatch(/^ø5 → M6/);
  expect(holes.find(({ counterbore }) => counterbore)?.threadProposals).toEqual([]);
});

test('a stepped shaft with a bore is turned from round bar or tube', () => {
  const shaft = report('stepped-shaft');
  expect(shaft.process).toBe('turned');
  expect(shaft.stock.map(({ kind }) => kind)).toContain('round');
  expect(holesOf(shaft)).toEqual([{ count: 1, diameter: 12, depth: 100, through: true, counterbore: null }]);
  expect(shaft.setups.map(({ kind }) => kind)).toEqual(['turning', 'turning']);
});

test('pocket, round-ended slot and open slot of a block that lies askew', () => {
  const block = report('pocketed-block');
  const plan = ({ depth, width, length }: PartReport['pockets'][number]) =>
    [depth, width, length].map((value) => Math.round(value * 100) / 100);
  expect(block.box.map((side) => Math.round(side * 100) / 100)).toEqual([30, 60, 100]);
  expect(block.pockets.map(plan)).toEqual([[10, 20, 30]]);
  expect(block.slots.map(plan)).toEqual([
    [8, 10, 30],
    [10, 12, 60],
  ]);
  expect(block.slots.map(({ cornerRadius }) => cornerRadius)).toEqual([5, null]);
  expect(block.minInternalRadius).toBe(0);
  expect(block.findings.map(({ code }) => code)).toContain('sharp-corner');
});

test('the outer wall of a ring groove is no hole', () => {
  expect(report('ring-groove').holes).toEqual([]);
});

test('a hole cut in two by a larger bore is one hole', () => {
  expect(holesOf(report('crossing-holes'))).toEqual([
    { count: 1, diameter: 5, depth: 30, through: true, counterbore: null },
    { count: 1, diameter: 14, depth: 60, through: true, counterbore: null },
  ]);
});

test('bent sheet: constant thickness, coaxial holes in two walls are two', () => {
  const sheet = report('bent-sheet');
  expect(sheet.process).toBe('sheet');
  expect(sheet.minWall).toBeCloseTo(3, 2);
  expect(holesOf(sheet)).toEqual([{ count: 2, diameter: 10, depth: 3, through: true, counterbore: null }]);
  expect([...sheet.pockets, ...sheet.slots, ...sheet.steps]).toEqual([]);
});

test('a T-slot is one slot, its undercut sides are none; a groove round a corner is one', () => {
  const { slots, pockets } = report('t-slot');
  const plan = slots.map(({ depth, width }) => [Math.round(depth), Math.round(width)]);
  expect(pockets).toEqual([]);
  expect(plan.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
    [3, 4],
    [6, 22],
  ]);
});

test('a file without a unit is asked about, measures come before the rest', () => {
  expect(report('ring-groove', 'unknown').findings[0]).toMatchObject({
    code: 'unit-unknown',
    level: 'question',
  });
  const order: string[] = [];
  analysePart(loadFixture('ring-groove'), {
    onMeasures: ({ box }) => void order.push(box.map(Math.round).join(' ')),
  });
  expect(order).toEqual(['12 50 50']);
});

/** Everything grows by one factor: what is found may not depend on the size. */
test.each([0.01, 1000])('a part %s times as large holds the same features', (factor) => {
  const model = loadFixture('drilled-plate');
  const grow = (array: Float32Array) => array.map((value) => value * factor);
  const solids = model.solids.map((solid) => ({
    ...solid,
    volume: solid.volume * factor ** 3,
    area: solid.area * factor ** 2,
    mesh: { ...solid.mesh, positions: grow(solid.mesh.positions) },
    edgePoints: grow(solid.edgePoints),
    edges: solid.edges.map((edge) => ({ ...edge, length: edge.length * factor })),
    faces: solid.faces.map((face) => {
      const { surface } = face;
      const origin = 'origin' in surface ? { origin: surface.origin.map((value) => value * factor) } : {};
      const radius = 'radius' in surface ? { radius: surface.radius * factor } : {};
      return {
        ...face,
        area: face.area * factor ** 2,
        surface: { ...surface, ...origin, ...radius } as Surface,
      };
    }),
  }));
  const [large] = analysePart({ ...model, solids });
  expect(large?.holes.map(({ count, through }) => [count, through])).toEqual([
    [1, false],
    [1, true],
    [2, true],
  ]);
  expect(large?.setups).toHaveLength(2);
});
