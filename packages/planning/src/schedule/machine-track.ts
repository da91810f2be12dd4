import type { Minute } from '../calendar/wall-time.ts';
import type { CompiledPhase } from './compiled.ts';

/** A phase in its place. */
export interface Booking {
  readonly phase: CompiledPhase;
  readonly machine: number;
  readonly start: Minute;
  readonly end: Minute;
  readonly setup: number;
  /** It leans on the set-up of the one before: nothing else may come between. */
  readonly setupReused: boolean;
  readonly locked: boolean;
}

/** Bookings of a machine, in order of time. Phases without duration take no place on it. */
export type MachineTrack = Booking[];

/** Index of the first booking that ends after a moment. */
export function firstEndingAfter(track: MachineTrack, moment: Minute): number {
  let low = 0;
  let high = track.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((track[middle] as Booking).end <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function book(track: MachineTrack, booking: Booking): void {
  if (booking.end > booking.start) track.splice(firstEndingAfter(track, booking.start), 0, booking);
}

export function unbook(track: MachineTrack, booking: Booking): void {
  const index = firstEndingAfter(track, booking.start);
  if (track[index] === booking) track.splice(index, 1);
}

/** Is the machine ready for a phase as the booking before it leaves it? */
export const keepsSetup = (before: Booking | undefined, phase: CompiledPhase): boolean =>
  phase.setup > 0 && phase.work > 0 && phase.setupKey !== null && before?.phase.setupKey === phase.setupKey;

/** Nothing may come between a booking and the one whose set-up it keeps, unless it needs the same set-up itself. */
export const mayComeBefore = (next: Booking | undefined, phase: CompiledPhase): boolean =>
  !next?.setupReused || next.phase.setupKey === phase.setupKey;
