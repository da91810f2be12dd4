import { writeGrouped } from '@truciolo/italian';
import { smallestCircle } from '../box/convex-hull.ts';
import { dot, frame, norm, sub, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';

/** Through three points there is always a circle, through the corners of a rectangle too: fewer must stand evenly. */
const SURELY_ROUND = 5;
/** Even steps around a circle differ by this much at most, rad. */
const EVEN = 0.01;

/** "su un cerchio ø80", "in rettangolo 60 × 40" or "in fila, passo 20" for three holes and more; null when they follow none. */
export function readPattern(centres: readonly Vec3[], axis: Vec3, tolerance: number): string | null {
  if (centres.length < 3) return null;
  const [x, y] = frame(axis);
  const flat = centres.map((centre) => [dot(centre, x), dot(centre, y)] as const);
  const line = inLine(centres, tolerance);
  if (line !== null) return line > 0 ? `in fila, passo ${writeGrouped(line, 2)}` : 'in fila';
  const { centre, radius } = smallestCircle(flat);
  const onCircle = flat.every(
    ([u, v]) => Math.abs(Math.hypot(u - centre[0], v - centre[1]) - radius) <= tolerance * 4,
  );
  if (!onCircle) return null;
  const around = flat.map(([u, v]) => Math.atan2(v - centre[1], u - centre[0])).sort((a, b) => a - b);
  const steps = around.map((angle, index) => (around[index + 1] ?? (around[0] ?? 0) + 2 * Math.PI) - angle);
  const isEven = steps.every((step) => Math.abs(step - (2 * Math.PI) / steps.length) <= EVEN);
  if (isEven || flat.length >= SURELY_ROUND) return `su un cerchio ø${writeGrouped(radius * 2, 2)}`;
  const [first = 0, second = 0, third = 0] = steps;
  if (flat.length !== 4 || Math.abs(first - third) > EVEN || Math.abs(first + second - Math.PI) > EVEN)
    return null;
  const sides = [first, second].map((step) => 2 * radius * Math.sin(step / 2)).sort((a, b) => b - a);
  return `in rettangolo ${sides.map((side) => writeGrouped(side, 2)).join(' × ')}`;
}

/** Pitch of points on a line, 0 when it varies, null when they are on none. */
function inLine(centres: readonly Vec3[], tolerance: number): number | null {
  const [first, second] = [centres[0] as Vec3, centres[1] as Vec3];
  const along = unit(sub(second, first));
  const places = centres.map((centre) => dot(sub(centre, first), along));
  const straight = centres.every(
    (centre, index) =>
      norm(
        sub(sub(centre, first), [
          along[0] * (places[index] ?? 0),
          along[1] * (places[index] ?? 0),
          along[2] * (places[index] ?? 0),
        ]),
      ) <=
      tolerance * 4,
  );
  if (!straight) return null;
  const sorted = [...places].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0));
  const even = gaps.every((gap) => Math.abs(gap - (gaps[0] ?? 0)) <= tolerance * 4);
  return even ? (gaps[0] ?? 0) : 0;
}
