import type { Minute } from '../calendar/wall-time.ts';
import { type Board, machineOf } from './board.ts';
import { minutesFor } from './compile-problem.ts';
import type { CompiledPhase } from './compiled.ts';
import { handOvers, lotBegins, lotDone } from './lots.ts';
import {
  type Booking,
  firstEndingAfter,
  keepsSetup,
  type MachineTrack,
  mayComeBefore,
} from './machine-track.ts';
import { earlierForPeople } from './people-conflict.ts';
import { endOf, latestStart } from './phase-time.ts';

/** What a phase must be done for. */
export interface Wanted {
  readonly by: Minute;
  /** The phase after it, when it is placed already. */
  readonly before: Booking | null;
  readonly notBefore: Minute;
}

/** Until when the phase must begin on this machine so that the next one never waits for pieces. */
function startLimit(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  wanted: Wanted,
): Minute {
  const machine = machineOf(board, machineIndex);
  const { before: next } = wanted;
  const whole = latestStart(machine, phase, setup, Math.min(wanted.by, next?.start ?? wanted.by));
  if (!next) return whole;
  const lots = handOvers(phase, next.phase);
  if (lots.length === 1) return whole;
  const begins = lots.map((lot) => lotBegins(board, next.machine, next.phase, next.setup, next.start, lot));
  let limit = latestStart(machine, phase, setup, wanted.by);
  for (const [index, lot] of lots.entries()) {
    const work = lot.upTo >= phase.quantity ? phase.work : minutesFor(phase.cycle, lot.upTo);
    limit = Math.min(limit, latestStart(machine, phase, setup, begins[index] ?? 0, work));
  }
  if (!Number.isFinite(limit)) return limit;
  const booking = {
    phase,
    machine: machineIndex,
    start: limit,
    end: endOf(machine, phase, setup, limit),
    setup,
  };
  const fed = lots.every(
    (lot, index) =>
      lotDone(board, { ...booking, setupReused: false, locked: false }, lot) <= (begins[index] ?? 0),
  );
  return fed ? limit : whole;
}

/** The last place for a phase on a machine before it is wanted; null when there is none from `notBefore` on. */
export function findLatest(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  wanted: Wanted,
): Booking | null {
  const machine = machineOf(board, machineIndex);
  const track: MachineTrack = machine.unlimited ? [] : (board.tracks[machineIndex] as MachineTrack);
  const limit = startLimit(board, machineIndex, phase, phase.setup, wanted);
  if (!(limit >= wanted.notBefore)) return null;
  for (let gap = Math.min(track.length, firstEndingAfter(track, limit) + 1); gap >= 0; gap--) {
    const before = track[gap - 1];
    const next = track[gap];
    if (next && next.end <= wanted.notBefore) return null;
    if (!mayComeBefore(next, phase)) continue;
    const setupReused = keepsSetup(before, phase);
    const setup = setupReused ? 0 : phase.setup;
    const until = setupReused ? startLimit(board, machineIndex, phase, 0, wanted) : limit;
    const from = Math.max(wanted.notBefore, before?.end ?? wanted.notBefore);
    let start = next ? Math.min(until, latestStart(machine, phase, setup, next.start)) : until;
    while (start >= from) {
      const earlier = earlierForPeople(board, machineIndex, phase, setup, start);
      if (earlier === null)
        return {
          phase,
          machine: machineIndex,
          start,
          end: endOf(machine, phase, setup, start),
          setup,
          setupReused,
          locked: false,
        };
      start = earlier;
    }
  }
  return null;
}

/** On whichever of its machines it can begin last; the usual one when they are even. */
export function findLatestAnywhere(board: Board, phase: CompiledPhase, wanted: Wanted): Booking | null {
  let best: Booking | null = null;
  for (const machine of phase.machines) {
    const found = findLatest(board, machine, phase, wanted);
    if (found && (!best || found.start > best.start)) best = found;
  }
  return best;
}
