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
  // 20 is a thickness plates are rolled to, and nothing asks for its sides.
  expect(plate.stock[0]).toMatchObject({ kind: 'plate', dimensions: [20, 52, 82] });
});

test('steps and wide notches in the outline of a plate are its contour; a narrow one is a slot through it', () => {
  const { steps, slots, pockets, setups, outline } = report('notched-plate');
  const sizes = [...steps, ...slots, ...pockets].map(({ length, width, depth, through }) => ({
    size: [length, width, depth].map((side) => Math.round(side * 1000) / 1000),
    through,
  }));
  expect(sizes).toEqual([{ size: [20, 6, 8], through: true }]);
  // Round the rectangle 320 mm, twice the depth of notch and slot more.
  expect(outline?.perimeter).toBeCloseTo(380, 3);
  expect(outline?.depth).toBeCloseTo(8, 3);
  // 20 × 15 + 30 × 10 + 6 × 20 of the rectangle are missing.
  expect((outline?.volume ?? 0) / (8 * 720)).toBeCloseTo(1, 2);
  expect(setups.every(({ direction }) => Math.abs(direction[2]) > 0.99)).toBe(true);
});

test('a plate with straight sides and a block with steps have no contour', () => {
  expect(report('drilled-plate').outline).toBeNull();
  expect(report('t-slot').outline).toBeNull();
});

test('equal gaps all around a wheel are its teeth, not slots', () => {
  const { teeth, slots, pockets, steps, findings, process } = report('toothed-wheel');
  expect(process).toBe('turn-mill');
  expect(teeth).toMatchObject([{ teeth: 12 }]);
  expect(teeth[0]?.diameter).toBeCloseTo(40, 3);
  expect(teeth[0]?.length).toBeCloseTo(10, 3);
  expect([...slots, ...pockets, ...steps]).toEqual([]);
  expect(findings.find(({ code }) => code === 'toothed')?.text).toBe(
    'Dentatura o profilo ripetuto: 12 denti, ø40 per 10 mm. La lavorazione va indicata.',
  );
});

test('the side of a boss that reaches over an edge is not a step', () => {
  expect(report('boss-over-edge').steps).toEqual([]);
});

test('a keyway has a floor: a slot that breaks into a bore is not one', () => {
  const { holes } = report('keyed-bores');
  const bores = holes.map(({ diameter, keyway }) => ({ diameter, keyway }));
  expect(bores).toHaveLength(2);
  expect(bores.map(({ keyway }) => keyway).sort()).toEqual([false, true]);
});

