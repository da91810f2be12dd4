import { presetPosition } from './datum.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER, XYZ } from './letters.ts';

/** G96: the S word was read as surface speed; LinuxCNC's D caps the rpm. */
export function surfaceSpeedOff(run: IsoRun): void {
  const { block } = run;
  if (run.rs274 && block.has(BIT.D)) run.sink.set({ spindleCap: Math.abs(block.take(LETTER.D, 0)) });
}

/** G92 S on a lathe that uses code system B. */
export function speedCap(run: IsoRun): void {
  if (run.block.has(BIT.S)) run.sink.set({ spindleCap: Math.abs(run.block.take(LETTER.S, 0)) });
}

/** G50 of a lathe: S caps the rpm, X Z preset the position. */
export function latheG50(run: IsoRun): void {
  speedCap(run);
  if ((run.block.mask & XYZ) !== 0) presetPosition(run);
}
