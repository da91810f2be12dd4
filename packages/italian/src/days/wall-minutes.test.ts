import { describe, expect, it } from 'vitest';
import { toInstant, toWall } from './wall-minutes.ts';

const wall = (text: string) => Date.parse(`${text}:00Z`) / 60_000;

describe('the clock on the wall in Rome', () => {
  it.each([
    ['2026-11-16T07:00:00.000Z', '2026-11-16T08:00'],
    ['2026-07-01T04:00:00.000Z', '2026-07-01T06:00'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30'],
    ['2026-10-25T10:00:00.000Z', '2026-10-25T11:00'],
  ])('%s shows %s', (instant, shown) => {
    expect(toWall(instant)).toBe(wall(shown));
    expect(toInstant(wall(shown))).toBe(instant);
  });
});
