import type { Point } from '../canon/point.ts';
import { PLANE } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';

/** Holds a cut until the leg after its corner is known. The program continues from the corner point. */
export function openCorner(run: IsoRun, to: Point): void {
  const { sink } = run;
  if (run.cornerKind === '') return;
  const from: Point = [sink.x, sink.y, sink.z];
  run.corner = { from, at: to, kind: run.cornerKind, size: run.cornerSize, feed: run.feed, line: run.line };
  run.cornerKind = '';
  sink.place(to[0], to[1], to[2]);
}

/** Writes a held cut unchanged: the next one is not a straight cut. */
export function dropCorner(run: IsoRun): void {
  const { corner } = run;
  if (corner === null) return;
  run.corner = null;
  run.sink.line(corner.at[0], corner.at[1], corner.at[2], corner.feed, corner.line);
  run.job.findings.add('corner-ignored', corner.line, 0, {}, run.file);
}

/** Writes the held cut, the corner and leaves the tool at the start of the next leg, which goes to `to`. */
export function closeCorner(run: IsoRun, to: Point): void {
  const { corner, sink } = run;
  if (corner === null) return;
  const { at, from, kind, size, feed, line } = corner;
  const [inU, inV, inLength] = leg(from, at);
  const [outU, outV, outLength] = leg(at, to);
  const turn = Math.atan2(inU * outV - inV * outU, inU * outU + inV * outV);
  const reach = kind === 'C' ? size : size * Math.tan(Math.abs(turn) / 2);
  const fits = inLength > 0 && outLength > 0 && reach <= inLength + 1e-9 && reach <= outLength + 1e-9;
  if (!fits || Math.abs(turn) < 1e-9 || Math.abs(turn) > Math.PI - 1e-6 || run.plane !== 0) {
    dropCorner(run);
    return;
  }
  run.corner = null;
  sink.line(at[0] - reach * inU, at[1] - reach * inV, at[2], feed, line);
  const end: Point = [at[0] + reach * outU, at[1] + reach * outV, at[2]];
  if (kind === 'C') sink.line(end[0], end[1], end[2], feed, line);
  else {
    const side = turn > 0 ? 1 : -1;
    const centreU = at[0] - reach * inU - side * size * inV;
    const centreV = at[1] - reach * inV + side * size * inU;
    const [x, y, z] = end;
    sink.arc({ clockwise: turn < 0, plane: PLANE.xy, x, y, z, centreU, centreV, feed, line });
  }
}

/** Direction and length of a leg in the XY plane. */
function leg(from: Point, to: Point): [number, number, number] {
  const [u, v] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(u, v);
  return length > 0 ? [u / length, v / length, length] : [0, 0, 0];
}
