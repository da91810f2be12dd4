import { centreFromRadius } from '../canon/arc-geometry.ts';
import type { Point2 } from '../compensation/offset-curve.ts';
import type { Corner } from '../toolpath/corner.ts';
import type { Point } from '../toolpath/frame.ts';
import { flat, inPlane } from '../toolpath/move.ts';
import { circleThrough, polarPoint, rotateAbout, tangentArc } from '../toolpath/tangent-arc.ts';
import { CENTRE_LETTERS } from './letters.ts';
import type { SiemensRun } from './siemens-run.ts';
import { axisUnit, position } from './target.ts';

/** Machine data 21000 and 21010 as delivered: radii may differ by 0.01 mm or a thousandth of the radius. */
const CIRCLE_ERROR = 0.01;
const CIRCLE_ERROR_FACTOR = 0.001;
/** How much a chord may exceed the diameter, mm: rounding of the last decimal. */
const CHORD_TOLERANCE = 0.005;

/** G2 or G3 to `to`: by centre, radius (CR), opening angle (AR) or about the pole. */
export function cutCircle(run: SiemensRun, clockwise: boolean, to: Point, corner: Corner | null): void {
  const { block, path } = run;
  const from = flat(position(run), path.plane);
  let end = flat(to, path.plane);
  const centre = findCentre(run, from, end, clockwise);
  const opening = block.number('AR');
  if (centre && opening !== undefined && !endGiven(run))
    end = rotateAbout(from, centre, clockwise ? -opening : opening);
  const target = inPlane(to, path.plane, end);
  if (centre === null) {
    path.cut(target, run.feed, corner);
    return;
  }
  checkRadii(run, from, end, centre);
  const turns = Math.max(0, Math.min(999, Math.floor(block.number('TURN') ?? 0)));
  path.arc(target, { clockwise, centre, turns }, run.feed, corner, cornerFeed(run));
}

export function cornerFeed(run: SiemensRun): number {
  const own = run.block.number('FRC');
  return own === undefined ? run.feed : own * run.feedUnit;
}

function endGiven(run: SiemensRun): boolean {
  const [u, v] = run.path.axes;
  return run.block.axes[u] !== undefined || run.block.axes[v] !== undefined;
}

function findCentre(run: SiemensRun, from: Point2, end: Point2, clockwise: boolean): Point2 | null {
  const { block, path, unit } = run;
  const radius = block.number('CR');
  if (radius !== undefined) return centreOfRadius(run, from, end, radius * unit, clockwise);
  if (block.centre.length > 0) return centreOfWords(run, from);
  const opening = block.number('AR');
  if (opening !== undefined) {
    const half = (opening * Math.PI) / 360;
    const size = Math.hypot(end[0] - from[0], end[1] - from[1]) / 2 / Math.abs(Math.sin(half) || 1e-9);
    return centreOfRadius(run, from, end, opening > 180 ? -size : size, clockwise);
  }
  if (block.named.has('AP') || block.named.has('RP')) return flat(run.pole, path.plane);
  run.finding('arc-undefined', block.axisColumn || 1);
  return null;
}

function centreOfRadius(
  run: SiemensRun,
  from: Point2,
  end: Point2,
  radius: number,
  clockwise: boolean,
): Point2 | null {
  const found = centreFromRadius(from[0], from[1], end[0], end[1], radius, clockwise, CHORD_TOLERANCE);
  if (found.ok) return [found.centreU, found.centreV];
  run.finding('arc-radius', run.block.axisColumn || 1, {
    chord: found.chord,
    radius: Math.abs(radius),
  });
  return null;
}

/** I J K count from the start point unless written `I=AC(…)`. */
function centreOfWords(run: SiemensRun, from: Point2): Point2 {
  const { block, path, unit } = run;
  const [u, v] = path.axes;
  const read = (axis: number, start: number) => {
    const word = block.centre[axis];
    if (!word) return start;
    if (word.way === 'AC') return word.value * axisUnit(run, axis, false);
    return start + word.value * unit;
  };
  for (const axis of [0, 1, 2]) {
    if (axis !== u && axis !== v && block.centre[axis] !== undefined)
      run.finding('unused-word', block.axisColumn || 1, { word: CENTRE_LETTERS[axis] as string });
  }
  return [read(u, from[0]), read(v, from[1])];
}

