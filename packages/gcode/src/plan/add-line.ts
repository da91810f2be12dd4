import type { Canon } from '../canon/canon.ts';
import type { Machine } from '../machine/machine.ts';
import { programmedSpeed } from './programmed-speed.ts';
import type { SpeedPlanner } from './speed-planner.ts';

export interface PlanContext {
  readonly canon: Canon;
  readonly machine: Machine;
  readonly planner: SpeedPlanner;
  /** Position before the row: X Y Z A B C. */
  readonly from: readonly number[];
}

/** A straight row as one block, within the limits of every axis it moves. */
export function addLine(context: PlanContext, row: number): void {
  const { canon, from } = context;
  const dx = (canon.x[row] as number) - (from[0] as number);
  const dy = (canon.y[row] as number) - (from[1] as number);
  const dz = (canon.z[row] as number) - (from[2] as number);
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (canon.rotary === null) {
    if (length > 0) {
      const asked = programmedSpeed(canon, row, length, from[0] as number, context.machine);
      addStraight(context, row, dx, dy, dz, length, asked);
    }
  } else addWithRotary(context, row, dx, dy, dz, length);
}

/** A straight block of XYZ; also a chord of an arc. */
export function addStraight(
  context: PlanContext,
  row: number,
  dx: number,
  dy: number,
  dz: number,
  length: number,
  asked: number,
): void {
  const { planner } = context;
  const { speed, acceleration, jerk, hasJerk } = planner.kinematics;
  const ux = dx / length;
  const uy = dy / length;
  const uz = dz / length;
  let v = asked;
  let a = Number.POSITIVE_INFINITY;
  let j = hasJerk ? Number.POSITIVE_INFINITY : 0;
  if (ux !== 0) {
    const share = Math.abs(ux);
    v = Math.min(v, (speed[0] as number) / share);
    a = Math.min(a, (acceleration[0] as number) / share);
    if (hasJerk) j = Math.min(j, (jerk[0] as number) / share);
  }
  if (uy !== 0) {
    const share = Math.abs(uy);
    v = Math.min(v, (speed[1] as number) / share);
    a = Math.min(a, (acceleration[1] as number) / share);
    if (hasJerk) j = Math.min(j, (jerk[1] as number) / share);
  }
  if (uz !== 0) {
    const share = Math.abs(uz);
    v = Math.min(v, (speed[2] as number) / share);
    a = Math.min(a, (acceleration[2] as number) / share);
    if (hasJerk) j = Math.min(j, (jerk[2] as number) / share);
  }
  planner.add(row, length, v, a, j, ux, uy, uz, ux, uy, uz);
}

/** Rotary axes go along: the slowest axis sets the pace; a turn without XYZ is measured in degrees. */
function addWithRotary(
  context: PlanContext,
  row: number,
  dx: number,
  dy: number,
  dz: number,
  xyz: number,
): void {
  const { canon, from, planner, machine } = context;
  const { speed, acceleration, jerk, hasJerk } = planner.kinematics;
  const rotary = canon.rotary as Float64Array;
  const delta = [dx, dy, dz, 0, 0, 0];
  let turn = 0;
  for (let i = 0; i < 3; i++) {
    const d = (rotary[row * 3 + i] as number) - (from[3 + i] as number);
    delta[3 + i] = d;
    turn += d * d;
  }
  const length = xyz > 0 ? xyz : Math.sqrt(turn);
  if (length <= 0) return;
  let v = programmedSpeed(canon, row, length, from[0] as number, machine);
  let a = Number.POSITIVE_INFINITY;
  let j = hasJerk ? Number.POSITIVE_INFINITY : 0;
  for (let axis = 0; axis < 6; axis++) {
    const share = Math.abs(delta[axis] as number) / length;
    if (share === 0) continue;
    v = Math.min(v, (speed[axis] as number) / share);
    a = Math.min(a, (acceleration[axis] as number) / share);
    const own = jerk[axis] as number;
    if (hasJerk && own > 0) j = Math.min(j, own / share);
  }
  if (!Number.isFinite(j)) j = 0;
  if (xyz > 0) {
    planner.add(row, length, v, a, j, dx / xyz, dy / xyz, dz / xyz, dx / xyz, dy / xyz, dz / xyz);
    return;
  }
  planner.stop();
  planner.add(row, length, v, a, j, 0, 0, 0, 0, 0, 0);
  planner.stop();
}
