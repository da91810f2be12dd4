import { describe, expect, it } from 'vitest';
import { axisTicks, ticksBetween } from './axis-ticks.ts';

describe('ticks of an axis', () => {
  it.each([
    [13, 4, [0, 5, 10]],
    [8, 4, [0, 2, 4, 6, 8]],
    [0.7, 4, [0, 0.2, 0.4, 0.6]],
  ])('up to %d', (max, count, expected) => {
    expect(axisTicks(max, count)).toEqual(expected);
  });

  it('start inside the axis', () => {
    expect(ticksBetween(100, 340, 5)).toEqual([100, 150, 200, 250, 300]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('of %d are none', (max) => {
    expect(axisTicks(max, 4)).toEqual([0]);
  });
});
