import type { KlartextRun } from '../klartext-run.ts';
import { startHole } from './cycle-values.ts';
import { pecks } from './drilling.ts';

/** Last number of sub-block `n` in mm: in old cycles its place gives its meaning. */
export function oldLength(run: KlartextRun, sub: number, index = -1): number {
  return (run.cycleWords.get(sub)?.at(index) ?? 0) * run.unit;
}

/** Distance at which rapid ends above the last depth: 0.6 mm to 30 mm deep, then a fiftieth, 7 mm at most. */
function advancedStop(depth: number): number {
  return depth <= 30 ? 0.6 : Math.min(7, depth / 50);
}

/** Cycle 1: the tool stands at the set-up clearance; pecks back to there. */
export function oldPeck(run: KlartextRun): void {
  const hole = startHole(run);
  const start = hole.level;
  const surface = start - Math.abs(oldLength(run, 1));
  const depth = Math.abs(oldLength(run, 2));
  const bottom = surface - depth;
  const feed = oldLength(run, 5);
  const dwell = run.cycleWords.get(4)?.at(-1) ?? 0;
  pecks(surface, bottom, oldLength(run, 3), 0, 0, (level, last) => {
    hole.cut(level, feed);
    if (last) hole.dwell(dwell);
    hole.rapid(start);
    if (!last) hole.rapid(Math.min(start, level + advancedStop(depth)));
  });
}

/** Cycles 2 and 17: tapping from where the tool stands. */
export function oldTap(run: KlartextRun): void {
  const { sink } = run;
  const hole = startHole(run);
  const start = hole.level;
  const bottom = start - Math.abs(oldLength(run, 1)) - Math.abs(oldLength(run, 2));
  const { spindleDirection, spindleSpeed } = sink.state;
  const rigid = run.cycle === 17;
  const pitch = rigid ? Math.abs(oldLength(run, 3)) : spindleSpeed > 0 ? oldLength(run, 4) / spindleSpeed : 0;
  const feed = rigid ? pitch * spindleSpeed : oldLength(run, 4);
  hole.thread(bottom, pitch, feed);
  if (!rigid) hole.dwell(run.cycleWords.get(3)?.at(-1) ?? 0);
  sink.spindle(spindleDirection === -1 ? 1 : -1, spindleSpeed, run.line);
  hole.thread(start, pitch, feed);
  sink.spindle(spindleDirection === -1 ? -1 : 1, spindleSpeed, run.line);
}
