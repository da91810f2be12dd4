import type { HoleGroup } from '@truciolo/part';
import { threadData } from '@truciolo/threads';
import type { CycleOptions } from '../model/cycle-proposal.ts';

export interface ChosenThread {
  readonly designation: string;
  readonly major: number;
  readonly pitch: number;
  /** Nobody said so: the diameter is that of its tap drill. */
  readonly assumed: boolean;
}

/** Only what most such holes are: metric coarse. Other proposals stay a question. */
const COARSE = /^M\d+([.,]\d+)?$/;

/** A thread longer than this many diameters holds no better: such a hole is drilled for something else. */
const LONGEST = 3;

/** The thread of a hole group: chosen, modelled, or the metric coarse one its diameter is the drill of. */
export function chooseThread(
  group: HoleGroup,
  index: number,
  threads: CycleOptions['threads'],
  isModelled = false,
): ChosenThread | null {
  const said = threads?.[index];
  if (said === null) return null;
  const designation =
    said ??
    group.threadProposals.find((proposal) => isModelled || COARSE.test(proposal.designation))?.designation;
  if (designation === undefined) return null;
  const data = threadData(designation);
  if (!data.ok) return null;
  const { basic, pitch } = data.value;
  const assumed = said === undefined && !isModelled;
  if (assumed && group.depth > LONGEST * basic.major) return null;
  return { designation: data.value.designation, major: basic.major, pitch, assumed };
}
