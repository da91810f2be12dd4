import { PLANE } from '../../canon/row-kind.ts';
import type { IsoRun } from '../iso-run.ts';
import { BIT, LETTER } from '../letters.ts';
import { position } from '../target.ts';

const X_WORDS = BIT.X | BIT.U;
const Z_WORDS = BIT.Z | BIT.W;
/** Angles nearer to an axis than this (degrees) leave the other coordinate undetermined. */
const LEAST_ANGLE = 1e-6;

/**
 * Drawing words of a lathe's G1 with one axis: K after X, I after Z or C for a chamfer and R for a rounding towards
 * the next cut, and A for the angle of the line to the Z axis, which gives the other coordinate.
 */
export function readDrawingWords(run: IsoRun): void {
  const { block } = run;
  if (!run.turning || run.plane !== PLANE.zx || run.crossLength !== 0) return;
  const hasX = (block.mask & X_WORDS) !== 0;
  if (hasX === ((block.mask & Z_WORDS) !== 0)) return;
  if (block.has(BIT.R)) askCorner(run, 'R', LETTER.R);
  else if (block.has(hasX ? BIT.K : BIT.I)) askCorner(run, 'C', hasX ? LETTER.K : LETTER.I);
  // The spindle turns at a feed per revolution: C cannot be its angle.
  else if (block.has(BIT.C) && run.sink.state.feedMode === 'perRevolution') askCorner(run, 'C', LETTER.C);
  if (block.has(BIT.A)) readAngle(run, hasX);
}

/** The sign tells the direction of the next cut, which the next block tells too. */
function askCorner(run: IsoRun, kind: 'R' | 'C', letter: number): void {
  const size = Math.abs(run.block.take(letter, 0)) * run.unit;
  run.block.mask &= ~(1 << letter);
  if (size === 0) return;
  run.cornerKind = kind;
  run.cornerSize = size;
}

function readAngle(run: IsoRun, hasX: boolean): void {
  const { block, unit, xFactor } = run;
  const angle = block.take(LETTER.A, 0);
  block.mask &= ~BIT.A;
  const slope = Math.tan((angle * Math.PI) / 180);
  if (Math.abs(hasX ? slope : 1 / slope) < LEAST_ANGLE) return;
  const [x, , z] = position(run);
  if (hasX) {
    const to = block.values[LETTER.X] as number;
    const dx = block.has(BIT.X)
      ? to * unit * xFactor - x
      : (block.values[LETTER.U] as number) * unit * xFactor;
    block.set(LETTER.W, dx / slope / unit, block.columns[LETTER.A] as number, true);
    return;
  }
  const dz = block.has(BIT.Z)
    ? (block.values[LETTER.Z] as number) * unit - z
    : (block.values[LETTER.W] as number) * unit;
  block.set(LETTER.U, (dz * slope) / unit / xFactor, block.columns[LETTER.A] as number, true);
}
