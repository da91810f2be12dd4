import { type Board, put, takeOff } from './board.ts';
import type { CompiledJob, CompiledPhase } from './compiled.ts';
import { findEarliestAnywhere, type Ready } from './find-earliest.ts';
import { handOvers, lotBegins, lotDone } from './lots.ts';
import type { Booking } from './machine-track.ts';

type Placed =
  | { readonly ok: true; readonly bookings: readonly Booking[] }
  /** The phase found no room, or its lock begins before the pieces are there. */
  | { readonly ok: false; readonly phase: CompiledPhase; readonly why: 'no-room' | 'lock-too-early' };

/** Does the second phase of two never wait for pieces of the first? */
function followsWell(board: Board, first: Booking, second: Booking): boolean {
  return handOvers(first.phase, second.phase).every((lot) => {
    const begins = lotBegins(board, second.machine, second.phase, second.setup, second.start, lot);
    return begins >= lotDone(board, first, lot);
  });
}

/** Every phase as early as it can be, after the one before them; `locks` are on the board already. All or nothing. */
export function placeForward(
  board: Board,
  job: CompiledJob,
  locks: ReadonlyMap<CompiledPhase, Booking> = new Map(),
  before: Booking | null = null,
): Placed {
  const bookings: Booking[] = [];
  const undo = () => {
    for (const booking of bookings) if (!locks.has(booking.phase)) takeOff(board, booking);
  };
  for (const phase of job.phases) {
    const after = bookings.at(-1) ?? before;
    const ready: Ready = { from: job.release, after };
    const locked = locks.get(phase);
    if (locked && after && !followsWell(board, after, locked)) {
      undo();
      return { ok: false, phase, why: 'lock-too-early' };
    }
    const booking = locked ?? findEarliestAnywhere(board, phase, ready);
    if (!booking) {
      undo();
      return { ok: false, phase, why: 'no-room' };
    }
    if (!locked) put(board, booking);
    bookings.push(booking);
  }
  return { ok: true, bookings };
}
