import type { SiemensRun } from '../siemens-run.ts';
import type { Arguments, Cycle } from './cycle-arguments.ts';
import { DRILLING_CYCLES } from './drilling.ts';
import { faceMill } from './facing.ts';
import { POCKET_CYCLES } from './pockets.ts';
import { POSITION_CYCLES } from './positions.ts';
import { highSpeed, swivel } from './swivel.ts';

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
};

/** Cycles by name. Positions and settings mark no rows of their own. */
export const CYCLES: Readonly<Record<string, Cycle | undefined>> = {
  ...Object.fromEntries(Object.entries(MOVING).map(([name, cycle]) => [name, marked(name, cycle)])),
  ...POSITION_CYCLES,
  CYCLE800: swivel,
  CYCLE832: highSpeed,
};
