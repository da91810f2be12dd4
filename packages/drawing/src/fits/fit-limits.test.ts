import { describe, expect, it } from 'vitest';
import { fitLimits } from './fit-limits.ts';

/** Published limits of ISO 286-2, mm. */
describe('limits of a fit', () => {
  it.each([
    ['H7', 20, 0, 0.021],
    ['g6', 20, -0.02, -0.007],
    ['h9', 25, -0.052, 0],
    ['k6', 25, 0.002, 0.015],
    ['p6', 56, 0.032, 0.051],
    ['F7', 40, 0.025, 0.05],
    ['P9', 8, -0.051, -0.015],
    ['K7', 20, -0.015, 0.006],
    ['M7', 20, -0.021, 0],
    ['N7', 20, -0.028, -0.007],
    ['P7', 20, -0.035, -0.014],
    ['N9', 8, -0.036, 0],
    ['js6', 20, -0.0065, 0.0065],
    ['JS9', 10, -0.018, 0.018],
    ['j6', 20, -0.004, 0.009],
    ['r6', 30, 0.028, 0.041],
    ['H8', 500, 0, 0.097],
    ['m6', 5, 0.004, 0.012],
  ])('%s on %d mm is from %d to %d', (name, nominal, lower, upper) => {
    expect(fitLimits(name, nominal)).toEqual({ lower, upper });
  });

  it.each([
    ['H7', 501],
    ['H7', 0],
    ['s6', 60],
    ['Q7', 20],
    ['H19', 20],
  ])('%s on %d mm is not in the tables', (name, nominal) => {
    expect(fitLimits(name, nominal)).toBeNull();
  });
});
