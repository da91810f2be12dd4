export type Vec3 = readonly [x: number, y: number, z: number];

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
export const opposite = (a: Vec3): Vec3 => [-a[0], -a[1], -a[2]];
/** By the root of the squares: `Math.hypot` guards against overflow, which mm never reach, at ten times the cost. */
export const norm = (a: Vec3): number => Math.sqrt(dot(a, a));
export function distance(a: Vec3, b: Vec3): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(x * x + y * y + z * z);
}
/** `a + direction · t` */
export const along = (a: Vec3, direction: Vec3, t: number): Vec3 => [
  a[0] + direction[0] * t,
  a[1] + direction[1] * t,
  a[2] + direction[2] * t,
];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** A vector of zero length is returned unchanged. */
export function unit(a: Vec3): Vec3 {
  const length = norm(a);
  return length === 0 ? a : [a[0] / length, a[1] / length, a[2] / length];
}
/** The part of `a` that lies across the unit vector `axis`. */
export const across = (a: Vec3, axis: Vec3): Vec3 => along(a, axis, -dot(a, axis));
/** Two unit vectors that make a right-handed frame with `axis`. */
export function frame(axis: Vec3): readonly [Vec3, Vec3] {
  const x = unit(cross(axis, Math.abs(axis[0]) < 0.7 ? [1, 0, 0] : [0, 1, 0]));
  return [x, cross(axis, x)];
}
/** Both along one line, whatever their sense; `sine` of the angle allowed between them. */
export const parallel = (a: Vec3, b: Vec3, sine = 1e-4): boolean => norm(cross(a, b)) <= sine;
export const mean = (points: readonly Vec3[]): Vec3 =>
  scale(points.reduce<Vec3>(add, [0, 0, 0]), 1 / Math.max(1, points.length));
