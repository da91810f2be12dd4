import { describe, expect, test } from 'vitest';
import {
  DEVIATION_G,
  EXTERNAL_MAJOR_TOLERANCE,
  INTERNAL_MINOR_TOLERANCE,
  PITCH_TOLERANCE,
} from '../data/metric.data.ts';

/** The formulas of ISO 965-1, in micrometres: a cross-check that finds a slipped digit in a table. */
const RANGES = [0.99, 1.4, 2.8, 5.6, 11.2, 22.4, 45, 90, 180];
const WIDEST_DEPARTURE = 0.08;

const departure = (listed: number, formula: number) => Math.abs(listed / formula - 1);
const entries = <T>(record: Readonly<Record<string, T>>) =>
  Object.entries(record).map(([key, value]) => [Number(key), value] as const);

describe('tables stay near the formulas of the standard', () => {
  test.each(entries(PITCH_TOLERANCE))('pitch tolerances up to %d mm', (upperEnd, cells) => {
    const lowerEnd = RANGES[RANGES.indexOf(upperEnd) - 1] ?? Number.NaN;
    const diameter = Math.sqrt(lowerEnd * upperEnd);
    const factors = [0.63, 1, 0.85, 1.06, 1.32];
    for (const [pitch, cell] of entries(cells)) {
      const external6 = 90 * pitch ** 0.4 * diameter ** 0.1;
      cell.forEach((listed, column) => {
        if (listed === null) return;
        expect(departure(listed, external6 * (factors[column] ?? 0))).toBeLessThan(WIDEST_DEPARTURE);
      });
    }
  });

  test.each([
    [4, 0.63],
    [6, 1],
  ])('external major tolerance, grade %d', (grade, factor) => {
    for (const [pitch, listed] of entries(EXTERNAL_MAJOR_TOLERANCE[String(grade)] ?? {})) {
      const formula = factor * (180 * pitch ** (2 / 3) - 3.15 / Math.sqrt(pitch));
      expect(departure(listed, formula)).toBeLessThan(WIDEST_DEPARTURE);
    }
  });

  test.each([
    [4, 0.63],
    [5, 0.8],
    [6, 1],
  ])('internal minor tolerance, grade %d', (grade, factor) => {
    for (const [pitch, listed] of entries(INTERNAL_MINOR_TOLERANCE[String(grade)] ?? {})) {
      const formula = factor * (pitch < 1 ? 433 * pitch - 190 * pitch ** 1.22 : 230 * pitch ** 0.7);
      expect(departure(listed, formula)).toBeLessThan(WIDEST_DEPARTURE);
    }
  });

  test('deviation of G and g', () => {
    for (const [pitch, listed] of entries(DEVIATION_G)) {
      expect(departure(listed, 15 + 11 * pitch)).toBeLessThan(WIDEST_DEPARTURE);
    }
  });
});
