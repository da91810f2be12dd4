import type { SolidModel, Vec3 } from '@truciolo/part';
import { beforeAll, expect, test } from 'vitest';
import { kernelSource } from '../../test/kernel-source.ts';
import { IgesMaker } from '../../test/make-iges.ts';
import { move, type Placement } from '../brep-text/placement.ts';
import { readPart } from '../read-part.ts';
import { countCopies } from './count-copies.ts';

let part: SolidModel;
beforeAll(async () => {
  const maker = new IgesMaker();
  // The hole is off every middle: the block has no mirror plane.
  maker.block({ size: [60, 40, 20], hole: { x: 20, y: 12, radius: 5 } });
  const { solids } = await readPart(maker.file(), 'iges', kernelSource());
  part = { ...(solids[0] as SolidModel), volume: 1 };
});

/** Turned by an angle about z, tipped over to x, and carried away. */
const away = (angle: number): Placement => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return Float64Array.of(0, 0, 1, 500, c, -s, 0, -30, s, c, 0, 7);
};
const placed = (solid: SolidModel, by: Placement): SolidModel => ({
  ...solid,
  centre: move(by, solid.centre),
  edgePoints: Float32Array.from(
    Array.from({ length: solid.edgePoints.length / 3 }, (_, index) =>
      move(by, [...solid.edgePoints.subarray(index * 3, index * 3 + 3)] as unknown as Vec3),
    ).flat(),
  ),
});
const counts = (...solids: readonly SolidModel[]) => countCopies(solids).map(({ count }) => count);

test('rotated copies are found, each with its place', () => {
  const [one, ...others] = countCopies([part, placed(part, away(0.4)), placed(part, away(2.1))]);
  expect(others).toEqual([]);
  expect(one?.count).toBe(3);
  for (const [index, angle] of [0.4, 2.1].entries()) {
    const found = [...(one?.placements[index] ?? [])];
    away(angle).forEach((value, at) => {
      expect(found[at], `${angle} ${at}`).toBeCloseTo(value, 2);
    });
  }
});

test('copies placed by the file itself count with the first one', () => {
  const up = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 90);
  const twice = { ...placed(part, away(0)), count: 2, placements: [up] };
  const [one] = countCopies([part, twice]);
  expect(one?.count).toBe(3);
  expect(one?.placements.map((matrix) => Math.round(matrix[11] ?? 0))).toEqual([7, 97]);
});

test('a mirror image, another volume, another face area or another edge makes another part', () => {
  const mirror = Float64Array.of(-1, 0, 0, 300, 0, 1, 0, 0, 0, 0, 1, 0);
  expect(counts(part, placed(part, mirror))).toEqual([1, 1]);
  expect(counts(part, { ...part, volume: 1.00001 })).toEqual([1, 1]);
  const faces = part.faces.map((face, index) => (index === 0 ? { ...face, area: face.area * 1.001 } : face));
  expect(counts(part, { ...part, faces })).toEqual([1, 1]);
  const edgePoints = part.edgePoints.map((value, index) => (index === 0 ? value + 0.01 : value));
  expect(counts(part, { ...part, edgePoints })).toEqual([1, 1]);
});
