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
