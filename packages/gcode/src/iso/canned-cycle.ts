import type { Point } from '../canon/point.ts';
import { PLANE_AXES } from '../canon/row-kind.ts';
import { drillHole } from './drill-hole.ts';
import { dwellWord } from './dwell.ts';
import { incrementWord } from './increment-word.ts';
import type { IsoRun } from './iso-run.ts';
import { ABC, BIT, LETTER } from './letters.ts';
import { position, resolveTarget } from './target.ts';

const AXIS_LETTERS = [LETTER.X, LETTER.Y, LETTER.Z] as const;
const MAX_REPEATS = 100_000;
/** From here on a Q without a point cannot be millimetres. */
const WHOLE_Q = 100;

/** One hole of G73-G89: position, retract level and bottom are known, the cycle's own moves are in `drillHole`. */
export function runCannedCycle(run: IsoRun, code: number, explicit: boolean): boolean {
  const { block, cycle } = run;
  const [u, v, w] = PLANE_AXES[run.plane] as readonly [number, number, number];
  const words = BIT.X | BIT.Y | BIT.Z | BIT.R;
  if ((block.mask & words) === 0 && !block.hasPolarAngle && !block.hasPolarRadius) {
    if (run.rs274 && (block.mask & ABC) !== 0) rotaryError(run);
    return false;
  }
  if (run.rs274 && (block.mask & ABC) !== 0) {
    rotaryError(run);
    return false;
  }
  const start = position(run);
  if (!cycle.active) {
    cycle.active = true;
    cycle.initial = start[w] as number;
  }
  readLevels(run, w);
  if (!cycle.hasR || !cycle.hasBottom) {
    run.finding('bad-block', explicit ? (block.gColumns[0] as number) : 1, {
      reason: 'ciclo fisso senza Z o senza R',
    });
    return false;
  }
  readCycleWords(run);
  const repeats = readRepeats(run);
  const depthLetter = AXIS_LETTERS[w] as number;
  block.mask &= ~(1 << depthLetter);
  const target = resolveTarget(run);
  const step: readonly [number, number] = [
    (target[u] as number) - (start[u] as number),
    (target[v] as number) - (start[v] as number),
  ];
  const incremental = run.incremental || incrementalPolar(run);
  run.sink.set({ cycle: Math.floor(code / 10) });
  const at: Point = [...start];
  if (cycle.initial < cycle.r) {
    at[w] = cycle.r;
    run.sink.rapid(at[0], at[1], at[2], run.line);
  }
  const clear = run.retractToR ? cycle.r : Math.max(cycle.initial, cycle.r);
  for (let i = 0; i < repeats && !run.sink.full; i++) {
    if (incremental && i > 0) stepOn(run, at, step, u, v);
    else {
      at[u] = target[u] as number;
      at[v] = target[v] as number;
    }
    if (i > 0 || (at[w] as number) <= cycle.r) at[w] = clear;
    run.sink.rapid(at[0], at[1], at[2], run.line);
    drillHole(run, code, at, clear);
  }
  run.sink.place(at[0], at[1], at[2]);
  run.sink.set({ cycle: 0 });
  return true;
}

function incrementalPolar(run: IsoRun): boolean {
  return run.incremental && (run.block.hasPolarAngle || run.block.hasPolarRadius);
}

/** Next hole of an incremental row; polar words turn or stretch from where the last hole was. */
function stepOn(run: IsoRun, at: Point, step: readonly [number, number], u: number, v: number): void {
  if (incrementalPolar(run)) {
    const next = resolveTarget(run);
    at[u] = next[u] as number;
    at[v] = next[v] as number;
    return;
  }
  at[u] = (at[u] as number) + step[0];
  at[v] = (at[v] as number) + step[1];
}

function rotaryError(run: IsoRun): void {
  run.finding('bad-block', run.block.columns[LETTER.A] || 1, { reason: 'asse rotativo in un ciclo fisso' });
}

/** R and bottom, absolute. Incremental: R from the present level, the bottom from R. */
function readLevels(run: IsoRun, w: number): void {
  const { block, cycle, unit } = run;
  const letter = AXIS_LETTERS[w] as number;
  const factor = w === 0 ? unit * run.xFactor : unit;
  if (block.has(BIT.R)) {
    const r = block.take(LETTER.R, 0) * unit;
    cycle.r = run.incremental ? cycle.initial + r : r;
    cycle.hasR = true;
  }
  if (block.has(1 << letter)) {
    const bottom = block.take(letter, 0) * factor;
    cycle.bottom = run.incremental ? cycle.r + bottom : bottom;
    cycle.hasBottom = true;
  }
}

function readCycleWords(run: IsoRun): void {
  const { block, cycle, unit } = run;
  if (block.has(BIT.Q)) cycle.q = block.take(LETTER.Q, 0) * unit;
  // Fanuc reads an integer as thousandths; CAM also writes plain millimetres without a point, but none so long.
  const whole = !run.rs274 && block.has(BIT.Q) && (block.dotMask & BIT.Q) === 0;
  if (whole && Math.abs(cycle.q / unit) >= WHOLE_Q) cycle.q = incrementWord(run, LETTER.Q, 0);
  if (block.has(BIT.P)) cycle.dwell = dwellWord(run);
  if (block.has(BIT.I)) cycle.i = block.take(LETTER.I, 0) * unit;
  if (block.has(BIT.J)) cycle.j = block.take(LETTER.J, 0) * unit;
  if (block.has(BIT.K) && run.rs274) cycle.k = block.take(LETTER.K, 0) * unit;
  block.used |= BIT.D | BIT.E;
}

/** L, or K on macro-B controls: number of repeats; 0 = only store the cycle. */
function readRepeats(run: IsoRun): number {
  const { block } = run;
  const letter = !run.rs274 && block.has(BIT.K) ? LETTER.K : LETTER.L;
  const repeats = Math.floor(block.take(letter, 1));
  return Math.min(MAX_REPEATS, Math.max(0, repeats));
}
