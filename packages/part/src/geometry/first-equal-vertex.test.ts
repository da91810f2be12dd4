import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstEqualVertex } from './first-equal-vertex.ts';

test('vertices at one place have the number of the first of them', () => {
  const positions = Float32Array.from([1, 2, 3, 4, 5, 6, 1, 2, 3, 0, 0, 0, -0, 0, -0, 4, 5, 6]);
  expect([...firstEqualVertex(positions)]).toEqual([0, 1, 0, 3, 3, 1]);
  expect(firstEqualVertex(new Float32Array())).toHaveLength(0);
});

test('any points are equal exactly where all three coordinates are', () => {
  const coordinate = fc.integer({ min: -3, max: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate, coordinate), { maxLength: 60 }), (points) => {
      const first = firstEqualVertex(Float32Array.from(points.flat()));
      points.forEach((point, index) => {
        expect(first[index]).toBe(points.findIndex((other) => other.join() === point.join()));
      });
    }),
  );
});
