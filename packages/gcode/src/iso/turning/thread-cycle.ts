import { incrementWord } from '../increment-word.ts';
import type { IsoRun } from '../iso-run.ts';
import { BIT, LETTER } from '../letters.ts';
import { position, resolveTarget } from '../target.ts';

const MAX_PASSES = 1000;

/** G76 in both forms: P Q R then X Z R P Q F, or all on one line with K D A. */
export function runThreadCycle(run: IsoRun): boolean {
  const { block, unit } = run;
  const words = run.turningWords;
  const placed = (block.mask & (BIT.X | BIT.Z | BIT.U | BIT.W)) !== 0;
  if (!placed) {
    const packed = Math.floor(block.take(LETTER.P, 10_060));
    words.finishPasses = Math.max(1, Math.floor(packed / 10_000));
    words.runOut = Math.floor((packed / 100) % 100) / 10;
    words.angle = packed % 100;
    words.leastDepth = incrementWord(run, LETTER.Q, words.leastDepth);
    words.finishAllowance = incrementWord(run, LETTER.R, words.finishAllowance);
    return false;
  }
  const oneLine = block.has(BIT.K);
  const taper = block.take(oneLine ? LETTER.I : LETTER.R, 0) * unit;
  const height = incrementWord(run, oneLine ? LETTER.K : LETTER.P, 0);
  const first = incrementWord(run, oneLine ? LETTER.D : LETTER.Q, height);
  const angle = oneLine ? block.take(LETTER.A, 0) : words.angle;
  block.used |= BIT.Q | BIT.P | BIT.A;
  return cutThread(run, { taper, height, first: Math.max(first, 0.005), angle });
}

interface ThreadShape {
  readonly taper: number;
  readonly height: number;
  readonly first: number;
  readonly angle: number;
}

/** Constant chip area: pass n is at first * sqrt(n), never less than the least depth further. */
function cutThread(run: IsoRun, shape: ThreadShape): boolean {
  const { sink, line } = run;
  const words = run.turningWords;
  const start = position(run);
  // The block's A is the thread angle and its I the taper: neither is an axis word here.
  run.block.mask &= ~(BIT.A | BIT.I);
  const end = resolveTarget(run);
  const out = Math.sign(start[0] - end[0]) || 1;
  const lean = Math.tan(((shape.angle / 2) * Math.PI) / 180);
  const rough = Math.max(0, shape.height - words.finishAllowance);
  const depths: number[] = [];
  let depth = 0;
  for (let n = 1; n <= MAX_PASSES && depth < rough - 1e-9; n++) {
    depth = Math.min(rough, Math.max(shape.first * Math.sqrt(n), depth + words.leastDepth));
    depths.push(depth);
  }
  for (let n = 0; n < words.finishPasses; n++) depths.push(shape.height);
  sink.set({ cycle: 76 });
  const away = Math.sign(end[2] - start[2]) || -1;
  for (const d of depths) {
    const x = end[0] + out * (shape.height - d);
    const z = start[2] + away * d * lean;
    sink.rapid(start[0], start[1], z, line);
    sink.rapid(x + shape.taper, start[1], z, line);
    sink.thread(x, start[1], end[2], run.feed, line);
    sink.rapid(start[0], start[1], end[2], line);
    sink.rapid(start[0], start[1], start[2], line);
  }
  sink.set({ cycle: 0 });
  return true;
}
