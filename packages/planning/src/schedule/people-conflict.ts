import { workBefore } from '../calendar/time-line.ts';
import type { Minute } from '../calendar/wall-time.ts';
import { type Board, machineOf, needsPeople } from './board.ts';
import type { CompiledPhase } from './compiled.ts';
import { type CrewTrack, firstAbove, type Shortage } from './crew-track.ts';
import { cycleLine, latestStart, stretchesOf } from './phase-time.ts';

interface Found extends Shortage {
  /** Minutes of set-up and cycle done before the minute that lacks people. */
  readonly setupDone: number;
  readonly workDone: number;
}

function findShortage(
  board: Board,
  machineIndex: number,
  phase: CompiledPhase,
  setup: number,
  start: Minute,
): Found | null {
  const machine = machineOf(board, machineIndex);
  const crew = board.crews[machine.crew] as CrewTrack;
  const limit = board.problem.crews[machine.crew]?.limit ?? 0;
  const stretches = stretchesOf(machine, phase, setup, start);
  for (const stretch of stretches) {
    if (stretch.people === 0) continue;
    const shortage = firstAbove(crew, stretch.start, stretch.end, limit - stretch.people);
    if (!shortage) continue;
    const line = stretch.kind === 'setup' ? machine.attended : cycleLine(machine, phase);
    const kindStart = (stretches.find(({ kind }) => kind === stretch.kind) ?? stretch).start;
    const minute = Math.max(stretch.start, shortage.start);
    const done = workBefore(line, minute) - workBefore(line, kindStart);
    return stretch.kind === 'setup'
      ? { ...shortage, setupDone: done, workDone: 0 }
      : { ...shortage, setupDone: setup, workDone: done };
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
  const found = findShortage(board, machineIndex, phase, setup, start);
  if (!found) return null;
  if (found.end === Number.POSITIVE_INFINITY) return found.end;
  // With any start before this one the same minute of work would still fall into the shortage.
  const later = latestStart(machine, phase, found.setupDone, found.end, found.workDone);
  return Math.max(start + 1, later);
}
