import type { Canon } from '../canon/canon.ts';
import { FIRST_EVENT, ROW } from '../canon/row-kind.ts';
import type { Machine } from '../machine/machine.ts';
import { addArc } from './add-arc.ts';
import { addLine } from './add-line.ts';
import { EventClock } from './event-clock.ts';
import { restToRest } from './kinematics.ts';
import { SpeedPlanner } from './speed-planner.ts';

/** Seconds of every row, and their sum. */
interface Plan {
  readonly seconds: Float32Array<ArrayBuffer>;
}

/** Rows between two looks at progress. */
const CHUNK = 50_000;

/** Times a stream on a machine. Yields the share done; returns the seconds of each row. */
export function* planSteps(canon: Canon, machine: Machine): Generator<number, Plan, void> {
  const seconds = new Float32Array(canon.count);
  const planner = new SpeedPlanner(machine, seconds);
  const clock = new EventClock(canon, machine, seconds);
  const from = [0, 0, 0, 0, 0, 0];
  const context = { canon, machine, planner, from };
  let lastRapid = true;
  for (let row = 0; row < canon.count; row++) {
    if (row % CHUNK === 0) yield row / canon.count;
    const kind = canon.kind[row] as number;
    if (kind >= FIRST_EVENT) {
      if (kind !== ROW.toolSelect) planner.stop();
      clock.event(row);
    } else {
      const rapid = kind === ROW.rapid;
      if (rapid !== lastRapid && !machine.blendRapids) planner.stop();
      lastRapid = rapid;
      const state = canon.states[canon.state[row] as number];
      if (rapid && machine.rapidMode === 'dogleg') {
        planner.stop();
        seconds[row] = dogleg(canon, row, from, planner);
      } else if (kind === ROW.arcCw || kind === ROW.arcCcw) addArc(context, row);
      else addLine(context, row);
      if (state?.exactStop) {
        planner.stop();
        seconds[row] = (seconds[row] as number) + machine.inPosition;
      }
      clock.motion(row, rapid);
    }
    from[0] = canon.x[row] as number;
    from[1] = canon.y[row] as number;
    from[2] = canon.z[row] as number;
    if (canon.rotary !== null) {
      from[3] = canon.rotary[row * 3] as number;
      from[4] = canon.rotary[row * 3 + 1] as number;
      from[5] = canon.rotary[row * 3 + 2] as number;
    }
  }
  planner.stop();
  clock.finish();
  return { seconds };
}

/** Each axis runs for itself from rest to rest; the slowest sets the time. */
function dogleg(canon: Canon, row: number, from: readonly number[], planner: SpeedPlanner): number {
  const { speed, acceleration, jerk } = planner.kinematics;
  const to = [canon.x[row] as number, canon.y[row] as number, canon.z[row] as number];
  if (canon.rotary !== null) for (let i = 0; i < 3; i++) to.push(canon.rotary[row * 3 + i] as number);
  let longest = 0;
  for (let axis = 0; axis < to.length; axis++) {
    const distance = Math.abs((to[axis] as number) - (from[axis] as number));
    if (distance === 0) continue;
    const time = restToRest(
      distance,
      speed[axis] as number,
      acceleration[axis] as number,
      jerk[axis] as number,
    );
    if (time > longest) longest = time;
  }
  return longest;
}

/** Times a stream in one go. */
export function planProgram(canon: Canon, machine: Machine): Plan {
  const steps = planSteps(canon, machine);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
