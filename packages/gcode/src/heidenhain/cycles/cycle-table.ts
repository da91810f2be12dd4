import { callProgram } from '../flow.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { circularSlot } from './circular-slot.ts';
import { CONTOUR_CYCLES } from './contour-cycles.ts';
import { DRILLING } from './drilling.ts';
import { FACING_CYCLES } from './facing.ts';
import { MILLING } from './milling.ts';
import { oldPeck, oldTap } from './old-drilling.ts';
import { oldCircularPocket, oldPocket, oldSlot } from './old-pockets.ts';
import { THREAD_CYCLES } from './threads.ts';

/** Machining cycles that a call runs, by number. */
export const CYCLES: Readonly<Record<number, ((run: KlartextRun) => void) | undefined>> = {
  ...DRILLING,
  ...MILLING,
  ...CONTOUR_CYCLES,
  ...FACING_CYCLES,
  ...THREAD_CYCLES,
  1: oldPeck,
  2: oldTap,
  17: oldTap,
  3: oldSlot,
  4: oldPocket,
  5: oldCircularPocket,
  12: (run) => callProgram(run, run.cycleProgram, 0),
  254: circularSlot,
};

/** Machining cycles that are known and not simulated. */
export const UNSUPPORTED_CYCLES = new Set([
  6, 15, 16, 18, 27, 28, 29, 30, 39, 210, 211, 212, 213, 214, 215, 225, 238, 239, 258, 275, 276, 277, 278,
  279, 285, 286, 287, 290, 291, 292, 1271, 1272, 1273, 1274, 1278,
]);
