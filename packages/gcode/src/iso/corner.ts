import type { Point } from '../canon/point.ts';
import { PLANE_AXES } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';
import type { OpenCorner } from './open-corner.ts';
import { position } from './target.ts';

/** Holds a cut until the leg after its corner is known. The program continues from the corner point. */
export function openCorner(run: IsoRun, to: Point): void {
  if (run.cornerKind === '') return;
  const from = position(run);
  run.corner = { from, at: to, kind: run.cornerKind, size: run.cornerSize, feed: run.feed, line: run.line };
  run.cornerKind = '';
  placeAt(run, to);
}

/** Writes a held cut unchanged: the next one is not a straight cut. */
export function dropCorner(run: IsoRun): void {
  const { corner } = run;
  if (corner === null) return;
  run.corner = null;
  placeAt(run, corner.from);
  cut(run, corner.at, corner);
  run.job.findings.add('corner-ignored', corner.line, 0, {}, run.file);
}

/** Writes the held cut, the corner and leaves the tool at the start of the next leg, which goes to `to`. */
export function closeCorner(run: IsoRun, to: Point): void {
  const { corner, plane } = run;
  if (corner === null) return;
  const { at, from, kind, size, feed, line } = corner;
  const [u, v] = PLANE_AXES[plane] as readonly [number, number, number];
  const [inU, inV, inLength] = leg(from, at, u, v);
  const [outU, outV, outLength] = leg(at, to, u, v);
  const turn = Math.atan2(inU * outV - inV * outU, inU * outU + inV * outV);
  const reach = kind === 'C' ? size : size * Math.tan(Math.abs(turn) / 2);
  const fits = inLength > 0 && outLength > 0 && reach <= inLength + 1e-9 && reach <= outLength + 1e-9;
  if (!fits || Math.abs(turn) < 1e-9 || Math.abs(turn) > Math.PI - 1e-6) {
    dropCorner(run);
    return;
  }
  run.corner = null;
  placeAt(run, from);
  const [atU, atV] = [at[u] as number, at[v] as number];
  const before: Point = [...at];
  before[u] = atU - reach * inU;
  before[v] = atV - reach * inV;
  cut(run, before, corner);
  const end: Point = [...at];
  end[u] = atU + reach * outU;
  end[v] = atV + reach * outV;
  if (kind === 'C') cut(run, end, corner);
  else {
    const side = turn > 0 ? 1 : -1;
    const centreU = atU - reach * inU - side * size * inV;
    const centreV = atV - reach * inV + side * size * inU;
    const [x, y, z] = end;
    const target = run.compensation.active ? run.compensation : run.sink;
    target.arc({ clockwise: turn < 0, plane, x, y, z, centreU, centreV, feed, line });
  }
}

/** The point the next words count from, with cutter compensation or without. */
function placeAt({ compensation, sink }: IsoRun, [x, y, z]: Point): void {
  if (!compensation.active) sink.place(x, y, z);
  else [compensation.x, compensation.y, compensation.z] = [x, y, z];
}

function cut({ compensation, sink }: IsoRun, to: Point, { feed, line }: OpenCorner): void {
  if (compensation.active) compensation.line(false, to, feed, line);
  else sink.line(to[0], to[1], to[2], feed, line);
}

/** Direction and length of a leg in the plane of two axes. */
function leg(from: Point, to: Point, u: number, v: number): [number, number, number] {
  const [du, dv] = [(to[u] as number) - (from[u] as number), (to[v] as number) - (from[v] as number)];
  const length = Math.hypot(du, dv);
  return length > 0 ? [du / length, dv / length, length] : [0, 0, 0];
}
