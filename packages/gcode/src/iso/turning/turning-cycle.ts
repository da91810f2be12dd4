import type { IsoRun } from '../iso-run.ts';
import { hasAxes } from '../target.ts';
import { runAxialDrilling } from './axial-drilling.ts';
import { runBox } from './box-cycles.ts';
import { runContourCycle } from './contour-cycles.ts';
import { runGrooving } from './grooving.ts';
import { runThreadCycle } from './thread-cycle.ts';

/** Turning cycles of macro-B lathes, code system A. */
export function runTurningCycle(run: IsoRun, code: number, explicit: boolean): boolean {
  switch (code) {
    case 900:
    case 920:
    case 940:
      return hasAxes(run) && runBox(run, code);
    case 700:
    case 710:
    case 720:
    case 730:
      return explicit && runContourCycle(run, code);
    case 740:
    case 750:
      return explicit && runGrooving(run, code);
    case 760:
      return explicit && runThreadCycle(run);
    default:
      return runAxialDrilling(run, code, explicit);
  }
}
