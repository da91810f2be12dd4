import { describe, expect, it } from 'vitest';
import { type Shape, shapes, stockWeight } from './stock-weight.ts';

describe('weight of a blank', () => {
  // The worked examples of the formulas, kg.
  it.each([
    ['round', [50], 100, 7.85, 1.5413],
    ['square', [40], 100, 7.85, 1.256],
    ['hexagon', [30], 100, 7.85, 0.6118],
    ['tube', [60, 5], 100, 7.85, 0.6782],
    ['flat', [80, 20], 100, 7.85, 1.256],
    ['round', [80], 200, 2.7, 2.7143],
    ['hexagon', [22], 50, 8.47, 0.1775],
    ['profile', [10], 500, 7.85, 5],
  ] as const)('%s %j × %d at %d', (shape, sizes, length, density, weight) =>
    expect(stockWeight(shape, sizes, length, density)?.perPiece).toBeCloseTo(weight, 4),
  );

  it('gives nothing while a size is missing or impossible', () => {
    expect(stockWeight('flat', [80, null], 100, 7.85)).toBeNull();
    expect(stockWeight('tube', [60, 31], 100, 7.85)).toBeNull();
    expect(stockWeight('round', [50], null, 7.85)).toBeNull();
  });

  it('knows every shape, each with sizes that give a weight', () => {
    for (const [shape, { sizes }] of Object.entries(shapes)) {
      const start = sizes.map((size) => size.start);
      expect(stockWeight(shape as Shape, start, 1000, 7.85)?.perPiece).toBeGreaterThan(0);
    }
  });
});
