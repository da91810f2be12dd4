import { incrementWord } from '../increment-word.ts';
import type { IsoRun } from '../iso-run.ts';
import { BIT, LETTER } from '../letters.ts';
import { position, resolveTarget } from '../target.ts';

const MAX_STEPS = 5000;

/** G74 pecks along Z and steps along X; G75 pecks along X and steps along Z. */
export function runGrooving(run: IsoRun, code: number): boolean {
  const { block, sink, line, unit } = run;
  const words = run.turningWords;
  const placed = (block.mask & (BIT.X | BIT.Z | BIT.U | BIT.W)) !== 0;
  if (!placed) {
    if (block.has(BIT.R)) words.peckBack = Math.abs(block.take(LETTER.R, 0)) * unit;
    return false;
  }
  const alongZ = code === 740;
  const start = position(run);
  const stepX = block.has(BIT.I) ? Math.abs(block.take(LETTER.I, 0)) * unit : incrementWord(run, LETTER.P, 0);
  const stepZ = block.has(BIT.K) ? Math.abs(block.take(LETTER.K, 0)) * unit : incrementWord(run, LETTER.Q, 0);
  const relief = Math.abs(block.take(LETTER.R, block.take(LETTER.D, 0))) * unit;
  const end = resolveTarget(run);
  const [peckStep, sideStep] = alongZ ? [stepZ, stepX] : [stepX, stepZ];
  const [deepFrom, deepTo] = alongZ ? [start[2], end[2]] : [start[0], end[0]];
  const [sideFrom, sideTo] = alongZ ? [start[0], end[0]] : [start[2], end[2]];
  const put = (rapid: boolean, deep: number, side: number) => {
    const [x, z] = alongZ ? [side, deep] : [deep, side];
    if (rapid) sink.rapid(x, start[1], z, line);
    else sink.line(x, start[1], z, run.feed, line);
  };
  sink.set({ cycle: code / 10 });
  const into = Math.sign(deepTo - deepFrom) || -1;
  const across = Math.sign(sideTo - sideFrom);
  let side = sideFrom;
  for (let i = 0; i < MAX_STEPS && !sink.full; i++) {
    let deep = deepFrom;
    for (let k = 0; k < MAX_STEPS && peckStep > 0 && (deepTo - (deep + into * peckStep)) * into > 1e-9; k++) {
      deep += into * peckStep;
      put(false, deep, side);
      put(true, deep - into * words.peckBack, side);
    }
    put(false, deepTo, side);
    if (relief > 0 && across !== 0) put(true, deepTo, side - across * relief);
    put(true, deepFrom, relief > 0 && across !== 0 ? side - across * relief : side);
    if (across === 0 || sideStep <= 0 || (sideTo - side) * across <= 1e-9) break;
    side = (sideTo - (side + across * sideStep)) * across > 0 ? side + across * sideStep : sideTo;
    put(true, deepFrom, side);
  }
  put(true, deepFrom, sideFrom);
  sink.set({ cycle: 0 });
  return true;
}
