import { ROW } from '../canon/row-kind.ts';
import { callProgram, jumpTo, leave, nearestBlock } from './calls.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';
import { restoreModes, saveModes } from './save-modes.ts';

/** M codes with no effect on time or path: overrides, gears, clamps of the interpreter's own. */
const QUIET = new Set([48, 49, 50, 51, 52, 53, 17, 18, 29, 40, 41, 42, 43, 44, 45]);
/** Done before the move by `runEarlyM`. */
const EARLY = new Set([3, 4, 5, 6, 7, 8, 9, 19, 61]);

/** Stops, ends, calls and machine functions. The answer: letters that such a function may use. */
export function runLateM(run: IsoRun): number {
  const { block } = run;
  let letters = 0;
  for (let i = 0; i < block.mCount; i++) {
    const code = block.m[i] as number;
    if (EARLY.has(code) || (!run.rs274 && [13, 14, 88, 89].includes(code))) continue;
    letters |= runOne(run, code, block.mColumns[i] as number);
  }
  return letters;
}

function runOne(run: IsoRun, code: number, column: number): number {
  const { block, sink } = run;
  switch (code) {
    case 0:
    case 1:
    case 60:
      sink.event(ROW.stop, code, run.line);
      return BIT.P;
    case 2:
    case 30:
      sink.event(ROW.end, code, run.line);
      run.ended = true;
      return BIT.P;
    case 97:
      callProgram(run, !run.rs274, column);
      return BIT.L;
    case 98:
    case 198:
      callProgram(run, false, column);
      return BIT.L;
    case 99:
      returnToCaller(run);
      return BIT.P | BIT.L;
    default:
      if (code === 29 && !run.rs274) run.rigidTapping = true;
      if (QUIET.has(code)) {
        run.finding('no-motion', column, { word: `M${code}` });
        return BIT.P | BIT.Q | BIT.R;
      }
      if (run.rs274 && code >= 70 && code <= 73) {
        storeModes(run, code, column);
        return 0;
      }
      sink.event(ROW.mCode, code, run.line);
      if (!(run.rs274 && code >= 62 && code <= 68)) run.finding('machine-m-code', column, { code });
      return block.mask & ~(BIT.X | BIT.Y | BIT.Z);
  }
}

function storeModes(run: IsoRun, code: number, column: number): void {
  if (code === 70 || code === 73) saveModes(run, code === 73);
  else if (code === 71) run.modalStore.delete(run.frames.length);
  else if (!restoreModes(run)) run.finding('bad-block', column, { reason: 'M72 senza M70 prima' });
}

/** M99, also `M99 P` which goes to a block of the caller; in the main program it is the end of the piece. */
function returnToCaller(run: IsoRun): void {
  const { block } = run;
  const inMain = run.frames.length === 0;
  if (inMain && !block.has(BIT.P)) {
    run.sink.event(ROW.end, 99, run.line);
    run.ended = true;
    return;
  }
  if (!inMain) leave(run);
  if (!block.has(BIT.P)) return;
  const number = block.take(LETTER.P, 0);
  const place = nearestBlock(run, number);
  if (place) jumpTo(run, place);
  else {
    run.finding('label-missing', block.columns[LETTER.P] as number, { name: `N${number}` });
    run.ended = true;
  }
}
