import type { Minute } from '../calendar/wall-time.ts';
import { type Board, machineOf } from './board.ts';
import type { CompiledPhase } from './compiled.ts';
import { handOvers, lotBegins, lotDone, workBeforeLot } from './lots.ts';
import {
  type Booking,
  firstEndingAfter,
  keepsSetup,
  type MachineTrack,
  mayComeBefore,
} from './machine-track.ts';
import { laterForPeople } from './people-conflict.ts';
import { endOf, firstStart, latestStart } from './phase-time.ts';

/** Conditions that a phase waits for. */
export interface Ready {
  readonly from: Minute;
  /** The phase before it, when there is one in the plan. */
  readonly after: Booking | null;
}

/** From when on the phase may begin on this machine without ever waiting for pieces of the one before. */
export function startBound(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  ready: Ready,
): Minute {
  const { from, after } = ready;
  if (!after) return from;
  const lots = handOvers(after.phase, phase);
  if (lots.length === 1) return Math.max(from, after.end);
  const machine = machineOf(board, machineIndex);
  let bound = from;
  for (const lot of lots) {
    const done = lotDone(board, after, lot);
    const start =
      lot.before === 0 ? done : latestStart(machine, phase, setup, done, workBeforeLot(phase, lot));
    bound = Math.max(bound, start);
  }
  const start = firstStart(machine, phase, setup, bound);
  const fed = lots.every(
    (lot) => lotBegins(board, machineIndex, phase, setup, start, lot) >= lotDone(board, after, lot),
  );
  return fed ? start : Math.max(from, after.end);
}

/** The first start in a gap, or null; `room` is where the next booking begins. */
function startWithin(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  from: Minute,
  room: Minute,
): Minute | null {
  const machine = machineOf(board, machineIndex);
  let start = firstStart(machine, phase, setup, from);
  while (Number.isFinite(start)) {
    const end = endOf(machine, phase, setup, start);
    if (end > room || end === Number.POSITIVE_INFINITY) return null;
    const later = laterForPeople(board, machineIndex, phase, setup, start);
    if (later === null) return start;
    start = firstStart(machine, phase, setup, later);
  }
  return null;
}

/** The earliest place for a phase on a machine; null when its calendar has none. */
export function findEarliest(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  ready: Ready,
): Booking | null {
  const machine = machineOf(board, machineIndex);
  const track: MachineTrack = machine.unlimited ? [] : (board.tracks[machineIndex] as MachineTrack);
  const full = startBound(board, machineIndex, phase, phase.setup, ready);
  for (let gap = firstEndingAfter(track, full); gap <= track.length; gap++) {
    const before = track[gap - 1];
    const next = track[gap];
    if (!mayComeBefore(next, phase)) continue;
    const setupReused = keepsSetup(before, phase);
    const setup = setupReused ? 0 : phase.setup;
    const bound = setupReused ? startBound(board, machineIndex, phase, 0, ready) : full;
    const from = Math.max(bound, before?.end ?? bound);
    const room = next?.start ?? Number.POSITIVE_INFINITY;
    // Most gaps are too short even for a machine that never closes.
    if (from + setup + phase.work > room) continue;
    const start = startWithin(board, machineIndex, phase, setup, from, room);
    if (start === null) continue;
    const end = endOf(machine, phase, setup, start);
    return { phase, machine: machineIndex, start, end, setup, setupReused, locked: false };
  }
  return null;
}

/** On whichever of its machines it ends first; the usual one when they are even. */
export function findEarliestAnywhere(board: Board, phase: CompiledPhase, ready: Ready): Booking | null {
  let best: Booking | null = null;
  for (const machine of phase.machines) {
    const found = findEarliest(board, machine, phase, ready);
    if (found && (!best || found.end < best.end)) best = found;
  }
  return best;
}
