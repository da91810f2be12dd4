import type { SiemensRun } from '../siemens-run.ts';
import { callContour } from './contour-call.ts';
import { contourPocket, pathMilling, predrill } from './contour-milling.ts';
import type { Arguments, Cycle } from './cycle-arguments.ts';
import { DRILLING_CYCLES } from './drilling.ts';
import { faceMill, newFaceMill } from './facing.ts';
import { POCKET_CYCLES } from './pockets.ts';
import { POSITION_CYCLES } from './positions.ts';
import { highSpeed, swivel } from './swivel.ts';
import { oldThreadMill, threadMill } from './thread-milling.ts';
import { groove, newGroove, newUndercut, partOff, threadUndercut, undercutForm } from './turning/grooves.ts';
import { removeContour, removeCorner, removeStock } from './turning/stock-removal.ts';
import { newThread, thread, threadChain } from './turning/threads.ts';

/** Rows of the cycle carry its number, or 1 when its name has none. */
function marked(name: string, cycle: Cycle): Cycle {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 1);
  return (run: SiemensRun, args: Arguments, column: number) => {
    const before = run.sink.state.cycle;
    run.path.flush();
    run.sink.set({ cycle: number });
    cycle(run, args, column);
    run.sink.set({ cycle: before });
  };
}

const MOVING: Readonly<Record<string, Cycle>> = {
  ...DRILLING_CYCLES,
  ...POCKET_CYCLES,
  CYCLE71: faceMill,
  CYCLE61: newFaceMill,
  CYCLE63: contourPocket,
  CYCLE64: predrill,
  CYCLE70: threadMill,
  CYCLE72: pathMilling,
  CYCLE90: oldThreadMill,
  CYCLE92: partOff,
  CYCLE93: groove,
  CYCLE94: undercutForm,
  CYCLE95: removeStock,
  CYCLE96: threadUndercut,
  CYCLE97: thread,
  CYCLE98: threadChain,
  CYCLE99: newThread,
  CYCLE930: newGroove,
  CYCLE940: newUndercut,
  CYCLE951: removeCorner,
  CYCLE952: removeContour,
};

/** Cycles by name. Positions and settings mark no rows. */
export const CYCLES: Readonly<Record<string, Cycle | undefined>> = {
  ...Object.fromEntries(Object.entries(MOVING).map(([name, cycle]) => [name, marked(name, cycle)])),
  ...POSITION_CYCLES,
  CYCLE62: callContour,
  CYCLE800: swivel,
  CYCLE832: highSpeed,
};
