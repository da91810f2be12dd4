/** Point of the working plane, mm. */
export type Point2 = readonly [number, number];

/** Path of the tool centre, as a whole line or circle. */
export type OffsetCurve =
  | { readonly kind: 'line'; readonly through: Point2; readonly direction: Point2 }
  | { readonly kind: 'circle'; readonly centre: Point2; readonly radius: number };

/** All points where two curves meet. */
export function crossings(a: OffsetCurve, b: OffsetCurve): readonly Point2[] {
  if (a.kind === 'line' && b.kind === 'line')
    return meetLines(a.through, a.direction, b.through, b.direction);
  if (a.kind === 'line' && b.kind === 'circle') return meetLineCircle(a.through, a.direction, b);
  if (a.kind === 'circle' && b.kind === 'line') return meetLineCircle(b.through, b.direction, a);
  if (a.kind === 'circle' && b.kind === 'circle') return meetCircles(a, b);
  return [];
}

/** Where two curves meet nearest to a point; null when they do not. */
export function meet(a: OffsetCurve, b: OffsetCurve, near: Point2): Point2 | null {
  let best: Point2 | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const point of crossings(a, b)) {
    const gap = Math.hypot(point[0] - near[0], point[1] - near[1]);
    if (gap < distance) {
      distance = gap;
      best = point;
    }
  }
  return best;
}

function meetLines(p: Point2, d: Point2, q: Point2, e: Point2): readonly Point2[] {
  const cross = d[0] * e[1] - d[1] * e[0];
  if (Math.abs(cross) < 1e-12) return [];
  const t = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / cross;
  return [[p[0] + t * d[0], p[1] + t * d[1]]];
}

interface Circle {
  readonly centre: Point2;
  readonly radius: number;
}

function meetLineCircle(p: Point2, d: Point2, { centre, radius }: Circle): readonly Point2[] {
  const size = Math.hypot(d[0], d[1]);
  if (size === 0) return [];
  const [ux, uy] = [d[0] / size, d[1] / size];
  const along = (centre[0] - p[0]) * ux + (centre[1] - p[1]) * uy;
  const foot: Point2 = [p[0] + along * ux, p[1] + along * uy];
  const gap = Math.hypot(foot[0] - centre[0], foot[1] - centre[1]);
  const half2 = radius * radius - gap * gap;
  if (half2 < 0) return [];
  const half = Math.sqrt(half2);
  return [
    [foot[0] + half * ux, foot[1] + half * uy],
    [foot[0] - half * ux, foot[1] - half * uy],
  ];
}

function meetCircles(a: Circle, b: Circle): readonly Point2[] {
  const dx = b.centre[0] - a.centre[0];
  const dy = b.centre[1] - a.centre[1];
  const gap = Math.hypot(dx, dy);
  if (gap === 0) return [];
  const along = (a.radius ** 2 - b.radius ** 2 + gap * gap) / (2 * gap);
  const half2 = a.radius ** 2 - along ** 2;
  if (half2 < 0) return [];
  const half = Math.sqrt(half2);
  const [ux, uy] = [dx / gap, dy / gap];
  const foot: Point2 = [a.centre[0] + along * ux, a.centre[1] + along * uy];
  return [
    [foot[0] - half * uy, foot[1] + half * ux],
    [foot[0] + half * uy, foot[1] - half * ux],
  ];
}