test('threads are asked about where a tap drill fits, never under a counterbore', () => {
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

test('a rotated block has a pocket, a round-ended slot and an open slot', () => {
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

test('the outer wall of a ring groove is not a hole', () => {
  expect(report('ring-groove').holes).toEqual([]);
});

test('a hole split by a larger bore is one hole', () => {
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

test('a bent sheet is cut and bent: it has bends, and no milling directions', () => {
  const sheet = report('bent-sheet');
  expect(sheet.processReason).toBe('Spessore costante di 3 mm: taglio e 2 pieghe.');
  expect(sheet.setups).toEqual([]);
  expect(sheet.undercuts).toEqual([]);
});

test('a bent sheet knows its cut: contours of the unfolded sheet, one piercing each, and its longest bend', () => {
  // Walls 33 + 32 + 33 and two bends of 5,5 · π/2 at their middle, 50 wide; two holes ø10.
  const unfolded = 33 + 32 + 33 + 5.5 * Math.PI;
  const { sheet } = report('bent-sheet');
  expect(sheet?.cutLength).toBeCloseTo(2 * (unfolded + 50) + 2 * Math.PI * 10, 1);
  expect(sheet).toMatchObject({ contours: 3, bends: 2 });
  expect(sheet?.longestBend).toBeCloseTo(50, 3);
});

test('a flat plate of one thickness knows its cut as well; a block with pockets is no sheet', () => {
  // 100 × 60 with a corner 20 × 15 off (the outline stays), a notch 10 deep and one 20 deep: 320 + 2 · 10 + 2 · 20.
  expect(report('notched-plate').sheet).toMatchObject({
    thickness: expect.closeTo(8, 3),
    cutLength: expect.closeTo(380, 1),
    contours: 1,
    bends: 0,
  });
  expect(report('pocketed-block').sheet).toBeNull();
});

test('a bent sheet is cut from its unfolded rectangle', () => {
  // Walls of 33, a base of 32 and two bends at their middle line: 98 + 2 · 5,5 · π/2 = 115,3 by 50, 1 more on each side.
  expect(report('bent-sheet').stock.map(({ label }) => label)).toEqual(['Lamiera 3 × 52 × 118 (sviluppo)']);
});

test('a T-slot is one slot, and its undercut sides are none; a groove around a corner is one', () => {
  const { slots, pockets } = report('t-slot');
  const plan = slots.map(({ depth, width }) => [Math.round(depth), Math.round(width)]);
  expect(pockets).toEqual([]);
  expect(plan.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
    [3, 4],
    [6, 22],
  ]);
});

test('a bar with T-slots along it raises the question of a bought profile', () => {
  const profile = report('slotted-profile');
  // The lips and the sides behind them.
  expect(profile.undercuts).toHaveLength(16);
  expect(profile.slots).toHaveLength(4);
  const codes = profile.findings.map(({ code }) => code);
  expect(codes).toContain('undercut');
  // The ø5 along it comes with the profile.
  expect(codes).not.toContain('deep-hole');
  expect(profile.findings[0]?.text).toMatch(/^Sezione costante per 100 mm con canali o cave in sottosquadro/);
});

test('the lips of a T-slot are undercut, and the rest of the block is not a profile', () => {
  const { undercuts, findings } = report('t-slot');
  expect(undercuts).toHaveLength(2);
  expect(findings.map(({ code }) => code)).not.toContain('drawn-profile');
});

test('a hole with a drop section is a hole of a printed part, which has no steps', () => {
  const printed = report('teardrop-plate');
  expect(holesOf(printed)).toEqual([{ count: 1, diameter: 6, depth: 8, through: true, counterbore: null }]);
  expect([...printed.pockets, ...printed.steps]).toEqual([]);
  expect(printed.findings.find(({ code }) => code === 'printed')?.text).toBe(
    'Un foro a goccia: il pezzo sembra progettato per la stampa 3D. Va ricavato dal pieno?',
  );
});

test('an edge broken at 45° is a chamfer, however small the block', () => {
  const { chamfers, chamferLength, steps } = report('broken-edge');
  expect({ chamfers, chamferLength: Math.round(chamferLength), steps }).toEqual({
    chamfers: 1,
    chamferLength: 60,
    steps: [],
  });
});

test('a bore that opens in a radius is reported', () => {
  const { findings, process } = report('flared-bore');
  expect(process).toBe('turned');
  expect(findings.map(({ text }) => text)).toEqual(['Il foro ø40 ha l’imbocco raggiato R8.']);
});

test('half a counterbore behind a wall is not an undercut', () => {
  const { undercuts, holes } = report('half-hidden-counterbore');
  expect(holes).toMatchObject([{ diameter: 10, counterbore: { diameter: 20, depth: 8 } }]);
  expect(undercuts).toEqual([]);
});

test('a file without a unit raises a question, and measures come before the rest', () => {
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

/** Everything grows by one factor: the result must not depend on the size. */
test.each([0.01, 1000])('a part scaled by %s has the same features', (factor) => {
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

test('a hole through curved or oblique faces is as deep as its axis is long', () => {
  // Across ø40; 30 / cos 30°.
  expect(report('cross-drilled-shaft').holes[0]?.depth).toBeCloseTo(40, 3);
  expect(report('oblique-hole').holes[0]?.depth).toBeCloseTo(30 / Math.cos(Math.PI / 6), 3);
});

test('a wall of 1,2 that stands 38 high is thin, whatever the part; a plate of 8 is none', () => {
  const box = report('thin-box');
  expect(box.thinWalls.map(({ thickness }) => Math.round(thickness * 100) / 100)).toEqual([
    1.2, 1.2, 1.2, 1.2, 2,
  ]);
  expect(box.findings.map(({ text }) => text)).toContain(
    '5 pareti sottili, la minima di 1,2 mm, alta 38 mm.',
  );
  expect(report('notched-plate').thinWalls).toEqual([]);
});

test('a thin box is turned over to face its floor, not laid on its side', () => {
  const sides = report('thin-box').setups.map(({ direction }) => direction.map((part) => Math.round(part)));
  expect(sides).toEqual([
    [0, 0, 1],
    [0, 0, -1],
    [-1, 0, 0],
  ]);
});

test('a keyway and a cross hole of a shaft are two directions, indexed or clamped twice', () => {
  const [, , milled] = report('cross-drilled-shaft').setups;
  expect(milled).toMatchObject({ kind: 'milling' });
  const directions = [milled?.direction, ...(milled?.indexed ?? [])].map((one) =>
    one?.map((part) => Math.abs(Math.round(part))),
  );
  expect(directions).toHaveLength(2);
  expect(directions).toEqual(
    expect.arrayContaining([
      [1, 0, 0],
      [0, 1, 0],
    ]),
  );
});
