import type { HoleGroup } from '@truciolo/part';
import { passageFor, threadData } from '@truciolo/threads';
import type { CycleOptions } from '../model/cycle-proposal.ts';

export interface ChosenThread {
  readonly designation: string;
  readonly major: number;
  readonly pitch: number;
  /** Guessed from the diameter, which is that of its tap drill. */
  readonly assumed: boolean;
}

/** Only what most such holes are: metric coarse. Other proposals stay a question. */
const COARSE = /^M\d+([.,]\d+)?$/;

/** A longer thread, in diameters, holds no better: such a hole has another purpose. */
const LONGEST = 3;

const coarseOf = ({ threadProposals }: HoleGroup): string | undefined =>
  threadProposals.find(({ designation }) => COARSE.test(designation))?.designation;

/** The user has not decided, and a common screw passes such a hole too: tapped and clearance are equally likely. */
export const isThreadOpen = (
  group: HoleGroup,
  index: number,
  threads: CycleOptions['threads'],
  isModelled: boolean,
): boolean =>
  !isModelled &&
  threads?.[index] === undefined &&
  group.through &&
  coarseOf(group) !== undefined &&
  passageFor(group.diameter) !== null;

/**
 * The thread of a hole group: chosen, modelled, or the metric coarse one its diameter is the drill of, unless that is an
 * open question.
 */
export function chooseThread(
  group: HoleGroup,
  index: number,
  threads: CycleOptions['threads'],
  isModelled = false,
): ChosenThread | null {
  const said = threads?.[index];
  if (said === null || isThreadOpen(group, index, threads, isModelled)) return null;
  const designation = said ?? (isModelled ? group.threadProposals[0]?.designation : coarseOf(group));
  if (designation === undefined) return null;
  const data = threadData(designation);
  if (!data.ok) return null;
  const { basic, pitch } = data.value;
  const assumed = said === undefined && !isModelled;
  if (assumed && group.depth > LONGEST * basic.major) return null;
  return { designation: data.value.designation, major: basic.major, pitch, assumed };
}