function checkRadii(run: SiemensRun, from: Point2, end: Point2, centre: Point2): void {
  const start = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const last = Math.hypot(end[0] - centre[0], end[1] - centre[1]);
  if (Math.abs(start - last) <= Math.max(CIRCLE_ERROR, CIRCLE_ERROR_FACTOR * start)) return;
  run.finding('arc-error', run.block.axisColumn || 1, { start: start, end: last });
}

/** CT: tangent to the move before. */
export function cutTangent(run: SiemensRun, to: Point, corner: Corner | null): void {
  const { path } = run;
  const { direction } = path;
  if (direction === null) {
    run.finding('arc-undefined', run.block.axisColumn || 1);
    path.cut(to, run.feed, corner);
    return;
  }
  const arc = tangentArc(flat(position(run), path.plane), direction, flat(to, path.plane));
  if (arc === null) path.cut(to, run.feed, corner);
  else path.arc(to, { ...arc, turns: 0 }, run.feed, corner, cornerFeed(run));
}

/** CIP: through the point I1 J1 K1. In a plane of the axes it is an arc, across them it is cut into lines. */
export function cutThrough(run: SiemensRun, to: Point): void {
  const { block, path, unit } = run;
  const from = position(run);
  const via: Point = [...from];
  for (const axis of [0, 1, 2] as const) {
    const word = block.via[axis];
    if (!word) continue;
    const increment = word.way === 'IC' || (word.way === 'modal' && run.incremental);
    via[axis] = increment ? from[axis] + word.value * unit : word.value * axisUnit(run, axis, false);
  }
  const own = path.plane;
  for (const plane of [own, 0, 1, 2] as const) {
    path.plane = plane;
    const w = path.axes[2];
    if (Math.abs((via[w] as number) - (from[w] as number)) > 1e-9 || to[w] !== from[w]) continue;
    const [a, b, c] = [flat(from, plane), flat(via, plane), flat(to, plane)];
    const centre = circleThrough(a, b, c);
    if (centre === null) break;
    const clockwise = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < 0;
    path.arc(to, { clockwise, centre, turns: 0 }, run.feed);
    path.flush();
    path.plane = own;
    return;
  }
  path.plane = own;
  spaceArc(run, from, via, to);
}

/** Circle in space as lines, by turning the start about the normal of the three points. */
function spaceArc(run: SiemensRun, from: Point, via: Point, to: Point): void {
  const sub = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
  const dot = (p: Point, q: Point) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const [b, c] = [sub(via, from), sub(to, from)];
  const size = Math.sqrt(dot(b, b));
  const e: Point = size > 0 ? [b[0] / size, b[1] / size, b[2] / size] : [1, 0, 0];
  const along = dot(c, e);
  const f: Point = [c[0] - along * e[0], c[1] - along * e[1], c[2] - along * e[2]];
  const across = Math.sqrt(dot(f, f));
  const centre = across > 1e-9 ? circleThrough([0, 0], [size, 0], [along, across]) : null;
  if (centre === null) {
    run.path.cut(via, run.feed);
    run.path.cut(to, run.feed);
    return;
  }
  const radius = Math.hypot(centre[0], centre[1]);
  const start = Math.atan2(-centre[1], -centre[0]);
  const end = Math.atan2(across - centre[1], along - centre[0]);
  const sweep = (((end - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const count = Math.min(2000, Math.max(8, Math.ceil((sweep * 180) / Math.PI / 2)));
  for (let i = 1; i <= count; i++) {
    const [x, y] = polarPoint(centre, radius, ((start + (sweep * i) / count) * 180) / Math.PI);
    const at = (axis: 0 | 1 | 2) => from[axis] + x * e[axis] + (y * f[axis]) / across;
    run.path.spline(i === count ? to : [at(0), at(1), at(2)], run.feed);
  }
}
