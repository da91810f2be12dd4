import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';

/**
 * G4. LinuxCNC and GRBL: P in seconds. Fanuc: P in milliseconds, X or U in seconds.
 * Haas: P in milliseconds, in seconds when written with a point.
 */
export function dwellSeconds(run: IsoRun): number {
  const { block } = run;
  if (block.has(BIT.X)) return Math.max(0, block.take(LETTER.X, 0));
  if (block.has(BIT.U)) return Math.max(0, block.take(LETTER.U, 0));
  const value = Math.max(0, block.take(LETTER.P, 0));
  if (run.rs274) return value;
  const seconds = run.job.dialect === 'haas' && (block.dotMask & BIT.P) !== 0;
  return seconds ? value : value / 1000;
}

export function dwellBlock(run: IsoRun): void {
  run.sink.dwell(dwellSeconds(run), run.line);
}
