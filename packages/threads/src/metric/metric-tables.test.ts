import { describe, expect, test } from 'vitest';
import {
  DEVIATION,
  EXTERNAL_MAJOR_TOLERANCE,
  INTERNAL_MINOR_TOLERANCE,
  PITCH_TOLERANCE,
} from '../data/metric.data.ts';
import { externalTolerances, internalTolerances } from './metric-tolerances.ts';

/** The formulas of ISO 965-1, in micrometres: a cross-check that finds a slipped digit in a table. */
const RANGES = [0.99, 1.4, 2.8, 5.6, 11.2, 22.4, 45, 90, 180, 355];
const WIDEST_DEPARTURE = 0.08;

const departure = (listed: number, formula: number) => Math.abs(listed / formula - 1);
const entries = <T>(record: Readonly<Record<string, T>>) =>
  Object.entries(record).map(([key, value]) => [Number(key), value] as const);

describe('tables stay near the formulas of the standard', () => {
  test.each(entries(PITCH_TOLERANCE))('pitch tolerances up to %d mm', (upperEnd, cells) => {
    const lowerEnd = RANGES[RANGES.indexOf(upperEnd) - 1] ?? Number.NaN;
    const diameter = Math.sqrt(lowerEnd * upperEnd);
    for (const [pitch, listed] of entries(cells)) {
      expect(departure(listed, 90 * pitch ** 0.4 * diameter ** 0.1)).toBeLessThan(WIDEST_DEPARTURE);
    }
  });

  test('external major tolerance, grade 6', () => {
    for (const [pitch, listed] of entries(EXTERNAL_MAJOR_TOLERANCE)) {
      const formula = 180 * pitch ** (2 / 3) - 3.15 / Math.sqrt(pitch);
      expect(departure(listed, formula)).toBeLessThan(WIDEST_DEPARTURE);
    }
  });

  test('internal minor tolerance, grade 4', () => {
    for (const [pitch, listed] of entries(INTERNAL_MINOR_TOLERANCE)) {
      const formula = 0.63 * (pitch < 1 ? 433 * pitch - 190 * pitch ** 1.22 : 230 * pitch ** 0.7);
      expect(departure(listed, formula)).toBeLessThan(WIDEST_DEPARTURE);
    }
  });

  test.each([
    ['e', 50],
    ['f', 30],
    ['g', 15],
  ])('deviation of %s', (position, constant) => {
    for (const [pitch, listed] of entries(DEVIATION[position] ?? {})) {
      const allowed = position === 'e' && pitch === 0.5 ? 0.1 : WIDEST_DEPARTURE;
      expect(departure(listed, constant + 11 * pitch)).toBeLessThan(allowed);
    }
  });
});

/**
 * Cells of the tables of ISO 965-1 in micrometres (not compared with a printed
 * copy yet): grades that are not in the data, found by their distance from the grade that is.
 */
describe('other grades', () => {
  test.each([
    // nominal, pitch, class, on D2, on D1
    [8, 1.25, '4H', 100, 170],
    [8, 1.25, '7H', 200, 335],
    [10, 1.5, '7H', 224, 375],
    [12, 1.75, '7H', 250, 425],
    [20, 2.5, '8H', 355, 710],
    [24, 3, '7H', 335, 630],
    [100, 6, '6H', 400, 800],
    [200, 4, '6H', 375, 600],
  ])('M%dx%d %s', (nominal, pitch, name, onPitch, onMinor) => {
    const { pitchTolerance, crestTolerance } = internalTolerances(nominal, pitch, name) ?? {};
    expect(pitchTolerance).toBeCloseTo(onPitch / 1000, 9);
    expect(crestTolerance).toBeCloseTo(onMinor / 1000, 9);
  });

  test.each([
    // nominal, pitch, class, es, on d2, on d
    [8, 1.25, '8g', -28, 190, 335],
    [8, 1.25, '6f', -42, 118, 212],
    [8, 1.25, '6e', -63, 118, 212],
    [10, 1.5, '5g6g', -32, 106, 236],
    [20, 2.5, '7g6g', -42, 212, 335],
    [24, 3, '9g8g', -48, 400, 600],
    [10, 1.5, '3h4h', 0, 67, 150],
    [160, 8, '8g', -100, 530, 1180],
  ])('M%dx%d %s', (nominal, pitch, name, es, onPitch, onMajor) => {
    const { deviation, pitchTolerance, crestTolerance } = externalTolerances(nominal, pitch, name) ?? {};
    expect(deviation).toBeCloseTo(es / 1000, 9);
    expect(pitchTolerance).toBeCloseTo(onPitch / 1000, 9);
    expect(crestTolerance).toBeCloseTo(onMajor / 1000, 9);
  });

  test('a grade the standard leaves out for a fine pitch is refused', () => {
    expect(internalTolerances(3, 0.35, '7H')).toBeNull();
    expect(externalTolerances(3, 0.5, '8g')).toBeNull();
    expect(externalTolerances(3, 0.35, '6e')).toBeNull();
  });
});
