import { PLANE } from '../canon/row-kind.ts';
import { NO_SHIFT, noseShift } from '../compensation/nose-shift.ts';
import type { Point2 } from '../compensation/offset-curve.ts';
import { relabel } from './datum.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';

/** G43, G44, G49 keep lengths of the tool table out of the picture; G43.1 carries its own. */
export function toolLength(run: IsoRun): void {
  const { block, unit } = run;
  if (run.rs274 && block.hasG(490)) {
    relabel(run, () => {
      run.offsets.tool = [0, 0, 0, 0, 0, 0];
    });
    return;
  }
  if (!run.rs274 && block.has(BIT.H) && !block.hasG(490))
    run.lengthOffsets.note({
      tool: run.sink.canon.tools[run.sink.state.tool]?.number ?? 0,
      offset: block.take(LETTER.H, 0),
      line: run.line,
      file: run.file,
    });
  if (!run.rs274 || !block.hasG(431)) return;
  relabel(run, () => {
    const { tool } = run.offsets;
    if (block.has(BIT.X)) tool[0] = block.take(LETTER.X, 0) * unit;
    if (block.has(BIT.Y)) tool[1] = block.take(LETTER.Y, 0) * unit;
    if (block.has(BIT.Z)) tool[2] = block.take(LETTER.Z, 0) * unit;
  });
  block.mask &= ~(BIT.X | BIT.Y | BIT.Z);
}

/** Radius in mm for D, or undefined when neither program nor machine knows it. */
export function radiusFor(run: IsoRun): number | undefined {
  const { block } = run;
  if (run.rs274 && (block.hasG(411) || block.hasG(421))) return (block.take(LETTER.D, 0) * run.unit) / 2;
  const tool = run.sink.canon.tools[run.sink.state.tool]?.number ?? 0;
  const number = block.has(BIT.D) ? block.take(LETTER.D, 0) : tool;
  if (number === 0 && block.has(BIT.D)) return 0;
  return run.job.tools.radius({ number, name: null });
}

/** G41, G42, and LinuxCNC's G41.1, G42.1 with a diameter. */
export function startCompensation(run: IsoRun): void {
  const { block } = run;
  const left = block.hasG(410) || block.hasG(411);
  run.sink.set({ compensation: left ? 41 : 42 });
  // Roughing cycles ignore it, and G70 applies it as it follows the contour.
  if (!run.inContour || run.rs274) compensate(run, left);
}

/** Offsets the path from here on by the radius of the tool. */
export function compensate(run: IsoRun, left: boolean): void {
  const radius = radiusFor(run);
  run.sink.set({ compensation: left ? 41 : 42 });
  if (radius === undefined) {
    run.finding('compensation-ignored', 1);
    return;
  }
  run.compensation.start(left, radius, run.plane, orientation(run, Math.abs(radius)));
}

/** L of G41.1 and G42.1: where the positioned point of a turning tool lies about its nose. */
function orientation(run: IsoRun, radius: number): Point2 {
  const { block } = run;
  if (!run.rs274 || !block.has(BIT.L) || !(block.hasG(411) || block.hasG(421))) return NO_SHIFT;
  const number = block.take(LETTER.L, 0);
  const column = block.columns[LETTER.L] as number;
  const shift = noseShift(number, radius);
  if (shift === null) run.finding('bad-block', column, { reason: 'L va da 0 a 9' });
  else if (run.plane !== PLANE.zx) run.finding('bad-block', column, { reason: 'L vuole il piano G18' });
  else return shift;
  return NO_SHIFT;
}

export function stopCompensation(run: IsoRun): void {
  const wasOn = run.sink.state.compensation !== 0;
  run.compensation.stop();
  if (wasOn && !run.rs274) run.compensationEnd = run.sink.canon.count;
  run.sink.set({ compensation: 0 });
}
