import { arcSweep } from '../canon/arc-geometry.ts';
import type { Point } from '../canon/point.ts';
import type { Point2 } from '../compensation/offset-curve.ts';
import { breakCorner } from '../toolpath/corner.ts';
import { directionAt, flat, type Move } from '../toolpath/move.ts';
import type { IsoRun } from './iso-run.ts';
import { position } from './target.ts';

/** Rounding of a leg that the corner uses up, mm or rad. */
const ROUNDING = 1e-9;

/** Writes a cut with the corner before it; one that ends in a corner itself is held until the next cut is known. */
export function cutMove(run: IsoRun, move: Move): void {
  closeCorner(run, move);
  const { cornerKind: kind, cornerSize: size } = run;
  if (kind === '') {
    write(run, move);
    return;
  }
  run.cornerKind = '';
  const corner =
    kind === 'R' ? { kind: 'round' as const, radius: size } : { kind: 'chamfer' as const, side: size };
  run.corner = { from: position(run), move, corner };
  placeAt(run, move.to);
}

/** Writes a held cut unchanged: nothing follows that could share its corner. */
export function dropCorner(run: IsoRun): void {
  const { corner } = run;
  if (corner === null) return;
  run.corner = null;
  placeAt(run, corner.from);
  write(run, corner.move);
  run.job.findings.add('corner-ignored', corner.move.line, 0, {}, run.file);
}

/** Writes the held cut and its corner, and leaves the tool where the next cut goes on. */
function closeCorner(run: IsoRun, next: Move): void {
  const { corner: held } = run;
  if (held === null) return;
  const { plane } = held.move;
  const from = flat(held.from, plane);
  const at = flat(held.move.to, plane);
  const broken = breakCorner(held.corner, from, held.move, next, held.move.feed);
  if (
    broken === null ||
    !isOnWay(held.move, from, flat(broken.first.to, plane)) ||
    !isOnWay(next, at, flat(broken.piece.to, plane))
  ) {
    dropCorner(run);
    return;
  }
  run.corner = null;
  placeAt(run, held.from);
  write(run, broken.first);
  write(run, broken.piece);
}

/** A point of a move's curve lies between its ends. */
function isOnWay(move: Move, from: Point2, point: Point2): boolean {
  const along = wayTo(move, from, point);
  return along >= -ROUNDING && along <= wayTo(move, from, flat(move.to, move.plane)) + ROUNDING;
}

/** Way from the start of a move to a point of its curve: mm on a line, rad on an arc. */
function wayTo(move: Move, [startU, startV]: Point2, [endU, endV]: Point2): number {
  const { arc } = move;
  if (arc) {
    const [centreU, centreV] = arc.centre;
    return Math.abs(arcSweep({ startU, startV, endU, endV, centreU, centreV }, arc.clockwise, 0));
  }
  const direction = directionAt(move, [startU, startV], [startU, startV]);
  return direction ? (endU - startU) * direction[0] + (endV - startV) * direction[1] : 0;
}

/** The point the next words count from, with cutter compensation or without. */
function placeAt({ compensation, sink }: IsoRun, [x, y, z]: Point): void {
  if (!compensation.active) sink.place(x, y, z);
  else [compensation.x, compensation.y, compensation.z] = [x, y, z];
}

function write({ compensation, sink }: IsoRun, { to, feed, line, plane, arc }: Move): void {
  const [x, y, z] = to;
  if (arc) {
    const [centreU, centreV] = arc.centre;
    const { clockwise, turns } = arc;
    const target = compensation.active ? compensation : sink;
    target.arc({ clockwise, plane, x, y, z, centreU, centreV, turns, feed, line });
  } else if (compensation.active) compensation.line(false, to, feed, line);
  else sink.line(x, y, z, feed, line);
}
