import type { SiemensRun } from '../../siemens-run.ts';
import { type Cycle, isGiven, numberAt } from '../cycle-arguments.ts';
import { coarsePitch } from '../tapping.ts';
import { latheWriter, lengthAt, radiusAt } from './lathe-path.ts';

/*
 * CYCLE97: Siemens 840D sl Programming Manual Cycles 6FC5398-3BP20 (11/2006), chapter 4. CYCLE99: 840D sl Programming
 * Manual "Programming cycles externally". The list of CYCLE98 is compared with none.
 */

const CLEARANCE = 1;
const MOST_PASSES = 500;

interface Thread {
  /** Ends of the thread and of its sections, X as radius on the crest. */
  readonly points: readonly { readonly x: number; readonly z: number }[];
  /** Pitch of each section. */
  readonly pitches: readonly number[];
  readonly runIn: number;
  readonly runOut: number;
  readonly depth: number;
  readonly stock: number;
  readonly cuts: number;
  readonly emptyCuts: number;
  readonly starts: number;
  readonly inside: boolean;
  /** Every cut takes the same area, not the same depth. */
  readonly degressive: boolean;
  readonly retract: number;
}

function cutThread(run: SiemensRun, thread: Thread): void {
  const writer = latheWriter(run);
  const { points, inside } = thread;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const way = inside ? -1 : 1;
  const forward = Math.sign(last.z - first.z) || -1;
  const rough = Math.max(0, thread.depth - thread.stock);
  const cuts = Math.min(MOST_PASSES, Math.max(1, Math.floor(thread.cuts)));
  const depths = Array.from({ length: cuts }, (_, i) => {
    const share = (i + 1) / cuts;
    return rough * (thread.degressive ? Math.sqrt(share) : share);
  });
  if (thread.stock > 0) depths.push(thread.depth);
  for (let i = 0; i < Math.min(MOST_PASSES, thread.emptyCuts); i++) depths.push(thread.depth);
  const [from, to] = [first.z - forward * thread.runIn, last.z + forward * thread.runOut];
  const outer = way * Math.max(...points.map(({ x }) => way * x)) + way * thread.retract;
  for (let start = 0; start < Math.min(99, Math.max(1, thread.starts)); start++) {
    for (const depth of depths) {
      if (!run.hasRoom) return;
      writer.rapid(outer, from);
      writer.rapid(first.x - way * depth, from);
      for (const [i, pitch] of thread.pitches.entries()) {
        const end = points[i + 1];
        const isLast = i === thread.pitches.length - 1;
        if (end) writer.thread(end.x - way * depth, isLast ? to : end.z, pitch);
      }
      writer.rapid(outer, to);
    }
  }
  writer.rapid(outer, from);
  run.programmed = run.path.at;
}

/** CYCLE97(PIT, MPIT, SPL, FPL, DM1, DM2, APP, ROP, TDEP, FAL, IANG, NSP, NRC, NID, VARI, NUMT, VRT). */
export const thread: Cycle = (run, args) => {
  const pitch = Math.abs(lengthAt(run, args, 0)) || coarsePitch(numberAt(args, 1));
  const variant = Math.floor(numberAt(args, 14)) % 10;
  cutThread(run, {
    points: [
      { x: radiusAt(run, args, 4), z: lengthAt(run, args, 2) },
      { x: radiusAt(run, args, isGiven(args, 5) ? 5 : 4), z: lengthAt(run, args, 3) },
    ],
    pitches: [pitch],
    runIn: Math.abs(lengthAt(run, args, 6)),
    runOut: Math.abs(lengthAt(run, args, 7)),
    depth: Math.abs(lengthAt(run, args, 8)),
    stock: Math.abs(lengthAt(run, args, 9)),
    cuts: numberAt(args, 12),
    emptyCuts: Math.max(0, numberAt(args, 13)),
    starts: numberAt(args, 15) || 1,
    inside: variant === 2 || variant === 4,
    degressive: variant >= 3,
    retract: Math.abs(lengthAt(run, args, 16)) || CLEARANCE,
  });
};

/** CYCLE98(PO1, DM1 … PO4, DM4, APP, ROP, TDEP, FAL, IANG, NSP, NRC, NID, PP1, PP2, PP3, VARI, NUMT, VRT). */
export const threadChain: Cycle = (run, args, column) => {
  const variant = Math.floor(numberAt(args, 19)) % 10;
  cutThread(run, {
    points: [0, 2, 4, 6].map((index) => ({
      z: lengthAt(run, args, index),
      x: radiusAt(run, args, index + 1),
    })),
    pitches: [16, 17, 18].map((index) => Math.abs(lengthAt(run, args, index))),
    runIn: Math.abs(lengthAt(run, args, 8)),
    runOut: Math.abs(lengthAt(run, args, 9)),
    depth: Math.abs(lengthAt(run, args, 10)),
    stock: Math.abs(lengthAt(run, args, 11)),
    cuts: numberAt(args, 14),
    emptyCuts: Math.max(0, numberAt(args, 15)),
    starts: numberAt(args, 20) || 1,
    inside: variant === 2 || variant === 4,
    degressive: variant >= 3,
    retract: Math.abs(lengthAt(run, args, 21)) || CLEARANCE,
  });
  run.finding('cycle-unverified', column, { word: 'CYCLE98' });
};

/** CYCLE99(SPL, SPD, FPL, FPD, APP, ROP, TDEP, FAL, IANG, NSP, NRC, NID, PIT, VARI, NUMTH, SDIS, MID, …). */
export const newThread: Cycle = (run, args, column) => {
  const depth = Math.abs(lengthAt(run, args, 6));
  const infeed = Math.abs(lengthAt(run, args, 16));
  const counted = Math.floor(numberAt(args, 10));
  const variant = Math.floor(numberAt(args, 13));
  cutThread(run, {
    points: [
      { x: radiusAt(run, args, 1), z: lengthAt(run, args, 0) },
      { x: radiusAt(run, args, isGiven(args, 3) ? 3 : 1), z: lengthAt(run, args, 2) },
    ],
    pitches: [Math.abs(lengthAt(run, args, 12))],
    runIn: Math.abs(lengthAt(run, args, 4)),
    runOut: Math.abs(lengthAt(run, args, 5)),
    depth,
    stock: Math.abs(lengthAt(run, args, 7)),
    cuts: counted > 0 ? counted : infeed > 0 ? Math.ceil(depth / infeed) : 10,
    emptyCuts: Math.max(0, numberAt(args, 11)),
    starts: numberAt(args, 14) || 1,
    // Units of VARI: 1, 3 outside; 2, 4 inside; from 3 on with falling infeed.
    inside: variant % 2 === 0,
    degressive: variant % 10 >= 3,
    retract: Math.abs(lengthAt(run, args, 15)) || CLEARANCE,
  });
  run.finding('cycle-estimated', column, { word: 'CYCLE99' });
};
