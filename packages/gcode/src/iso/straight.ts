import type { Point } from '../canon/point.ts';
import { cutMove } from './corner.ts';
import type { IsoRun } from './iso-run.ts';

/** Rapid to a point, through cutter compensation when it is on. */
export function rapidTo(run: IsoRun, to: Point): void {
  if (run.compensation.active) run.compensation.line(true, to, 0, run.line);
  else run.sink.rapid(to[0], to[1], to[2], run.line);
}

/** Straight cut to a point at the present feed. */
export function cutTo(run: IsoRun, to: Point): void {
  const { feed, line, plane } = run;
  if (run.corner !== null || run.cornerKind !== '') cutMove(run, { to, feed, line, plane, arc: null });
  else if (run.compensation.active) run.compensation.line(false, to, feed, line);
  else run.sink.line(to[0], to[1], to[2], feed, line);
}
