import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';

/**
 * P of G4 and of the canned cycles. LinuxCNC and GRBL: seconds. Fanuc: milliseconds.
 * Haas: milliseconds, seconds when written with a point.
 */
export function dwellWord(run: IsoRun): number {
  const { block } = run;
  const value = Math.max(0, block.take(LETTER.P, 0));
  if (run.rs274) return value;
  const seconds = run.job.dialect === 'haas' && (block.dotMask & BIT.P) !== 0;
  return seconds ? value : value / 1000;
}

/** G4. Macro B also takes X or U, in seconds; anywhere else these are axes. */
export function dwellBlock(run: IsoRun): void {
  const { block, sink, line } = run;
  if (!run.rs274 && block.has(BIT.X)) sink.dwell(Math.max(0, block.take(LETTER.X, 0)), line);
  else if (!run.rs274 && block.has(BIT.U)) sink.dwell(Math.max(0, block.take(LETTER.U, 0)), line);
  else sink.dwell(dwellWord(run), line);
}
