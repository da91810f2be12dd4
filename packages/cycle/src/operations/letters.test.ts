import { expect, test } from 'vitest';
import { strokeOf } from './letters.ts';

const rounded = (width: number, length: number, radius: number) => ({
  width,
  length,
  plan: {
    perimeter: 2 * (width + length) - (8 - 2 * Math.PI) * radius,
    area: width * length - (4 - Math.PI) * radius ** 2,
  },
});

test('a pocket that fills the box around it is as wide as the box, however square it is', () => {
  for (const pocket of [rounded(30, 40, 4), rounded(40, 40, 0), rounded(12, 90, 6), rounded(20, 20, 10)]) {
    expect(strokeOf(pocket)).toBe(pocket);
  }
});

test('an L of strokes of 2 is as narrow as its stroke and as long as its middle line', () => {
  // Legs of 12 and 10 mm: area 2 × 12 + 2 × 8; a rectangle 2 × 20 has the same area and the same way round.
  const stroke = strokeOf({ width: 10, length: 12, plan: { perimeter: 44, area: 40 } });
  expect(stroke.width).toBeCloseTo(2, 9);
  expect(stroke.length).toBeCloseTo(20, 9);
});
