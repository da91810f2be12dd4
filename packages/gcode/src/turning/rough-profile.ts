const MAX_PASSES = 5000;

/** Point of a turned profile, X as radius. */
export interface TurningPoint {
  readonly x: number;
  readonly z: number;
}

/** Moves of a turning tool in the ZX plane. */
export interface TurningWriter {
  readonly at: TurningPoint;
  rapid(x: number, z: number): void;
  cut(x: number, z: number, feed: number): void;
}

interface RoughingPlan {
  /** Contour with the allowance already added. */
  readonly contour: readonly TurningPoint[];
  /** Passes along Z (G71) or along X (G72). */
  readonly alongZ: boolean;
  readonly depth: number;
  readonly retract: number;
  readonly feed: number;
}

/** Depth axis first, feed axis second. */
type Pair = readonly [number, number];

/** Passes from the start point down to the contour, then once along it, then back to the start. */
export function roughOut(writer: TurningWriter, plan: RoughingPlan): void {
  const { alongZ, contour, feed } = plan;
  const { x, z } = writer.at;
  const start: Pair = alongZ ? [x, z] : [z, x];
  const points = contour.map((p): Pair => (alongZ ? [p.x, p.z] : [p.z, p.x]));
  const put = (rapid: boolean, [d, f]: Pair) => {
    const to: Pair = alongZ ? [d, f] : [f, d];
    if (rapid) writer.rapid(...to);
    else writer.cut(...to, feed);
  };
  const floor = deepest(points, start[0]);
  const into = Math.sign(floor - start[0]) || -1;
  const along = Math.sign(meanFeed(points) - start[1]) || -1;
  let level = start[0] + into * plan.depth;
  for (let i = 0; i < MAX_PASSES && (floor - level) * into > 1e-9; i++) {
    const reach = firstHit(points, level, start[1], along);
    if (reach !== null && (reach - start[1]) * along > 1e-9) {
      put(true, [level, start[1]]);
      put(false, [level, reach]);
      put(true, [level - into * plan.retract, reach - along * plan.retract]);
      put(true, [level - into * plan.retract, start[1]]);
    }
    level += into * plan.depth;
  }
  const first = points[0];
  if (first) put(true, [first[0], start[1]]);
  for (const point of points) put(false, point);
  put(true, [start[0], points.at(-1)?.[1] ?? start[1]]);
  put(true, start);
}

/** The contour's level farthest from the start. */
function deepest(points: readonly Pair[], from: number): number {
  let best = from;
  for (const [level] of points) if (Math.abs(level - from) > Math.abs(best - from)) best = level;
  return best;
}

function meanFeed(points: readonly Pair[]): number {
  return points.reduce((sum, point) => sum + point[1], 0) / Math.max(1, points.length);
}

/** Where a pass at `level` first meets the contour, seen from the start; null when it never does. */
function firstHit(points: readonly Pair[], level: number, from: number, along: number): number | null {
  let best: number | null = null;
  for (let i = 1; i < points.length; i++) {
    const [d0, f0] = points[i - 1] as Pair;
    const [d1, f1] = points[i] as Pair;
    if ((d0 - level) * (d1 - level) > 0 || d0 === d1) continue;
    const at = f0 + ((level - d0) / (d1 - d0)) * (f1 - f0);
    if ((at - from) * along < 0) continue;
    if (best === null || (at - best) * along < 0) best = at;
  }
  return best;
}
