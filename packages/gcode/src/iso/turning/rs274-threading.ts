import type { IsoRun } from '../iso-run.ts';
import { BIT, LETTER } from '../letters.ts';
import { resolveTarget } from '../target.ts';

const MAX_PASSES = 5000;

/** G76 of LinuxCNC: P pitch, Z end, I offset of the crests, J first cut, K full depth, R degression, Q angle, H springs. */
export function runRs274Threading(run: IsoRun): boolean {
  const { block, sink, unit, line } = run;
  const start: readonly [number, number, number] = [sink.x, sink.y, sink.z];
  const factor = unit * run.xFactor;
  const i = block.take(LETTER.I, 0) * factor;
  const j = Math.abs(block.take(LETTER.J, 0)) * factor;
  const k = Math.abs(block.take(LETTER.K, 0)) * factor;
  const pitch = block.take(LETTER.P, 0) * unit;
  if (i === 0 || j <= 0 || k <= j || pitch <= 0) {
    run.finding('bad-block', block.gColumns[0] ?? 1, {
      reason: 'G76 vuole P, I, J maggiore di 0 e K maggiore di J',
    });
    return false;
  }
  const degression = Math.max(1, block.take(LETTER.R, 1));
  const angle = (block.take(LETTER.Q, 0) * Math.PI) / 180;
  const springs = Math.min(100, Math.max(0, Math.floor(block.take(LETTER.H, 0))));
  const taper = Math.max(0, block.take(LETTER.E, 0)) * unit;
  const ends = Math.floor(block.take(LETTER.L, 0));
  block.mask &= ~BIT.R;
  const end = resolveTarget(run);
  const forward = end[2] > start[2] ? 1 : -1;
  const lean = Math.tan(-forward * angle);
  const inward = Math.sign(i);
  const crest = Math.abs(i);
  const full = crest + k;
  const targetZ = end[2] + k * lean;
  const pass = (depth: number) => {
    const shift = (depth - crest) * lean;
    const clear = start[0] + inward * (depth - full);
    const root = start[0] + inward * depth;
    const top = start[0] + inward * (depth - k);
    const z0 = start[2] - shift;
    const z1 = targetZ - shift;
    const way = forward * taper;
    sink.rapid(clear, start[1], z0, line);
    if (taper > 0 && (ends & 1) !== 0) {
      sink.thread(top, start[1], z0, pitch, line);
      sink.thread(root, start[1], z0 + way, pitch, line);
    } else sink.rapid(root, start[1], z0, line);
    if (taper > 0 && (ends & 2) !== 0) {
      sink.thread(root, start[1], z1 - way, pitch, line);
      sink.thread(top, start[1], z1, pitch, line);
    } else sink.thread(root, start[1], z1, pitch, line);
    sink.rapid(clear, start[1], z1, line);
  };
  sink.set({ cycle: 76 });
  let depth = crest + j;
  for (let n = 2; depth < full && n < MAX_PASSES; n++) {
    pass(depth);
    depth = crest + j * n ** (1 / degression);
  }
  for (let n = 0; n <= springs; n++) pass(full);
  sink.rapid(end[0], end[1], end[2], line);
  sink.set({ cycle: 0 });
  return true;
}
