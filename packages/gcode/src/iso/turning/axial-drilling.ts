import { PLANE } from '../../canon/row-kind.ts';
import { drillHole } from '../drill-hole.ts';
import { dwellWord } from '../dwell.ts';
import { incrementWord } from '../increment-word.ts';
import type { IsoRun } from '../iso-run.ts';
import { ABC, BIT, LETTER, UVW, XYZ } from '../letters.ts';
import { position, resolveTarget } from '../target.ts';

const MAX_REPEATS = 1000;
const X = 0;
const Z = 2;

/** Cycles into the cylinder's side of code system A, and the same cycle on the end face. */
const SIDE: ReadonlyMap<number, number> = new Map([
  [870, 830],
  [880, 840],
  [890, 850],
]);

/**
 * Drilling, tapping and boring on a lathe: G83 G84 G85 into the end face along Z, on Fanuc G87 G88 G89 into the side
 * along X. X or C give the place, Z (X) the bottom; the tool returns to its start level.
 */
export function runAxialDrilling(run: IsoRun, code: number, explicit: boolean): boolean {
  const { block, cycle, sink } = run;
  if ((block.mask & (XYZ | ABC | UVW | BIT.H | BIT.R)) === 0) return false;
  const side = run.job.dialect === 'haas' ? undefined : SIDE.get(code);
  const w = side === undefined ? Z : X;
  if (!cycle.active) {
    cycle.active = true;
    cycle.initial = position(run)[w];
  }
  readLevels(run, w);
  if (!cycle.hasBottom) {
    const reason = `ciclo di foratura senza ${w === Z ? 'Z' : 'X'}`;
    run.finding('bad-block', explicit ? (block.gColumns[0] as number) : 1, { reason });
    return false;
  }
  cycle.q = incrementWord(run, LETTER.Q, cycle.q);
  if (block.has(BIT.P)) cycle.dwell = dwellWord(run);
  const repeats = Math.min(
    MAX_REPEATS,
    Math.max(0, Math.floor(block.take(block.has(BIT.K) ? LETTER.K : LETTER.L, 1))),
  );
  const depthWords = w === Z ? BIT.Z | BIT.W : BIT.X | BIT.U;
  block.mask &= ~depthWords;
  // The hole runs along the normal of this plane.
  const plane = run.plane;
  run.plane = w === Z ? PLANE.xy : PLANE.yz;
  sink.set({ cycle: Math.floor(code / 10) });
  for (let i = 0; i < repeats && !sink.full; i++) {
    const at = resolveTarget(run);
    at[w] = cycle.initial;
    sink.rapid(at[0], at[1], at[2], run.line);
    drillHole(run, side ?? code, at, cycle.initial);
  }
  sink.set({ cycle: 0 });
  run.plane = plane;
  return true;
}

/** Bottom and R level, absolute; X on radius. W or U measure the bottom from R. */
function readLevels(run: IsoRun, w: typeof X | typeof Z): void {
  const { block, cycle, unit } = run;
  const [absolute, incremental] = w === Z ? [LETTER.Z, LETTER.W] : [LETTER.X, LETTER.U];
  const factor = w === X ? unit * run.xFactor : unit;
  const r = block.has(BIT.R) ? block.take(LETTER.R, 0) * unit : null;
  if (block.has(1 << absolute)) {
    cycle.bottom = block.take(absolute, 0) * factor;
    cycle.hasBottom = true;
    cycle.r = levelOfR(run, r, cycle.bottom);
  } else if (block.has(1 << incremental)) {
    const deep = block.take(incremental, 0) * factor;
    cycle.r = levelOfR(run, r, cycle.initial + deep);
    cycle.bottom = cycle.r + deep;
    cycle.hasBottom = true;
  } else if (r !== null && cycle.hasBottom) cycle.r = levelOfR(run, r, cycle.bottom);
}

/**
 * Code system A counts R from the current level of the tool, Haas takes it as a coordinate, and so do Fanuc controls
 * set that way: the one between that level and the bottom is used, the control's own way first. Without R the hole
 * starts at the tool.
 */
function levelOfR(run: IsoRun, r: number | null, bottom: number): number {
  const { cycle } = run;
  if (r === null) return cycle.hasBottom && cycle.hasR ? cycle.r : cycle.initial;
  cycle.hasR = true;
  const fits = (level: number) => (level - cycle.initial) * (level - bottom) <= 1e-9;
  const steps = cycle.initial + r;
  const ways = run.job.dialect === 'haas' ? [r, steps] : [steps, r];
  return ways.find(fits) ?? cycle.initial;
}
