import { analysePart, type PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep, type PartMaker } from './make-parts.ts';

const source = kernelSource();

async function reportOf(build: Parameters<typeof makeStep>[1]): Promise<PartReport> {
  const bytes = makeStep(await openKernel(source), build);
  const [report] = analysePart(await readPart(bytes, 'step', source));
  return report as PartReport;
}

async function directionsOf(build: Parameters<typeof makeStep>[1]): Promise<readonly string[]> {
  return (await reportOf(build)).setups
    .map(({ direction }) => direction.map((value) => Math.round(value)).join(' '))
    .sort();
}

/**
 * A channel 50 wide between a wall of 50 and one as high as the middle of a hole through the first: from inside half of
 * the hole is seen.
 */
const channel = (m: PartMaker, bores: Parameters<PartMaker['cutAll']>[1]) =>
  m.cutAll(m.box([80, 60, 50]), [
    m.box([50, 80, 40], [15, -10, 15]),
    m.box([30, 80, 40], [60, -10, 30]),
    m.cylinder([-1, 30, 30], [1, 0, 0], 5, 20),
    ...bores,
  ]);

test('the bore below a counterbore is drilled in the clamping of the counterbore', async () => {
  const directions = await directionsOf((m) => channel(m, [m.cylinder([9, 30, 30], [1, 0, 0], 9, 10)]));
  expect(directions).toEqual(['0 0 -1', '0 0 1', '1 0 0']);
});

test('the same bore with its counterbore outside, or with none, is drilled from outside', async () => {
  const outside = ['-1 0 0', '0 0 -1', '0 0 1'];
  expect(await directionsOf((m) => channel(m, [m.cylinder([-1, 30, 30], [1, 0, 0], 9, 7)]))).toEqual(outside);
  expect(await directionsOf((m) => channel(m, []))).toEqual(outside);
});

/** Prism across flats around the line x = 7, y = -3, about which the maker tilts. */
const hexagon = (m: PartMaker, flats: number, low: number, height: number) => {
  const slab = m.box([flats, 2 * flats, height], [7 - flats / 2, -3 - flats, low]);
  return m.common(m.common(slab, m.tilt(slab, Math.PI / 3, 0)), m.tilt(slab, (2 * Math.PI) / 3, 0));
};
const square = (m: PartMaker, side: number, low: number, height: number) =>
  m.box([side, side, height], [7 - side / 2, -3 - side / 2, low]);
const shaft = (m: PartMaker, cut: Parameters<PartMaker['cut']>[1]) =>
  m.cut(m.fuse(m.cylinder([7, -3, 0], [0, 0, 1], 10, 40), m.cylinder([7, -3, 40], [0, 0, 1], 16, 12)), cut);

test('sockets with sharp corners on the axis of a turned part are broached on the lathe', async () => {
  const ends = ['0 0 -1', '0 0 1'];
  expect(await directionsOf((m) => shaft(m, hexagon(m, 10, 44, 9)))).toEqual(ends);
  expect(await directionsOf((m) => shaft(m, square(m, 8, -1, 9)))).toEqual(ends);
  expect(await directionsOf((m) => shaft(m, square(m, 8, -1, 60)))).toEqual(ends);
});

test('a pocket for a mill, one beside the axis, and one too deep for a broach are milled', async () => {
  const clampings = async (cut: (m: PartMaker) => Parameters<PartMaker['cut']>[1]) =>
    (await directionsOf((m) => shaft(m, cut(m)))).length;
  expect(await clampings((m) => m.roundedBox([16, 16, 9], [-1, -11, 46], 3))).toBe(3);
  expect(await clampings((m) => m.box([8, 8, 9], [7, -3, 46]))).toBe(3);
  expect(await clampings((m) => square(m, 8, 20, 33))).toBe(3);
});

test('a part with nothing but a socket beside its axis is turned, and no corner of it is asked about', async () => {
  const screw = await reportOf((m) => shaft(m, hexagon(m, 10, 44, 9)));
  expect(screw).toMatchObject({ process: 'turned', sharpCorners: 0, minInternalRadius: null });
  expect(screw.pockets).toMatchObject([{ broached: true, width: expect.closeTo(10, 3), depth: 8 }]);
  const beside = await reportOf((m) => shaft(m, m.box([8, 8, 9], [7, -3, 46])));
  expect(beside).toMatchObject({ process: 'turn-mill', sharpCorners: 4, minInternalRadius: 0 });
});

test('the flank of a dovetail is in undercut, and no clamping at the ends of the groove makes it', async () => {
  // A groove 50 wide and 20 deep along the block; its right flank leans over the floor by 30°.
  const dovetail = await reportOf((m) => {
    const beside = m.turn(m.box([200, 200, 152], [-200, -100, -1]), Math.PI / 6);
    return m.cut(m.box([100, 40, 150], [-75, -20, 0]), m.common(m.box([50, 21, 152], [-50, 0, -1]), beside));
  });
  expect(dovetail.undercuts).toHaveLength(1);
  expect(dovetail.setups).toHaveLength(2);
});
