import type { Point2 } from '../compensation/offset-curve.ts';
import type { Point } from '../toolpath/frame.ts';
import { flat, inPlane } from '../toolpath/move.ts';
import { rotateAbout } from '../toolpath/tangent-arc.ts';
import type { Approach, ApproachKind, KlartextRun } from './klartext-run.ts';

const leftOf = (direction: Point2): Point2 => [-direction[1], direction[0]];
const along = (from: Point2, direction: Point2, length: number): Point2 => [
  from[0] + direction[0] * length,
  from[1] + direction[1] * length,
];

/** APPR: straight or round on to the first contour point, whose element starts in `direction`. */
export function writeApproach(run: KlartextRun, approach: Approach, direction: Point2 | null): void {
  run.approach = null;
  const { path } = run;
  const to = flat(approach.to, path.plane);
  const own = path.line;
  path.line = approach.line;
  const ahead = direction ?? path.direction ?? [1, 0];
  const side = approach.left ? 1 : -1;
  const helper = (at: Point2): Point => inPlane(approach.to, path.plane, at);
  if (approach.kind === 'LT') path.cut(helper(along(to, ahead, -approach.length)), approach.feed);
  else if (approach.kind === 'LN') {
    const reach = approach.length + (run.toolRadius ?? 0);
    path.cut(helper(along(to, leftOf(ahead), side * reach)), approach.feed);
  } else {
    roundOn(run, approach, to, ahead);
    path.line = own;
    return;
  }
  path.cut(approach.to, approach.feed);
  path.line = own;
}

/** CT and LCT: an arc that ends along the contour; the centre lies on the tool's side. */
function roundOn(run: KlartextRun, approach: Approach, to: Point2, ahead: Point2): void {
  const { path } = run;
  const counter = approach.left === approach.radius >= 0;
  const radius = Math.abs(approach.radius);
  const centre = along(to, leftOf(ahead), counter ? radius : -radius);
  const start =
    approach.kind === 'CT'
      ? rotateAbout(to, centre, counter ? -approach.angle : approach.angle)
      : tangentPoint(flat(path.at, path.plane), centre, radius, counter);
  path.cut(inPlane(approach.to, path.plane, start ?? to), approach.feed);
  if (start && radius > 0) path.arc(approach.to, { clockwise: !counter, centre, turns: 0 }, approach.feed);
}

/** Tangent point of a line from `from` to the circle that continues in the right direction; null from inside. */
function tangentPoint(from: Point2, centre: Point2, radius: number, counter: boolean): Point2 | null {
  const [x, y] = [from[0] - centre[0], from[1] - centre[1]];
  const distance = Math.hypot(x, y);
  if (distance <= radius || radius === 0) return null;
  const angle = (Math.acos(radius / distance) * 180) / Math.PI;
  const foot: Point2 = [centre[0] + (x / distance) * radius, centre[1] + (y / distance) * radius];
  return rotateAbout(foot, centre, counter ? angle : -angle);
}

interface Departure {
  readonly kind: ApproachKind;
  readonly length: number;
  readonly radius: number;
  readonly angle: number;
  /** End point of LCT. */
  readonly to: Point;
  readonly feed: number;
}

/** DEP: off the contour straight on, square to it, or round. */
export function writeDeparture(run: KlartextRun, departure: Departure): void {
  const { path } = run;
  const left = run.compensation !== 'RR';
  const from = path.at;
  const at = flat(from, path.plane);
  const ahead = path.direction ?? [1, 0];
  const { feed } = departure;
  const point = (where: Point2) => inPlane(departure.to, path.plane, where);
  if (departure.kind === 'LT') path.cut(point(along(at, ahead, departure.length)), feed);
  else if (departure.kind === 'LN') {
    const reach = (left ? 1 : -1) * (departure.length + (run.toolRadius ?? 0));
    path.cut(point(along(at, leftOf(ahead), reach)), feed);
  } else {
    const counter = left === departure.radius >= 0;
    const radius = Math.abs(departure.radius);
    const centre = along(at, leftOf(ahead), counter ? radius : -radius);
    if (departure.kind === 'CT') {
      const end = rotateAbout(at, centre, counter ? departure.angle : -departure.angle);
      path.arc(point(end), { clockwise: !counter, centre, turns: 0 }, feed);
      return;
    }
    const off = tangentPoint(flat(departure.to, path.plane), centre, radius, !counter);
    if (off && radius > 0)
      path.arc(inPlane(from, path.plane, off), { clockwise: !counter, centre, turns: 0 }, feed);
    path.cut(departure.to, feed);
  }
}
