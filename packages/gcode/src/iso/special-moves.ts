import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';
import { hasAxes, position, resolveTarget } from './target.ts';

/** G31, G38.x: the tool stops at a touch; the whole programmed way is counted. */
export function skipMove(run: IsoRun): void {
  const to = resolveTarget(run);
  run.sink.probe(to[0], to[1], to[2], run.feed, run.line);
  run.probed = to;
  run.finding('probe-not-simulated', 1);
}

/** G32, G33, G34: pitch in K (LinuxCNC), F or E (macro B), mm per revolution. */
export function threadMove(run: IsoRun): boolean {
  const { block } = run;
  if (!hasAxes(run)) return false;
  const to = resolveTarget(run);
  const pitch = run.rs274
    ? block.take(LETTER.K, 0) * run.unit
    : block.take(LETTER.E, block.take(LETTER.F, 0)) * run.unit;
  block.used |= BIT.Q | BIT.R | BIT.K;
  run.sink.thread(to[0], to[1], to[2], pitch > 0 ? pitch : run.feed, run.line);
  return true;
}

/** G33.1: down in step with the spindle, and back up. */
export function rigidTap(run: IsoRun): boolean {
  const { block, sink } = run;
  if (!hasAxes(run)) return false;
  const from = position(run);
  const pitch = block.take(LETTER.K, 0) * run.unit;
  block.used |= BIT.I;
  const to = resolveTarget(run);
  sink.thread(to[0], to[1], to[2], pitch, run.line);
  sink.thread(from[0], from[1], from[2], pitch, run.line);
  return true;
}
