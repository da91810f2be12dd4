import { expect, it } from 'vitest';
import { isOutside, limitsOf } from './measure.ts';

/** ISO 286-2: ø20 H7 is 0 / +0.021, ø20 g6 is -0.007 / -0.020. */
const hole = { name: 'ø20 H7', nominal: 20, lower: 0, upper: 0.021 };
const shaft = { name: 'ø20 g6', nominal: 20, lower: -0.02, upper: -0.007 };

it('adds the deviations to the nominal without an error of the last digit', () => {
  expect(limitsOf(hole)).toEqual({ min: 20, max: 20.021 });
  expect(limitsOf(shaft)).toEqual({ min: 19.98, max: 19.993 });
  expect(limitsOf({ name: '', nominal: 0.1, lower: 0.2, upper: 0.7 })).toEqual({ min: 0.3, max: 0.8 });
});

it.each([
  [hole, 20, false],
  [hole, 20.021, false],
  [hole, 20.022, true],
  [hole, 19.999, true],
  [shaft, 19.98, false],
  [shaft, 19.993, false],
  [shaft, 20, true],
])('%o measured %f is outside: %s', (dimension, value, outside) =>
  expect(isOutside({ ...dimension, value })).toBe(outside),
);
