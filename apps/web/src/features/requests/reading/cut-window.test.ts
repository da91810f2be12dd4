import { expect, it } from 'vitest';
import { cutWindow } from './cut-window.ts';

const A4 = { width: 842, height: 595 };
const CUT = { width: 300, height: 76 };

it('a value stands in the middle of its cut-out, with letters of 16 pixels', () => {
  // 100 × 10 points around (421, 300): scale 1.6, so that the middle is at (673.6, 480).
  const place = { page: 1, left: 371 / 842, top: 295 / 595, width: 100 / 842, height: 10 / 595 };
  const { scale, left, top } = cutWindow(place, A4, CUT);
  expect([scale, left, top].map((value) => Math.round(value * 100) / 100)).toEqual([1.6, 523.6, 442]);
});

it('a cut-out does not reach over the edge of the sheet', () => {
  const place = { page: 1, left: 0.99, top: 0.98, width: 0.01, height: 10 / 595 };
  const { scale, left, top } = cutWindow(place, A4, CUT);
  expect(left + CUT.width).toBeCloseTo(A4.width * scale);
  expect(top + CUT.height).toBeCloseTo(A4.height * scale);
});

it('a long value is shown whole', () => {
  const place = { page: 1, left: 0.1, top: 0.1, width: 0.8, height: 0.02 };
  const { scale } = cutWindow(place, A4, CUT);
  expect(0.8 * A4.width * scale).toBeCloseTo(255);
});
