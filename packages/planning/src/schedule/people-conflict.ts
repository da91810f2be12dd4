import { workBefore } from '../calendar/time-line.ts';
import type { Minute } from '../calendar/wall-time.ts';
import { type Board, machineOf, needsPeople } from './board.ts';
import type { CompiledPhase } from './compiled.ts';
import { type CrewTrack, firstAbove, lastAbove, type Shortage } from './crew-track.ts';
import { cycleLine, latestStart, stretchesOf } from './phase-time.ts';

interface Found extends Shortage {
  /** Minutes of set-up and cycle done before the minute that lacks people. */
  readonly setupDone: number;
  readonly workDone: number;
  readonly inSetup: boolean;
}

function findShortage(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  start: Minute,
  direction: 'first' | 'last',
): Found | null {
  const machine = machineOf(board, machineIndex);
  const crew = board.crews[machine.crew] as CrewTrack;
  const limit = board.problem.crews[machine.crew]?.limit ?? 0;
  const stretches = stretchesOf(machine, phase, setup, start);
  const search = direction === 'first' ? firstAbove : lastAbove;
  for (const stretch of direction === 'first' ? stretches : stretches.toReversed()) {
    if (stretch.people === 0) continue;
    const shortage = search(crew, stretch.start, stretch.end, limit - stretch.people);
    if (!shortage) continue;
    const line = stretch.kind === 'setup' ? machine.attended : cycleLine(machine, phase);
    const kindStart = (stretches.find(({ kind }) => kind === stretch.kind) ?? stretch).start;
    // The minute that lacks people: the first of the shortage, or its last when the plan is made backwards.
    const minute =
      direction === 'first'
        ? Math.max(stretch.start, shortage.start)
        : Math.min(stretch.end, shortage.end) - 1;
    const done = workBefore(line, minute) - workBefore(line, kindStart);
    return stretch.kind === 'setup'
      ? { ...shortage, setupDone: done, workDone: 0, inSetup: true }
      : { ...shortage, setupDone: setup, workDone: done, inSetup: false };
  }
  return null;
}

/** Null when people are there all the time; otherwise the first later start worth trying. */
export function laterForPeople(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  start: Minute,
): Minute | null {
  const machine = machineOf(board, machineIndex);
  if (!needsPeople(machine, phase, setup)) return null;
  const found = findShortage(board, machineIndex, phase, setup, start, 'first');
  if (!found) return null;
  if (found.end === Number.POSITIVE_INFINITY) return found.end;
  // With any start before this one the same minute of work would still fall into the shortage.
  const later = latestStart(machine, phase, found.setupDone, found.end, found.workDone);
  return Math.max(start + 1, later);
}

/** The same towards the past. */
export function earlierForPeople(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  start: Minute,
): Minute | null {
  const machine = machineOf(board, machineIndex);
  if (!needsPeople(machine, phase, setup)) return null;
  const found = findShortage(board, machineIndex, phase, setup, start, 'last');
  if (!found) return null;
  if (found.start === Number.NEGATIVE_INFINITY) return found.start;
  return found.inSetup
    ? latestStart(machine, phase, found.setupDone + 1, found.start, 0)
    : latestStart(machine, phase, found.setupDone, found.start, found.workDone + 1);
}
