import type { Minute } from '../calendar/wall-time.ts';
import type { Plan } from '../model/plan.ts';
import type { Board } from '../schedule/board.ts';
import { machineOf } from '../schedule/board.ts';
import type { CompiledJob, CompiledPhase } from '../schedule/compiled.ts';
import { handOvers } from '../schedule/lots.ts';
import type { Booking } from '../schedule/machine-track.ts';

/** A job of which some phases are still free to move; `after` is the last one that is not. */
export interface OpenJob {
  readonly job: CompiledJob;
  readonly phases: readonly CompiledPhase[];
  readonly after: Booking | null;
}

/** Time on a machine that is taken by what does not move. No operation begins before it and ends after it. */
export interface Wall {
  readonly start: Minute;
  readonly end: Minute;
  /** How it leaves the machine set up. */
  readonly key: number;
}

/** Where a phase lies in the plan in force. */
export interface OldPlace {
  readonly machine: number;
  readonly start: Minute;
}

/** Machine and begin of every operation: a plan is made again from them. */
export interface Places {
  readonly machine: Int32Array;
  readonly start: Float64Array;
}

/**
 * The work that is free to move, as tables: operations are numbered job by job, in the order of their job. The board holds what
 * stays where it is.
 */
export interface Shop {
  readonly board: Board;
  readonly jobs: readonly OpenJob[];
  readonly phases: readonly CompiledPhase[];
  /** Minutes of set-up and of the cycle. */
  readonly setup: Float64Array;
  readonly work: Float64Array;
  /** Equal numbers share a set-up; -1 = it is always needed. */
  readonly key: Int32Array;
  /** Not before: material, or the end of what does not move; for the first operation of a job. */
  readonly ready: Float64Array;
  readonly job: Int32Array;
  /** Operation before and after it in its job, -1 = none. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** Last operation of each job. */
  readonly last: Int32Array;
  /** 1 where pieces arrive lot by lot, so that the bound of the start has to be worked out. */
  readonly lotted: Uint8Array;
  readonly walls: readonly (readonly Wall[])[];
  readonly oldPlaces: readonly (OldPlace | undefined)[];
  readonly hasCrews: boolean;
}

/** Bookings as walls; one that keeps the set-up of the one before is joined to it, since nothing may come between. */
function wallsOf(track: readonly Booking[], keyOf: (phase: CompiledPhase) => number): Wall[] {
  const walls: Wall[] = [];
  for (const { start, end, setupReused, phase } of track) {
    const before = walls.at(-1);
    if (setupReused && before) walls[walls.length - 1] = { start: before.start, end, key: keyOf(phase) };
    else walls.push({ start, end, key: keyOf(phase) });
  }
  return walls;
}

/** Places of a plan by phase, for machines that still exist. */
export function oldPlacesOf(board: Board, plan: Plan | undefined): Map<string, OldPlace> {
  const machines = new Map(board.problem.machines.map(({ id }, index) => [id, index]));
  return new Map(
    (plan?.phases ?? []).flatMap(({ phase, machine, start }): [string, OldPlace][] => {
      const index = machines.get(machine);
      return index === undefined ? [] : [[phase, { machine: index, start }]];
    }),
  );
}

/** Numbers for the keys of set-ups. */
function makeKeys(): (phase: CompiledPhase) => number {
  const numbers = new Map<string, number>();
  return ({ setupKey }) => {
    if (setupKey === null) return -1;
    const known = numbers.get(setupKey) ?? numbers.size;
    numbers.set(setupKey, known);
    return known;
  };
}

export function makeShop(
  board: Board,
  jobs: readonly OpenJob[],
  oldPlaces: ReadonlyMap<string, OldPlace>,
): Shop {
  const operations = jobs.flatMap(({ phases, after }, job) =>
    phases.map((phase, index) => ({ phase, job, index, count: phases.length, after })),
  );
  const phases = operations.map(({ phase }) => phase);
  const keyOf = makeKeys();
  const last = new Int32Array(jobs.length).fill(-1);
  for (const [operation, { job }] of operations.entries()) last[job] = operation;
  return {
    board,
    jobs,
    phases,
    last,
    setup: Float64Array.from(phases, ({ setup }) => setup),
    work: Float64Array.from(phases, ({ work }) => work),
    key: Int32Array.from(phases, keyOf),
    ready: Float64Array.from(operations, ({ job, after }) =>
      Math.max(jobs[job]?.job.release ?? 0, after?.end ?? 0),
    ),
    job: Int32Array.from(operations, ({ job }) => job),
    before: Int32Array.from(operations, ({ index }, operation) => (index === 0 ? -1 : operation - 1)),
    after: Int32Array.from(operations, ({ index, count }, operation) =>
      index === count - 1 ? -1 : operation + 1,
    ),
    lotted: Uint8Array.from(operations, ({ phase, index, after }, operation) => {
      const before = index > 0 ? phases[operation - 1] : after?.phase;
      return before && handOvers(before, phase).length > 1 ? 1 : 0;
    }),
    walls: board.problem.machines.map((_, machine) => wallsOf(board.tracks[machine] ?? [], keyOf)),
    oldPlaces: phases.map(({ id }) => oldPlaces.get(id)),
    hasCrews: phases.some(({ machines }) => machines.some((machine) => machineOf(board, machine).crew >= 0)),
  };
}

/** Does it take a place in the order of its machine? */
export const takesPlace = ({ board, phases }: Shop, operation: number, machine: number): boolean => {
  const { setup, work } = phases[operation] as CompiledPhase;
  return setup + work > 0 && !machineOf(board, machine).unlimited;
};

/** Two readers, one for each kind of table, so that the hot loops stay of one kind. */
export const at = (values: Int32Array, index: number): number => values[index] as number;
export const moment = (values: Float64Array, index: number): number => values[index] as number;
