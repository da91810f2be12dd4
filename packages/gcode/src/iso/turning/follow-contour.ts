import type { Canon } from '../../canon/canon.ts';
import { isArc, isMotion, type Plane, ROW } from '../../canon/row-kind.ts';
import type { IsoRun } from '../iso-run.ts';
import { rapidTo } from '../straight.ts';
import { position } from '../target.ts';
import { compensate, stopCompensation } from '../tool-codes.ts';

/** G41, G42 and G40 written inside the contour act on the pass that follows it. */
function switchSide(run: IsoRun, before: number, side: number): void {
  if (side === before) return;
  if (side === 0) stopCompensation(run);
  else compensate(run, side === 41);
}

/** One move of the contour, through nose compensation when it is on. */
function followRow(run: IsoRun, canon: Canon, row: number, y: number): void {
  const { compensation, sink } = run;
  const kind = canon.kind[row] as number;
  const [feed, line] = [canon.feed[row] as number, canon.line[row] as number];
  const to = [canon.x[row] as number, y, canon.z[row] as number] as const;
  if (isArc(kind)) {
    const { arcs } = canon;
    const arc = canon.ref[row] as number;
    const move = {
      clockwise: kind === ROW.arcCw,
      plane: arcs.plane[arc] as Plane,
      x: to[0],
      y,
      z: to[2],
      centreU: arcs.centreU[arc] as number,
      centreV: arcs.centreV[arc] as number,
      feed,
      line,
    };
    if (compensation.active) compensation.arc(move);
    else sink.arc(move);
  } else if (compensation.active) compensation.line(kind === ROW.rapid, to, feed, line);
  else if (kind === ROW.rapid) sink.rapid(to[0], y, to[2], line);
  else sink.line(to[0], y, to[2], feed, line);
}

/** G70: once along the contour at its own feeds, then back to the start. */
export function followContour(run: IsoRun, canon: Canon): void {
  const [x, y, z] = position(run);
  let side = 0;
  for (let row = 0; row < canon.count; row++) {
    if (!isMotion(canon.kind[row] as number)) continue;
    const now = canon.states[canon.state[row] as number]?.compensation ?? 0;
    switchSide(run, side, now);
    side = now;
    followRow(run, canon, row, y);
  }
  rapidTo(run, [x, y, z]);
}
