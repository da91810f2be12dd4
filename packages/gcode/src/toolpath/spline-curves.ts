import type { Point } from './frame.ts';

const AXES = [0, 1, 2] as const;

/** Point of a clamped B-spline with even knots and weights (de Boor); `u` runs from 0 to the number of spans. */
export function bSplinePoint(
  points: readonly { readonly at: Point; readonly weight: number }[],
  degree: number,
  u: number,
): Point {
  const spans = points.length - degree;
  const knot = (i: number) => Math.min(spans, Math.max(0, i - degree));
  const span = Math.min(spans - 1, Math.max(0, Math.floor(u))) + degree;
  const work = points
    .slice(span - degree, span + 1)
    .map(({ at, weight }) => [at[0] * weight, at[1] * weight, at[2] * weight, weight]);
  for (let r = 1; r <= degree; r++) {
    for (let j = degree; j >= r; j--) {
      const low = knot(j + span - degree);
      const high = knot(j + 1 + span - r);
      const t = high === low ? 0 : (u - low) / (high - low);
      const p = work[j - 1] as number[];
      work[j] = (work[j] as number[]).map((q, i) => (p[i] as number) + (q - (p[i] as number)) * t);
    }
  }
  const [x, y, z, w] = work[degree] as [number, number, number, number];
  return [x / w, y / w, z / w];
}

function chord(points: readonly Point[], span: number): number {
  const a = points[span - 1] as Point;
  const b = points[span] as Point;
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1e-9;
}

/** Slopes of an Akima spline over the chord length, one vector a point. */
export function akimaSlopes(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  return points.map((_, i): Point => {
    const out: Point = [0, 0, 0];
    for (const axis of AXES) {
      const m = (span: number): number => {
        // Two more spans on either side follow the quadratic through the ends, as Akima's method wants.
        if (span < 1) return 2 * m(span + 1) - m(Math.min(last, span + 2));
        if (span > last) return 2 * m(span - 1) - m(Math.max(1, span - 2));
        return ((points[span] as Point)[axis] - (points[span - 1] as Point)[axis]) / chord(points, span);
      };
      if (last === 1) {
        out[axis] = m(1);
        continue;
      }
      const [a, b, c, d] = [m(i - 1), m(i), m(i + 1), m(i + 2)];
      const [before, after] = [Math.abs(b - a), Math.abs(d - c)];
      out[axis] = before + after < 1e-12 ? (b + c) / 2 : (after * b + before * c) / (before + after);
    }
    return out;
  });
}

/** Slopes of a natural cubic spline over the chord length (tridiagonal system). */
export function naturalSlopes(points: readonly Point[]): Point[] {
  const n = points.length;
  const slopes = points.map((): Point => [0, 0, 0]);
  for (const axis of AXES) {
    const upper: number[] = [];
    const right: number[] = [];
    for (let i = 0; i < n; i++) {
      const before = i > 0 ? 1 / chord(points, i) : 0;
      const after = i < n - 1 ? 1 / chord(points, i + 1) : 0;
      const value = (k: number) => (points[k] as Point)[axis];
      const rise =
        (i > 0 ? (value(i) - value(i - 1)) * before * before : 0) +
        (i < n - 1 ? (value(i + 1) - value(i)) * after * after : 0);
      const pivot = 2 * (before + after) - before * (upper[i - 1] ?? 0);
      upper[i] = after / pivot;
      right[i] = (3 * rise - before * (right[i - 1] ?? 0)) / pivot;
    }
    for (let i = n - 1; i >= 0; i--)
      (slopes[i] as Point)[axis] =
        (right[i] as number) - (upper[i] as number) * (i < n - 1 ? (slopes[i + 1] as Point)[axis] : 0);
  }
  return slopes;
}

/** Point of the cubic between points `span - 1` and `span`, 0 ≤ t ≤ 1. */
export function hermitePoint(
  points: readonly Point[],
  slopes: readonly Point[],
  span: number,
  t: number,
): Point {
  const length = chord(points, span);
  const [a, b] = [points[span - 1] as Point, points[span] as Point];
  const [p, q] = [slopes[span - 1] as Point, slopes[span] as Point];
  const out: Point = [0, 0, 0];
  for (const i of AXES) {
    out[i] =
      a[i] * (2 * t ** 3 - 3 * t ** 2 + 1) +
      p[i] * length * (t ** 3 - 2 * t ** 2 + t) +
      b[i] * (-2 * t ** 3 + 3 * t ** 2) +
      q[i] * length * (t ** 3 - t ** 2);
  }
  return out;
}
