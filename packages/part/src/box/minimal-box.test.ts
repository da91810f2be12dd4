import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cross, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import { smallestCircle } from './convex-hull.ts';
import { minimalBox } from './minimal-box.ts';

const side = fc.double({ min: 1, max: 200, noNaN: true });
const angle = fc.double({ min: 0, max: Math.PI, noNaN: true });

test('a rotated block has its own sides, when one of its directions is given', () => {
  fc.assert(
    fc.property(side, side, side, angle, angle, (a, b, c, tilt, turn) => {
      const z: Vec3 = [Math.sin(tilt) * Math.cos(turn), Math.sin(tilt) * Math.sin(turn), Math.cos(tilt)];
      const x = unit(cross(z, [0.3, 0.5, 0.81]));
      const y = cross(z, x);
      const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((index): Vec3 => {
        const [u, v, w] = [index & 1 ? a : 0, index & 2 ? b : 0, index & 4 ? c : 0];
        return [0, 1, 2].map((k) => (x[k] ?? 0) * u + (y[k] ?? 0) * v + (z[k] ?? 0) * w) as unknown as Vec3;
      });
      const { sides } = minimalBox(corners, [z]);
      const volume = sides[0] * sides[1] * sides[2];
      expect(volume / (a * b * c)).toBeCloseTo(1, 6);
      expect([...sides].sort((one, other) => one - other)).toEqual([...sides]);
    }),
  );
});

test('the circle around a triangle, right-angled or flat', () => {
  expect(
    smallestCircle([
      [0, 0],
      [3, 0],
      [0, 4],
    ]).radius,
  ).toBeCloseTo(2.5, 12);
  expect(
    smallestCircle([
      [0, 0],
      [10, 0],
      [5, 0.1],
    ]).radius,
  ).toBeCloseTo(5, 12);
});
