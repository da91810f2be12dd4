import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mesh, Vec3 } from '../model/part-model.ts';
import { TriangleTree } from './triangle-tree.ts';
import { cross, dot, sub } from './vec3.ts';

const coordinate = fc.double({ min: -50, max: 50, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);

/** Distance to a triangle by its plane and three half planes: slow and plain. */
function plainDistance([a, b, c]: readonly Vec3[], origin: Vec3, direction: Vec3): number {
  const [p, q, r] = [a as Vec3, b as Vec3, c as Vec3];
  const normal = cross(sub(q, p), sub(r, p));
  const t = dot(sub(p, origin), normal) / dot(direction, normal);
  const hit: Vec3 = [
    origin[0] + direction[0] * t,
    origin[1] + direction[1] * t,
    origin[2] + direction[2] * t,
  ];
  const sides = [
    [p, q],
    [q, r],
    [r, p],
  ].map(([from, to]) => dot(cross(sub(to as Vec3, from as Vec3), sub(hit, from as Vec3)), normal));
  return t > 0 && sides.every((side) => side >= 0) ? t : Number.POSITIVE_INFINITY;
}

test('the nearest hit equals that of trying every triangle', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 40 }),
      point,
      (triangles, origin) => {
        const mesh: Mesh = {
          positions: Float32Array.from(triangles.flat(2)),
          normals: new Float32Array(triangles.length * 9),
          triangles: Uint32Array.from({ length: triangles.length * 3 }, (_, index) => index),
        };
        const single = triangles.map((corners) =>
          corners.map((corner) => corner.map(Math.fround) as unknown as Vec3),
        );
        const direction: Vec3 = [0.6, 0.64, 0.48];
        const plain = Math.min(...single.map((corners) => plainDistance(corners, origin, direction)));
        const tree = new TriangleTree(mesh);
        const { distance } = tree.nearest(origin, direction);
        expect(tree.isBlocked(origin, direction)).toBe(Number.isFinite(distance));
        // A ray through a border may count either way.
        if (Number.isFinite(plain) && Number.isFinite(distance))
          expect(distance).toBeLessThanOrEqual(plain + 1e-6);
        if (Number.isFinite(plain)) expect(Number.isFinite(distance)).toBe(true);
      },
    ),
  );
});
