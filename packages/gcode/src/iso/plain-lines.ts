import { leave } from './calls.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER, XYZ } from './letters.ts';
import type { LineScanner } from './scan-line.ts';

const PLAIN = XYZ | BIT.N | BIT.F;

/**
 * The hot loop: straight moves in absolute coordinates go directly to the stream, everything else takes the
 * general way through `slow`. Runs up to `limit` lines; false when the program is over.
 */
export function runPlainLines(run: IsoRun, scanner: LineScanner, limit: number, slow: () => void): boolean {
  const { block, sink, job } = run;
  const { values } = block;
  const { guard, findings } = job;
  const canon = sink.canon;
  let isPlain = isPlainState(run);
  for (let n = 0; n < limit; n++) {
    if (run.at >= run.bytes.length) {
      if (run.frames.length === 0) return false;
      leave(run);
      isPlain = isPlainState(run);
      continue;
    }
    if (!guard.step(canon.count)) {
      findings.add('loop-limit', run.line, 0, {}, run.file);
      return false;
    }
    // A plain line changes nothing that the next one is judged by: only the general way can.
    if (!isPlain || !scanner.scan(run.bytes, run.at, block) || !isPlainBlock(run)) {
      slow();
      if (run.ended) return false;
      isPlain = isPlainState(run);
      continue;
    }
    run.at = scanner.next;
    run.line += 1;
    run.executed += 1;
    const { mask } = block;
    const { unit } = run;
    if ((mask & BIT.F) !== 0) run.feed = (values[LETTER.F] as number) * unit;
    const x = (mask & BIT.X) !== 0 ? (values[LETTER.X] as number) * unit : sink.x;
    const y = (mask & BIT.Y) !== 0 ? (values[LETTER.Y] as number) * unit : sink.y;
    const z = (mask & BIT.Z) !== 0 ? (values[LETTER.Z] as number) * unit : sink.z;
    if (run.motion === 0) sink.rapid(x, y, z, run.line);
    else sink.line(x, y, z, run.feed, run.line);
  }
  return true;
}

/** Nothing in force that changes what an axis word or a feed means. */
function isPlainState(run: IsoRun): boolean {
  return (
    !run.incremental &&
    run.xFactor === 1 &&
    !run.transform.active &&
    !run.compensation.active &&
    !run.polar &&
    run.modalMacro === null &&
    run.corner === null &&
    run.sink.state.feedMode === 'perMinute' &&
    (run.motion === 0 || run.motion === 10)
  );
}

/** Axis words, N, F, and at most one G code that is G0 or G1. */
function isPlainBlock(run: IsoRun): boolean {
  const { block } = run;
  if ((block.mask & ~PLAIN) !== 0 || (block.mask & XYZ) === 0 || block.mCount !== 0) return false;
  if (block.gCount === 0) return true;
  if (block.gCount !== 1) return false;
  const code = block.g[0] as number;
  if (code !== 0 && code !== 10) return false;
  run.motion = code;
  return true;
}
