import { following, TriangleNet, type Triangulation } from './triangle-net.ts';

type Side = readonly [number, number];

/** Limit of flips for one side or for smoothing, per point: far more than ever needed, so that it terminates. */
const MOST_TURNS = 200;

/**
 * Turns sides of a triangulation in place until it has every side asked for, then those around them until the triangles
 * are as even as before (S. W. Sloan, A fast algorithm for generating constrained Delaunay triangulations, 1993).
 * False where a point lies on such a side or two of them cross.
 */
export function forceSides(net: Triangulation, sides: readonly Side[]): boolean {
  const turner = new TriangleNet(net);
  const count = net.coords.length / 2;
  const forced = new Set<number>();
  const keyOf = (one: number, other: number) => Math.min(one, other) * count + Math.max(one, other);
  for (const [from, to] of sides) forced.add(keyOf(from, to));
  const turned: Side[] = [];
  for (const [from, to] of sides) {
    if (turner.isJoined(from, to)) continue;
    const crossing = crossingSides(turner, from, to);
    if (!crossing || crossing.some(([one, other]) => forced.has(keyOf(one, other)))) return false;
    if (!clearWay(turner, from, to, crossing, turned)) return false;
  }
  evenOut(turner, net.coords, turned, (one, other) => forced.has(keyOf(one, other)));
  return true;
}

/** The sides between two points, in their order; undefined where a point lies on the way. */
function crossingSides(net: TriangleNet, from: number, to: number): Side[] | undefined {
  const first = net.around(from).find((half) => {
    const side = following(half);
    return net.cross(from, to, net.point(side), net.apex(half));
  });
  if (first === undefined) return undefined;
  const found: Side[] = [];
  for (let half = following(first); ; ) {
    const [one, other] = [net.point(half), net.point(following(half))];
    found.push([one, other]);
    const twin = net.twin(half);
    if (twin < 0) return undefined;
    const apex = net.apex(twin);
    if (apex === to) return found;
    const where = net.side(from, to, apex);
    if (where === 0) return undefined;
    // The twin runs from `other` to `one`; the path continues between the apex and the one on its other side.
    const isBeside = where > 0 === net.side(from, to, other) > 0;
    half = isBeside ? following(twin) : following(following(twin));
  }
}

function clearWay(net: TriangleNet, from: number, to: number, crossing: Side[], turned: Side[]): boolean {
  const waiting = [...crossing];
  let left = MOST_TURNS * crossing.length;
  for (let side = waiting.shift(); side; side = waiting.shift()) {
    const half = net.between(...side);
    if (half === undefined || left-- < 0) return false;
    const corners: Side = [net.apex(half), net.apex(net.twin(half))];
    if (!net.turn(half)) waiting.push(side);
    else if (net.cross(from, to, ...corners)) waiting.push(corners);
    else turned.push(corners);
  }
  return net.isJoined(from, to);
}

/** Delaunay's rule: no circle through the corners of a triangle holds the corner across one of its sides. */
function evenOut(
  net: TriangleNet,
  coords: Float64Array,
  sides: readonly Side[],
  isForced: (one: number, other: number) => boolean,
): void {
  const waiting = [...sides];
  let left = MOST_TURNS * (sides.length + 1);
  for (let side = waiting.pop(); side && left > 0; side = waiting.pop()) {
    const [one, other] = side;
    const half = isForced(one, other) ? undefined : net.between(one, other);
    if (half === undefined || net.twin(half) < 0) continue;
    const corners: Side = [net.apex(half), net.apex(net.twin(half))];
    if (!isInCircle(coords, one, other, ...corners) || !net.turn(half)) continue;
    left--;
    for (const corner of corners) waiting.push([one, corner], [corner, other]);
  }
}

/** Rounding must not call two equal diagonals better than each other by turns. */
const SURELY = 1e-12;

function isInCircle(coords: Float64Array, one: number, other: number, a: number, b: number): boolean {
  const at = (point: number): readonly [number, number] => [
    (coords[point * 2] ?? 0) - (coords[b * 2] ?? 0),
    (coords[point * 2 + 1] ?? 0) - (coords[b * 2 + 1] ?? 0),
  ];
  const [[px, py], [qx, qy], [ax, ay]] = [at(one), at(other), at(a)];
  const [p, q, c] = [px * px + py * py, qx * qx + qy * qy, ax * ax + ay * ay];
  const value = px * (qy * c - q * ay) - py * (qx * c - q * ax) + p * (qx * ay - qy * ax);
  const hand = (qx - px) * (ay - py) - (qy - py) * (ax - px);
  return value * Math.sign(hand) > SURELY * (p + q + c) ** 2;
}
