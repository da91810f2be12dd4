import type { Minute } from '../calendar/wall-time.ts';
import type { BrokenLock } from '../model/plan.ts';
import { type Board, machineOf, put } from './board.ts';
import type { CompiledPhase, CompiledProblem } from './compiled.ts';
import { type Booking, firstEndingAfter, keepsSetup, type MachineTrack } from './machine-track.ts';
import { laterForPeople } from './people-conflict.ts';
import { endOf, firstStart } from './phase-time.ts';

interface Locked {
  readonly phase: CompiledPhase;
  readonly machine: number;
  readonly start: Minute;
}

function bookLocked(
  board: Board,
  { phase, machine: index, start: asked }: Locked,
): Booking | BrokenLock['because'] {
  const machine = machineOf(board, index);
  const track = machine.unlimited ? [] : (board.tracks[index] as MachineTrack);
  const gap = firstEndingAfter(track, asked);
  const setupReused = keepsSetup(track[gap - 1], phase);
  const setup = setupReused ? 0 : phase.setup;
  const start = firstStart(machine, phase, setup, asked);
  const end = endOf(machine, phase, setup, start);
  if (end === Number.POSITIVE_INFINITY) return 'closed';
  const next = track[firstEndingAfter(track, start)];
  if (next && next.start < end) return 'machine-taken';
  if (laterForPeople(board, index, phase, setup, start) !== null) return 'people-taken';
  return { phase, machine: index, start, end, setup, setupReused, locked: true };
}

/** Locked phases first, in order of time; one that cannot stay is named and planned like the others. */
export function placeLocks(
  board: Board,
  problem: CompiledProblem,
  broken: ReadonlyMap<CompiledPhase, BrokenLock['because']>,
): {
  readonly locks: Map<CompiledPhase, Booking>;
  readonly found: Map<CompiledPhase, BrokenLock['because']>;
} {
  const locks = new Map<CompiledPhase, Booking>();
  const found = new Map(broken);
  const wanted: Locked[] = [];
  for (const job of problem.jobs)
    for (const phase of job.phases) {
      if (!phase.lock || found.has(phase)) continue;
      if (!phase.machines.includes(phase.lock.machine)) found.set(phase, 'not-its-machine');
      else wanted.push({ phase, ...phase.lock });
    }
  for (const lock of wanted.sort((a, b) => a.start - b.start)) {
    const booking = bookLocked(board, lock);
    if (typeof booking === 'string') found.set(lock.phase, booking);
    else {
      put(board, booking);
      locks.set(lock.phase, booking);
    }
  }
  return { locks, found };
}
