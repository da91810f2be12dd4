import type { CompiledMachine, CompiledPhase, CompiledProblem } from './compiled.ts';
import { type CrewTrack, emptyCrewTrack, take } from './crew-track.ts';
import { type Booking, book, type MachineTrack, unbook } from './machine-track.ts';
import { stretchesOf } from './phase-time.ts';

/** The plan while it is made: what is booked on each machine, and the people taken. */
export interface Board {
  readonly problem: CompiledProblem;
  readonly tracks: readonly MachineTrack[];
  readonly crews: readonly CrewTrack[];
}

export const emptyBoard = (problem: CompiledProblem): Board => ({
  problem,
  tracks: problem.machines.map(() => []),
  crews: problem.crews.map(emptyCrewTrack),
});

export const machineOf = (board: Board, index: number): CompiledMachine =>
  board.problem.machines[index] as CompiledMachine;

/** Does the phase need somebody of the machine's crew? */
export const needsPeople = (machine: CompiledMachine, phase: CompiledPhase, setup: number): boolean =>
  machine.crew >= 0 && (setup > 0 || phase.people > 0);

export function takePeople(board: Board, booking: Booking, sign: 1 | -1): void {
  const machine = machineOf(board, booking.machine);
  if (!needsPeople(machine, booking.phase, booking.setup)) return;
  const crew = board.crews[machine.crew] as CrewTrack;
  for (const stretch of stretchesOf(machine, booking.phase, booking.setup, booking.start))
    take(crew, stretch.start, stretch.end, sign * stretch.people);
}

export function put(board: Board, booking: Booking): void {
  const machine = machineOf(board, booking.machine);
  if (!machine.unlimited) book(board.tracks[booking.machine] as MachineTrack, booking);
  takePeople(board, booking, 1);
}

/** The board as it is now, to go back to after a trial. */
export function remember({ tracks, crews }: Board): () => void {
  const booked = tracks.map((track) => [...track]);
  const people = crews.map(({ times, used }) => ({ times: [...times], used: [...used] }));
  const refill = <T>(list: T[], items: readonly T[]) => {
    list.length = 0;
    for (const item of items) list.push(item);
  };
  return () => {
    for (const [index, track] of tracks.entries()) refill(track, booked[index] ?? []);
    for (const [index, { times, used }] of crews.entries()) {
      refill(times, people[index]?.times ?? []);
      refill(used, people[index]?.used ?? []);
    }
  };
}

export function takeOff(board: Board, booking: Booking): void {
  const machine = machineOf(board, booking.machine);
  if (!machine.unlimited) unbook(board.tracks[booking.machine] as MachineTrack, booking);
  takePeople(board, booking, -1);
}
