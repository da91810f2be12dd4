import type { Point2 } from '../compensation/offset-curve.ts';

/** Arc that leaves `from` in `direction` and ends at `to`; null when it is a straight line. */
export function tangentArc(
  from: Point2,
  direction: Point2,
  to: Point2,
): { readonly centre: Point2; readonly clockwise: boolean } | null {
  const normal: Point2 = [-direction[1], direction[0]];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const across = normal[0] * x + normal[1] * y;
  const square = x * x + y * y;
  if (Math.abs(across) < 1e-9 * Math.max(1, Math.sqrt(square))) return null;
  const reach = square / (2 * across);
  return { centre: [from[0] + normal[0] * reach, from[1] + normal[1] * reach], clockwise: reach < 0 };
}

/** Centre of the circle through three points; null when they lie on a line. */
export function circleThrough(a: Point2, b: Point2, c: Point2): Point2 | null {
  const [bx, by] = [b[0] - a[0], b[1] - a[1]];
  const [cx, cy] = [c[0] - a[0], c[1] - a[1]];
  const d = 2 * (bx * cy - by * cx);
  if (Math.abs(d) < 1e-12) return null;
  const [b2, c2] = [bx * bx + by * by, cx * cx + cy * cy];
  return [a[0] + (cy * b2 - by * c2) / d, a[1] + (bx * c2 - cx * b2) / d];
}

/** `point` turned about `centre` by degrees, counter-clockwise. */
export function rotateAbout(point: Point2, centre: Point2, degrees: number): Point2 {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [point[0] - centre[0], point[1] - centre[1]];
  return [
    centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
    centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

/** Point at `radius` and `degrees` from `centre`. */
export function polarPoint(centre: Point2, radius: number, degrees: number): Point2 {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}
