import { nextOpen } from '../calendar/time-line.ts';
import type { Minute } from '../calendar/wall-time.ts';
import { type Board, machineOf } from './board.ts';
import { minutesFor } from './compile-problem.ts';
import type { CompiledPhase } from './compiled.ts';
import type { Booking } from './machine-track.ts';
import { cycleLine, endOf } from './phase-time.ts';

/** A lot handed from a phase to the next. */
interface HandOver {
  /** Pieces handed over before it. */
  readonly before: number;
  /** Pieces handed over with it, too. */
  readonly upTo: number;
}

/** The lots between two phases; one when the pieces go on all together. */
export function handOvers(phase: CompiledPhase, next: CompiledPhase): HandOver[] {
  if (phase.lot >= phase.quantity || phase.quantity !== next.quantity)
    return [{ before: 0, upTo: phase.quantity }];
  const lots: HandOver[] = [];
  for (let before = 0; before < phase.quantity; before += phase.lot)
    lots.push({ before, upTo: Math.min(phase.quantity, before + phase.lot) });
  return lots;
}

/** When the pieces of a lot are done. */
export function lotDone(board: Board, booking: Booking, lot: HandOver): Minute {
  const { phase, setup, start } = booking;
  if (lot.upTo >= phase.quantity) return booking.end;
  return endOf(machineOf(board, booking.machine), phase, setup, start, minutesFor(phase.cycle, lot.upTo));
}

/** Minutes of its own cycle a phase has behind it when it comes to a lot: rounded down, so that no piece is used before it is there. */
export const workBeforeLot = (phase: CompiledPhase, lot: HandOver): number =>
  Math.min(phase.work, Math.floor(phase.cycle * lot.before));

/** When a phase begun at `start` comes to a lot. */
export function lotBegins(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  start: Minute,
  lot: HandOver,
): Minute {
  if (lot.before === 0) return start;
  const machine = machineOf(board, machineIndex);
  const work = workBeforeLot(phase, lot);
  const done = endOf(machine, phase, setup, start, work);
  if (work >= phase.work) return done;
  return nextOpen(cycleLine(machine, phase), done);
}
