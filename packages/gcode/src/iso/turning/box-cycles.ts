import type { Point } from '../../canon/point.ts';
import type { IsoRun } from '../iso-run.ts';
import { BIT, LETTER } from '../letters.ts';
import { position, resolveTarget } from '../target.ts';

/** G90 turning, G92 threading, G94 facing: one box each block, back to where it began. */
export function runBox(run: IsoRun, code: number): boolean {
  const { block, sink, line } = run;
  const start = position(run);
  const { cycle } = run;
  const given = block.has(BIT.R) || block.has(BIT.I);
  const taper = given || !cycle.active ? block.take(LETTER.R, block.take(LETTER.I, 0)) * run.unit : cycle.j;
  const end = resolveTarget(run);
  // The box's words stay in force: a block with X alone cuts the same length again.
  if (cycle.active && !block.has(BIT.X) && !block.has(BIT.U)) end[0] = cycle.i;
  if (cycle.active && !block.has(BIT.Z) && !block.has(BIT.W)) end[2] = cycle.k;
  cycle.active = true;
  cycle.i = end[0];
  cycle.j = taper;
  cycle.k = end[2];
  sink.set({ cycle: Math.floor(code / 10) });
  if (code === 940) {
    const drop = block.take(LETTER.K, 0) * run.unit + taper;
    sink.rapid(start[0], start[1], end[2] + drop, line);
    cut(run, end);
    cut(run, [end[0], end[1], start[2]]);
    sink.rapid(start[0], start[1], start[2], line);
  } else {
    sink.rapid(end[0] + taper, end[1], start[2], line);
    if (code === 920) {
      sink.thread(end[0], end[1], end[2], run.feed, line);
      sink.rapid(start[0], end[1], end[2], line);
    } else {
      cut(run, end);
      cut(run, [start[0], end[1], end[2]]);
    }
    sink.rapid(start[0], start[1], start[2], line);
  }
  sink.set({ cycle: 0 });
  return true;
}

function cut(run: IsoRun, to: Point): void {
  run.sink.line(to[0], to[1], to[2], run.feed, run.line);
}
