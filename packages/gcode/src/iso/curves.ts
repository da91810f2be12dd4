import type { Point } from '../canon/point.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';
import { position, resolveTarget } from './target.ts';

/** Lines that a curve becomes: enough that the chord stays within a hundredth of a small curve's size. */
const MIN_PIECES = 16;
const MAX_PIECES = 400;
/** Piece length aimed at, mm. */
const PIECE = 0.25;

function pieces(length: number): number {
  return Math.min(MAX_PIECES, Math.max(MIN_PIECES, Math.ceil(length / PIECE)));
}

function cutBezier(run: IsoRun, points: readonly Point[]): boolean {
  let polygon = 0;
  for (let i = 1; i < points.length; i++) polygon += distance(points[i - 1] as Point, points[i] as Point);
  const count = pieces(polygon);
  for (let i = 1; i <= count; i++) {
    const [x, y, z] = deCasteljau(points, i / count);
    run.sink.spline(x, y, z, run.feed, run.line);
  }
  return true;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function deCasteljau(points: readonly Point[], t: number): Point {
  let level = points.map((p): Point => [...p]);
  while (level.length > 1) {
    level = level.slice(1).map((q, i): Point => {
      const p = level[i] as Point;
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
    });
  }
  return level[0] as Point;
}

/** G5: cubic; I J from the start, P Q from the end. Without I J it continues the last one. */
export function cutCubic(run: IsoRun): boolean {
  const { block, unit } = run;
  const start = position(run);
  const end = resolveTarget(run);
  const p = block.take(LETTER.P, 0) * unit;
  const q = block.take(LETTER.Q, 0) * unit;
  const given = block.has(BIT.I) || block.has(BIT.J);
  const i = given ? block.take(LETTER.I, 0) * unit : -run.cycle.i;
  const j = given ? block.take(LETTER.J, 0) * unit : -run.cycle.j;
  run.cycle.i = p;
  run.cycle.j = q;
  const first: Point = [start[0] + i, start[1] + j, start[2]];
  return cutBezier(run, [start, first, [end[0] + p, end[1] + q, end[2]], end]);
}

/** G5.1: quadratic; I J from the start. */
export function cutQuadratic(run: IsoRun): boolean {
  const { block, unit } = run;
  const start = position(run);
  const end = resolveTarget(run);
  const control: Point = [
    start[0] + block.take(LETTER.I, 0) * unit,
    start[1] + block.take(LETTER.J, 0) * unit,
    start[2],
  ];
  return cutBezier(run, [start, control, end]);
}

/** G5.2: a control point with weight P; L = order. */
export function addNurbsPoint(run: IsoRun): boolean {
  const { block, unit, nurbs } = run;
  if (nurbs.length === 0) nurbs.push([run.sink.x, run.sink.y, 1]);
  if (block.has(BIT.L)) run.nurbsOrder = Math.min(20, Math.max(2, Math.floor(block.take(LETTER.L, 3))));
  const last = nurbs.at(-1) as [number, number, number];
  const x = block.has(BIT.X) ? block.take(LETTER.X, 0) * unit : last[0];
  const y = block.has(BIT.Y) ? block.take(LETTER.Y, 0) * unit : last[1];
  nurbs.push([x, y, Math.max(1e-6, block.take(LETTER.P, 1))]);
  return true;
}

/** G5.3: draws the open NURBS, clamped and with even knots. */
export function endNurbs(run: IsoRun): void {
  const points = run.nurbs.splice(0);
  if (points.length < 2) return;
  run.motion = -1;
  const order = Math.min(run.nurbsOrder, points.length);
  const spans = points.length - order + 1;
  const count = Math.min(4000, spans * MIN_PIECES);
  for (let i = 1; i <= count; i++) {
    const [x, y] = nurbsPoint(points, order, (spans * i) / count);
    run.sink.spline(x, y, run.sink.z, run.feed, run.line);
  }
}

/** De Boor in homogeneous coordinates; u runs from 0 to the number of spans. */
function nurbsPoint(points: readonly [number, number, number][], order: number, u: number): [number, number] {
  const degree = order - 1;
  const spans = points.length - degree;
  const knot = (i: number) => Math.min(spans, Math.max(0, i - degree));
  const span = Math.min(spans - 1, Math.floor(u)) + degree;
  const work = points
    .slice(span - degree, span + 1)
    .map(([x, y, w]): [number, number, number] => [x * w, y * w, w]);
  for (let r = 1; r <= degree; r++) {
    for (let j = degree; j >= r; j--) {
      const low = knot(j + span - degree);
      const high = knot(j + 1 + span - r);
      const t = high === low ? 0 : (u - low) / (high - low);
      const p = work[j - 1] as [number, number, number];
      const q = work[j] as [number, number, number];
      work[j] = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
    }
  }
  const [x, y, w] = work[degree] as [number, number, number];
  return [x / w, y / w];
}
