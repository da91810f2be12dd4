export type Point2 = readonly [x: number, y: number];

const turn = (o: Point2, a: Point2, b: Point2) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Convex hull, counter-clockwise (Andrew's monotone chain). */
export function convexHull(points: readonly Point2[]): readonly Point2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const half = (source: readonly Point2[]) => {
    const chain: Point2[] = [];
    for (const point of source) {
      while (chain.length > 1 && turn(chain.at(-2) as Point2, chain.at(-1) as Point2, point) <= 0)
        chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

interface Rectangle {
  readonly width: number;
  readonly height: number;
  /** Direction of the width, rad. */
  readonly angle: number;
}

/** Sides tried at most: shorter ones belong to curves, where the neighbouring angle is as good. */
const MOST_SIDES = 90;

/** Smallest rectangle around a convex polygon: one of its sides lies on a side of the polygon (Freeman, Shapira 1975). */
export function smallestRectangle(hull: readonly Point2[]): Rectangle {
  let best: Rectangle = { width: 0, height: 0, angle: 0 };
  let bestArea = Number.POSITIVE_INFINITY;
  const sides = hull
    .map((a, index) => {
      const b = hull[(index + 1) % hull.length] as Point2;
      return { angle: Math.atan2(b[1] - a[1], b[0] - a[0]), length: Math.hypot(b[0] - a[0], b[1] - a[1]) };
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_SIDES);
  for (const { angle } of sides) {
    const rectangle = rectangleAt(hull, angle);
    const area = rectangle.width * rectangle.height;
    if (area < bestArea) {
      bestArea = area;
      best = rectangle;
    }
  }
  return best;
}

export function rectangleAt(hull: readonly Point2[], angle: number): Rectangle {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let [lowU, highU, lowV, highV] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of hull) {
    const u = x * c + y * s;
    const v = y * c - x * s;
    if (u < lowU) lowU = u;
    if (u > highU) highU = u;
    if (v < lowV) lowV = v;
    if (v > highV) highV = v;
  }
  return { width: highU - lowU, height: highV - lowV, angle };
}

/** Smallest circle around points: Welzl 1991, without the recursion. */
export function smallestCircle(hull: readonly Point2[]): { centre: Point2; radius: number } {
  let circle: { centre: Point2; radius: number } = { centre: hull[0] ?? [0, 0], radius: 0 };
  const inside = ([x, y]: Point2) =>
    Math.hypot(x - circle.centre[0], y - circle.centre[1]) <= circle.radius * (1 + 1e-10) + 1e-12;
  for (let i = 0; i < hull.length; i++) {
    const p = hull[i] as Point2;
    if (inside(p)) continue;
    circle = { centre: p, radius: 0 };
    for (let j = 0; j < i; j++) {
      const q = hull[j] as Point2;
      if (inside(q)) continue;
      circle = between(p, q);
      for (let k = 0; k < j; k++) {
        const r = hull[k] as Point2;
        if (!inside(r)) circle = through(p, q, r) ?? circle;
      }
    }
  }
  return circle;
}

const between = (a: Point2, b: Point2) => ({
  centre: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as Point2,
  radius: Math.hypot(a[0] - b[0], a[1] - b[1]) / 2,
});

function through(a: Point2, b: Point2, c: Point2): { centre: Point2; radius: number } | undefined {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const d = 2 * (bx * cy - by * cx);
  if (d === 0) return undefined;
  const x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / d;
  const y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / d;
  return { centre: [a[0] + x, a[1] + y], radius: Math.hypot(x, y) };
}
