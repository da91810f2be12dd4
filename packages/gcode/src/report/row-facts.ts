import type { Canon } from '../canon/canon.ts';
import type { ModalState } from '../canon/modal-state.ts';
import { FIRST_EVENT, ROW } from '../canon/row-kind.ts';

/** A row that removes material. */
export function isCutting(kind: number): boolean {
  return kind < FIRST_EVENT && kind !== ROW.rapid;
}

export function stateOf(canon: Canon, row: number): ModalState {
  return canon.states[canon.state[row] as number] as ModalState;
}

/**
 * Feed of a cutting row in the unit of its state's mode. A move synchronised with the spindle has a pitch: beside feeds
 * in mm/min it counts with pitch times speed.
 */
export function shownFeed(kind: number, feed: number, state: ModalState): number {
  const isPitch = kind === ROW.thread && state.feedMode !== 'perRevolution' && state.spindleSpeed > 0;
  return isPitch ? feed * state.spindleSpeed : feed;
}

/** Length of a motion row in mm, from the row before it. */
export function rowLength(canon: Canon, row: number): number {
  const kind = canon.kind[row] as number;
  if (kind === ROW.arcCw || kind === ROW.arcCcw) return canon.arcs.length[canon.ref[row] as number] as number;
  const before = row - 1;
  const x = before < 0 ? 0 : (canon.x[before] as number);
  const y = before < 0 ? 0 : (canon.y[before] as number);
  const z = before < 0 ? 0 : (canon.z[before] as number);
  const dx = (canon.x[row] as number) - x;
  const dy = (canon.y[row] as number) - y;
  const dz = (canon.z[row] as number) - z;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
