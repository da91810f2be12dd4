import type { Canon } from '../canon/canon.ts';
import type { ModalState } from '../canon/modal-state.ts';
import { ROW } from '../canon/row-kind.ts';
import type { Machine } from '../machine/machine.ts';

/** mm/s asked by the program for a row of `length` mm; Infinity = rapid or no feed given. */
export function programmedSpeed(
  canon: Canon,
  row: number,
  length: number,
  fromX: number,
  machine: Machine,
): number {
  const kind = canon.kind[row] as number;
  if (kind === ROW.rapid) return Number.POSITIVE_INFINITY;
  const feed = canon.feed[row] as number;
  if (feed <= 0) return Number.POSITIVE_INFINITY;
  const state = canon.states[canon.state[row] as number] as ModalState;
  if (kind === ROW.thread || state.feedMode === 'perRevolution') {
    const rpm = meanSpindleSpeed(state, fromX, canon.x[row] as number, machine.spindle.max);
    return rpm > 0 ? (feed * rpm) / 60 : Number.POSITIVE_INFINITY;
  }
  if (state.feedMode === 'inverseTime') return (length * feed) / 60;
  return feed / 60;
}

/** rpm that gives the row's time: under constant surface speed it follows the radius, up to its cap. */
function meanSpindleSpeed(state: ModalState, fromX: number, toX: number, max: number): number {
  if (state.surfaceSpeed <= 0) return Math.min(state.spindleSpeed, max);
  const cap = state.spindleCap > 0 ? Math.min(state.spindleCap, max) : max;
  const at = (x: number) => {
    const radius = Math.abs(x);
    return radius > 0 ? Math.min(cap, (state.surfaceSpeed * 1000) / (2 * Math.PI * radius)) : cap;
  };
  // Time goes with 1/n: Simpson over the three points.
  const sum = 1 / at(fromX) + 4 / at((fromX + toX) / 2) + 1 / at(toX);
  return 6 / sum;
}
