import type { AxisName, Machine } from './machine.ts';

/** Where the machine's reference point lies on X Y Z, in the coordinates of the stream; null = not known. */
export type Home = readonly [number | null, number | null, number | null];

export const NO_HOME: Home = [null, null, null];

/** Reference point of a machine: as given, or the upper end of its travel. X of a lathe is a diameter there. */
export function homeOf(machine: Machine, lathe: boolean): Home {
  const of = (name: AxisName) => machine.axes[name].home ?? machine.axes[name].travel?.[1] ?? null;
  const [x, y, z] = [of('x'), of('y'), of('z')];
  return [x !== null && lathe ? x / 2 : x, y, z];
}

/**
 * Coordinate of the stream for a machine coordinate. Machine zero is the reference point and the travel lies below it;
 * a positive value is of a machine that counts from elsewhere: no further than the reference point.
 */
export function fromMachineZero(home: number | null | undefined, value: number): number {
  return home === null || home === undefined ? value : home + Math.min(0, value);
}
