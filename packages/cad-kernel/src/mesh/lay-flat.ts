import { type Vec3, vec3 } from '@truciolo/part';

interface FlatLoops {
  /** x and y by turns. */
  readonly points: Float64Array;
  /** Points out of the material. */
  readonly normal: Vec3;
}

/**
 * Corners of a flat face in its plane, seen from outside the material: from there its borders, which have the face on
 * their left, turn counter-clockwise on the whole.
 */
export function layFlat(
  corners: readonly Vec3[],
  loops: readonly (readonly number[])[],
  direction: Vec3,
): FlatLoops {
  const points = flatten(corners, direction);
  if (doubleArea(points, loops) > 0) return { points, normal: direction };
  const normal = vec3.opposite(direction);
  return { points: flatten(corners, normal), normal };
}

function flatten(corners: readonly Vec3[], normal: Vec3): Float64Array {
  const [x, y] = vec3.frame(normal);
  const [origin = [0, 0, 0] as const] = corners;
  const points = new Float64Array(corners.length * 2);
  corners.forEach((corner, index) => {
    const offset = vec3.sub(corner, origin);
    points[index * 2] = vec3.dot(offset, x);
    points[index * 2 + 1] = vec3.dot(offset, y);
  });
  return points;
}

function doubleArea(points: Float64Array, loops: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const loop of loops) {
    loop.forEach((from, index) => {
      const to = loop[(index + 1) % loop.length] ?? 0;
      sum += (points[from * 2] ?? 0) * (points[to * 2 + 1] ?? 0);
      sum -= (points[to * 2] ?? 0) * (points[from * 2 + 1] ?? 0);
    });
  }
  return sum;
}
