import Delaunator from 'delaunator';
import { forceSides } from './force-sides.ts';
import { following, type Triangulation } from './triangle-net.ts';

type Loop = readonly number[];

/** The sides of the loops, in the direction they run. */
const sidesOf = (loops: readonly Loop[]): (readonly [number, number])[] =>
  loops.flatMap((loop) => loop.map((point, index) => [point, loop[(index + 1) % loop.length] ?? 0] as const));

/**
 * Triangles of a flat figure with holes, counter-clockwise: each side of its loops is the side of one triangle, and the
 * interior is a constrained Delaunay triangulation. `points` holds x and y alternately; the figure is on the left of
 * every loop. Null where the loops touch or cross, so that there is no such figure.
 */
export function triangulateLoops(points: Float64Array, loops: readonly Loop[]): Uint32Array | null {
  const sides = sidesOf(loops);
  const all = triangulate(points, sides);
  if (!all) return null;
  const count = points.length / 2;
  const border = new Set(sides.map(([from, to]) => from * count + to));
  const inside = keepInside(all, border, count);
  // Of n corners and h holes: any other number has something twice or not at all.
  const expected = sides.length + 2 * (loops.length - 1) - 2;
  return inside.length === expected * 3 && closesAt(inside, border, count) ? inside : null;
}

function triangulate(
  points: Float64Array,
  sides: readonly (readonly [number, number])[],
): Triangulation | null {
  if (points.length < 6 || !points.every(Number.isFinite)) return null;
  const net = new Delaunator(points);
  return forceSides(net, sides) ? net : null;
}

/** The triangles that are reached from the left of the border without crossing it. The library's run clockwise. */
function keepInside(
  { triangles, halfedges }: Triangulation,
  border: ReadonlySet<number>,
  count: number,
): Uint32Array {
  const from = (half: number) => triangles[half] ?? 0;
  const to = (half: number) => triangles[following(half)] ?? 0;
  const isInside = new Uint8Array(triangles.length / 3);
  const waiting: number[] = [];
  const enter = (triangle: number) => {
    if (isInside[triangle]) return;
    isInside[triangle] = 1;
    waiting.push(triangle);
  };
  for (let half = 0; half < triangles.length; half++) {
    if (border.has(to(half) * count + from(half))) enter(Math.floor(half / 3));
  }
  for (let triangle = waiting.pop(); triangle !== undefined; triangle = waiting.pop()) {
    for (let half = triangle * 3; half < triangle * 3 + 3; half++) {
      const [a, b, twin] = [from(half), to(half), halfedges[half] ?? -1];
      if (twin >= 0 && !border.has(a * count + b) && !border.has(b * count + a)) enter(Math.floor(twin / 3));
    }
  }
  const kept: number[] = [];
  for (let triangle = 0; triangle < isInside.length; triangle++) {
    if (isInside[triangle]) kept.push(from(triangle * 3), from(triangle * 3 + 2), from(triangle * 3 + 1));
  }
  return Uint32Array.from(kept);
}

/** Every side of the border is met once, none of them backwards. */
function closesAt(triangles: Uint32Array, border: ReadonlySet<number>, count: number): boolean {
  let met = 0;
  for (let index = 0; index < triangles.length; index++) {
    const a = triangles[index] ?? 0;
    const b = triangles[following(index)] ?? 0;
    if (border.has(a * count + b)) met++;
    if (border.has(b * count + a)) return false;
  }
  return met === border.size;
}
