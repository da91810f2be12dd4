import { expect, test } from 'vitest';
import { sectionWithin } from './drawn-bar.ts';

test('a drawn bar fills the circle up to its sides, and nothing beyond its corners', () => {
  const hex = { kind: 'hex', across: 24 } as const;
  expect(sectionWithin(hex, 12)).toBeCloseTo(Math.PI * 144, 9);
  // √3/2 · 24².
  expect(sectionWithin(hex, 13.86)).toBeCloseTo(498.831, 2);
  expect(sectionWithin(hex, 99)).toBeCloseTo(498.831, 2);
  // A circle ø50 over a square 40: each of four segments is 25² · acos(0.8) − 20 · 15.
  const segment = 625 * Math.acos(0.8) - 300;
  expect(sectionWithin({ kind: 'square', across: 40 }, 25)).toBeCloseTo(Math.PI * 625 - 4 * segment, 9);
  expect(sectionWithin({ kind: 'square', across: 40 }, 29)).toBeCloseTo(1600, 9);
});
