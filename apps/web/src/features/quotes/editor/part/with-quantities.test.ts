import { expect, it } from 'vitest';
import { withQuantities, withQuantity } from './with-quantities.ts';

it('keeps a list sorted without duplicates', () => {
  expect(withQuantities([50, 10], [100, 50, 1])).toEqual([1, 10, 50, 100]);
});

it('changes one quantity in its place', () => {
  expect(withQuantity([10, 50, 100], 50, 60)).toEqual([10, 60, 100]);
  expect(withQuantity([10, 50, 100], 50, 500)).toEqual([10, 100, 500]);
  expect(withQuantity([10, 50, 100], 50, 100)).toEqual([10, 100]);
});
