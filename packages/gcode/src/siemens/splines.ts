import type { Point } from '../toolpath/frame.ts';
import { akimaSlopes, bSplinePoint, hermitePoint, naturalSlopes } from '../toolpath/spline-curves.ts';
import type { SiemensRun } from './siemens-run.ts';

/** Lines for one span of a spline. */
const PIECES = 16;

/** A point of the open spline; the curve is written when it ends. */
export function addSplinePoint(run: SiemensRun, to: Point): void {
  const { block, splinePoints } = run;
  if (splinePoints.length === 0)
    splinePoints.push({ at: run.path.at, weight: 1, line: run.line, kind: run.motion });
  const weight = block.number('PW') ?? 1;
  splinePoints.push({ at: to, weight: weight > 0 ? weight : 1, line: run.line, kind: run.motion });
}

/** Position the program believes in while a spline is open. */
export function splineEnd(run: SiemensRun): Point | null {
  const last = run.splinePoints.at(-1);
  return last ? [...last.at] : null;
}

/** Writes the open spline. */
export function flushSpline(run: SiemensRun): void {
  const points = run.splinePoints.splice(0);
  if (points.length < 2) return;
  const own = run.path.line;
  if (points[1]?.kind === 'BSPLINE') writeBSpline(run, points);
  else writeThrough(run, points);
  run.path.line = own;
}

type SplinePoint = SiemensRun['splinePoints'][number];

function writeBSpline(run: SiemensRun, points: readonly SplinePoint[]): void {
  const degree = Math.min(run.splineDegree, points.length - 1);
  const spans = points.length - degree;
  const count = spans * PIECES;
  for (let i = 1; i <= count; i++) {
    const u = (spans * i) / count;
    run.path.line = points[Math.min(points.length - 1, Math.ceil(u) + degree - 1)]?.line ?? run.line;
    run.path.spline(bSplinePoint(points, degree, u), run.feed);
  }
}

/** Akima and cubic splines pass through their points. */
function writeThrough(run: SiemensRun, points: readonly SplinePoint[]): void {
  const distinct = points.filter(
    (point, i) => i === 0 || distance(point.at, (points[i - 1] as SplinePoint).at) > 0,
  );
  if (distinct.length < 2) return;
  const at = distinct.map((point) => point.at);
  const slopes = distinct[1]?.kind === 'ASPLINE' ? akimaSlopes(at) : naturalSlopes(at);
  for (let span = 1; span < at.length; span++) {
    run.path.line = distinct[span]?.line ?? run.line;
    for (let i = 1; i <= PIECES; i++) {
      const point = i === PIECES ? (at[span] as Point) : hermitePoint(at, slopes, span, i / PIECES);
      run.path.spline(point, run.feed);
    }
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
