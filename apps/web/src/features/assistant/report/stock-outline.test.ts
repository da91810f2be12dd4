import type { PartReport, StockProposal, Vec3 } from '@truciolo/part';
import { expect, it } from 'vitest';
import { stockOutline } from './stock-outline.ts';

/** A block of 20 × 40 × 60 mm with its corner in the origin, its shortest side along Z. */
const solid = {
  mesh: {
    positions: new Float32Array([0, 0, 0, 60, 0, 0, 60, 40, 0, 0, 40, 0, 0, 0, 20, 60, 40, 20]),
  },
} as unknown as Parameters<typeof stockOutline>[2];
const report = {
  box: [20, 40, 60],
  boxAxes: [
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ],
  turning: null,
} satisfies Pick<PartReport, 'box' | 'boxAxes' | 'turning'>;
const stock = (kind: StockProposal['kind'], dimensions: readonly number[]): StockProposal => ({
  kind,
  dimensions,
  volume: 1,
  label: '',
  waste: 0,
});

/** Extent of all points of the outline along X, Y and Z. */
const extent = (lines: readonly (readonly Vec3[])[]) =>
  [0, 1, 2].map((axis) => {
    const values = lines.flat().map((point) => point[axis as 0 | 1 | 2]);
    return [Math.min(...values), Math.max(...values)].map((value) => Math.round(value * 1000) / 1000);
  });

it('a block lies around the middle of the part, its shortest side along the shortest of the part', () => {
  const lines = stockOutline(report, stock('block', [65, 25, 45]), solid);
  expect(extent(lines)).toEqual([
    [-2.5, 62.5],
    [-2.5, 42.5],
    [-2.5, 22.5],
  ]);
  expect(lines).toHaveLength(6);
});

it('a round bar runs along the side that its length fits', () => {
  const lines = stockOutline(report, stock('round', [50, 64]), solid);
  expect(extent(lines)).toEqual([
    [-2, 62],
    [-5, 45],
    [-15, 35],
  ]);
  expect(lines).toHaveLength(6);
});

it('a turned part has its bar along the axis of the lathe', () => {
  const turning = {
    axis: [0, 1, 0] as Vec3,
    origin: [0, 0, 0] as Vec3,
    diameter: 63,
    length: 40,
    envelope: 1,
  };
  // By its length alone it would lie along the longest side.
  const lines = stockOutline({ ...report, turning }, stock('round', [70, 64]), solid);
  expect(extent(lines)).toEqual([
    [-5, 65],
    [-12, 52],
    [-25, 45],
  ]);
});

it('a square bar has its flats parallel to the sides of the part', () => {
  const lines = stockOutline(report, stock('square', [50, 60]), solid);
  expect(extent(lines)).toEqual([
    [0, 60],
    [-5, 45],
    [-15, 35],
  ]);
});

it('a hexagon has its flats at the ordered distance', () => {
  const [x, y, z] = extent(stockOutline(report, stock('hex', [50, 60]), solid));
  expect(x).toEqual([0, 60]);
  const spans = [y, z].map((pair) => (pair?.[1] ?? 0) - (pair?.[0] ?? 0)).sort((a, b) => a - b);
  expect(spans[0]).toBeCloseTo(50, 2);
  expect(spans[1]).toBeCloseTo(57.735, 2);
});
