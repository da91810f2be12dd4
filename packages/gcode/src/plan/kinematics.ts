import type { Machine } from '../machine/machine.ts';

/** The machine's limits as flat arrays in mm/s, mm/s2, mm/s3 for X Y Z A B C. */
export interface Kinematics {
  readonly speed: Float64Array;
  readonly acceleration: Float64Array;
  readonly jerk: Float64Array;
  readonly hasJerk: boolean;
}

export function kinematicsOf(machine: Machine): Kinematics {
  const { x, y, z, a, b, c } = machine.axes;
  const axes = [x, y, z, a, b, c];
  const jerk = Float64Array.from(axes, (axis) => axis.jerk);
  return {
    speed: Float64Array.from(axes, (axis) => axis.rapid / 60),
    acceleration: Float64Array.from(axes, (axis) => axis.acceleration),
    jerk,
    hasJerk: jerk.some((value) => value > 0),
  };
}

/** Seconds of a single axis over a distance from rest to rest. */
export function restToRest(distance: number, speed: number, acceleration: number, jerk: number): number {
  if (distance <= 0) return 0;
  const ramp = (v: number) => {
    if (jerk <= 0) return v / acceleration;
    return v >= (acceleration * acceleration) / jerk
      ? v / acceleration + acceleration / jerk
      : 2 * Math.sqrt(v / jerk);
  };
  // Distance of speeding up to v and back is v times the ramp's seconds.
  if (speed * ramp(speed) <= distance) return 2 * ramp(speed) + (distance - speed * ramp(speed)) / speed;
  let low = 0;
  let high = speed;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (middle * ramp(middle) <= distance) low = middle;
    else high = middle;
  }
  return low > 0 ? 2 * ramp(low) + Math.max(0, distance - low * ramp(low)) / low : 0;
}
