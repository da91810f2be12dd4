import { expect, it } from 'vitest';
import { quantityAt, SCALE_STEPS, stepOf } from './quantity-scale.ts';

it('the middle of the slider is the geometric mean, the ends are exact', () => {
  expect([0, SCALE_STEPS / 2, SCALE_STEPS].map((step) => quantityAt(step, 10, 1000))).toEqual([
    10, 100, 1000,
  ]);
  expect([10, 100, 1000].map((quantity) => stepOf(quantity, 10, 1000))).toEqual([0, 500, 1000]);
  expect(quantityAt(1, 1, 2)).toBe(1);
  expect(stepOf(5, 7, 7)).toBe(0);
});
