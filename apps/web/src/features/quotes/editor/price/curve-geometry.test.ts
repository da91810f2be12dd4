import type { CurvePoint } from '@truciolo/pricing';
import { expect, it } from 'vitest';
import { curveScale } from './curve-geometry.ts';

const point = (quantity: number, price: number) => ({ quantity, price, fullCost: price }) as CurvePoint;

it('has no scale while a price is missing', () => {
  expect(curveScale([], 5, 100)).toBeNull();
  expect(curveScale([point(10, 250_000)], 5, 100)).toBeNull();
});

it('draws the line from one end of the drawing to the other', () => {
  const scale = curveScale([point(5, 400_000), point(100, 250_000)], 5, 100);
  expect(scale?.x(5)).toBeCloseTo(34);
  expect(scale?.x(100)).toBeCloseTo(334);
  expect(scale?.yTicks.length).toBeGreaterThan(2);
});

it.each([
  ['a line of one price', [178_400, 178_400], [150_000, 160_000, 170_000, 180_000], 0],
  ['a few cents', [500, 300], [200, 300, 400, 500], 2],
  ['half euros', [21_000, 12_000], [10_000, 15_000, 20_000, 25_000], 2],
] as const)('marks round steps that reach above %s', (_, [first, last], ticks, decimals) => {
  const scale = curveScale([point(5, first), point(100, last)], 5, 100);
  expect(scale?.yTicks).toEqual(ticks);
  expect(scale?.decimals).toBe(decimals);
});
