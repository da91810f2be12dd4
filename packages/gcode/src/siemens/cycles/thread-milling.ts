import { cutHelix } from '../../toolpath/bore-helix.ts';
import { Frame, type Point } from '../../toolpath/frame.ts';
import { planePoint } from '../../toolpath/rounded-rectangle.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { type Arguments, type Cycle, levelsOf, neededRadius, numberAt } from './cycle-arguments.ts';

/*
 * CYCLE90: Siemens 840D sl Programming Manual Cycles 6FC5398-3BP20 (11/2006), section 3.2. The list of CYCLE70 is compared
 * with none.
 */

interface Thread {
  readonly diameter: number;
  readonly pitch: number;
  /** Turns that one cut covers: teeth of the cutter, one where it has a single one. */
  readonly teeth: number;
  readonly outside: boolean;
  readonly clockwise: boolean;
  readonly feed: number;
  readonly centre: readonly [number, number];
}

/** Onto the thread in the middle plane, a helix from the surface to the depth (or one turn of a comb), and off it. */
function millThread(run: SiemensRun, args: Arguments, column: number, name: string, thread: Thread): void {
  const radius = neededRadius(run, column);
  if (radius === null) return;
  const { path } = run;
  const { surface, clear, bottom, retract } = levelsOf(run, args, name === 'CYCLE90');
  const reach = thread.outside ? thread.diameter / 2 + radius : thread.diameter / 2 - radius;
  if (!(reach > 0) || !(thread.pitch > 0)) {
    run.finding('bad-block', column, { reason: 'filetto senza passo o utensile troppo grande' });
    return;
  }
  const away = thread.outside ? reach + radius : 0;
  const depth = surface - bottom;
  const combs = Math.max(1, Math.ceil(depth / (thread.teeth * thread.pitch) - 1e-9));
  const centre: Point = [0, 0, 0];
  const [u, v] = path.axes;
  [centre[u], centre[v]] = thread.centre;
  const { pitch, clockwise, feed } = thread;
  path.inside(Frame.identity.shifted(...centre), () => {
    path.rapid(planePoint(path, away, 0, clear));
    const cuts =
      thread.teeth > 1
        ? Array.from({ length: combs }, (_, i) => [surface - i * thread.teeth * pitch, pitch] as const)
        : [[surface, depth] as const];
    for (const [from, way] of cuts) {
      path.rapid(planePoint(path, away, 0, from));
      path.cut(planePoint(path, reach, 0, from), feed);
      cutHelix(path, { radius: reach, from, to: from - way, pitch, clockwise, feed });
      path.cut(planePoint(path, away, 0, from - way), feed);
    }
    path.rapid(planePoint(path, away, 0, retract));
  });
  run.programmed = path.at;
  run.finding(name === 'CYCLE70' ? 'cycle-unverified' : 'cycle-approximate', column, { word: name });
}

/** CYCLE90(RTP, RFP, SDIS, DP, DPR, DIATH, KDIAM, PIT, FFR, CDIR, TYPTH, CPA, CPO). */
export const oldThreadMill: Cycle = (run, args, column) => {
  const { unit } = run;
  millThread(run, args, column, 'CYCLE90', {
    diameter: Math.abs(numberAt(args, 5)) * unit,
    pitch: Math.abs(numberAt(args, 7)) * unit,
    teeth: 1,
    clockwise: Math.floor(numberAt(args, 9)) === 2,
    outside: Math.floor(numberAt(args, 10)) === 1,
    feed: numberAt(args, 8) * run.feedUnit || run.feed,
    centre: [numberAt(args, 11) * unit, numberAt(args, 12) * unit],
  });
};

/** CYCLE70(RTP, RFP, SDIS, DP, DIATH, H1, FAL, PIT, NT, MID, FFR, TYPTH, PA, PO, …): infeeds of MID over the depth H1. */
export const threadMill: Cycle = (run, args, column) => {
  const { unit } = run;
  const outside = Math.floor(numberAt(args, 11)) === 1;
  const height = Math.abs(numberAt(args, 5)) * unit;
  const infeed = Math.abs(numberAt(args, 9)) * unit;
  const passes = height > 0 && infeed > 0 ? Math.min(100, Math.ceil(height / infeed - 1e-9)) : 1;
  const full = Math.abs(numberAt(args, 4)) * unit;
  for (let i = 1; i <= passes; i++) {
    const left = 2 * height * (1 - i / passes);
    millThread(run, args, column, 'CYCLE70', {
      diameter: outside ? full - 2 * height + left : full - left,
      pitch: Math.abs(numberAt(args, 7)) * unit,
      teeth: Math.max(1, Math.floor(numberAt(args, 8))),
      clockwise: outside,
      outside,
      feed: numberAt(args, 10) * run.feedUnit || run.feed,
      centre: [numberAt(args, 12) * unit, numberAt(args, 13) * unit],
    });
  }
};
