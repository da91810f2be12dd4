import { cutHelix } from '../../toolpath/bore-helix.ts';
import { Frame, type Point } from '../../toolpath/frame.ts';
import { HoleWriter } from '../../toolpath/hole-writer.ts';
import { planePoint } from '../../toolpath/rounded-rectangle.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { lengthOf, levelsOf, numberOf } from './cycle-values.ts';
import { pecks } from './drilling.ts';
import { neededRadius } from './milling.ts';

/*
 * 204 and 263-265: parameters after HEIDENHAIN, TNC 640 User's Manual "Programming of Machining Cycles", chapters on
 * drilling and on tapping and thread milling.
 */

/** Half a turn leads onto the thread and off it. */
function millThread(run: KlartextRun, centre: Point, to: (pitch: number) => [number, number]): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const { path } = run;
  const { clear, second } = levelsOf(run);
  const reach = Math.abs(lengthOf(run, 335)) / 2 - radius;
  const pitch = Math.abs(lengthOf(run, 239));
  if (!(reach > 0) || !(pitch > 0)) {
    run.finding('bad-block', 1, { reason: 'filetto senza passo o utensile troppo grande' });
    return;
  }
  const feed = lengthOf(run, 207);
  const [from, end] = to(pitch);
  const clockwise = numberOf(run, 351) < 0;
  path.inside(Frame.identity.shifted(...centre), () => {
    path.rapid(planePoint(path, 0, 0, clear));
    path.cut(planePoint(path, 0, 0, from), lengthOf(run, 253) || feed);
    path.arc(planePoint(path, reach, 0, from), { clockwise, centre: [reach / 2, 0], turns: 0 }, feed);
    cutHelix(path, { radius: reach, from, to: end, pitch, clockwise, feed });
    const off = path.at;
    const [u, v] = path.axes;
    path.arc(
      planePoint(path, 0, 0, end),
      { clockwise, centre: [(off[u] as number) / 2, (off[v] as number) / 2], turns: 0 },
      feed,
    );
    path.rapid(planePoint(path, 0, 0, second));
  });
  run.finding('cycle-approximate', 0, { word: `CYCL DEF ${run.cycle}` });
}

function centreHere(run: KlartextRun): Point {
  const at = run.path.at;
  const [u, v] = run.path.axes;
  const centre: Point = [0, 0, 0];
  centre[u] = at[u] as number;
  centre[v] = at[v] as number;
  return centre;
}

/** One turn, from the thread's end up by its pitch. */
const oneTurn =
  (run: KlartextRun) =>
  (pitch: number): [number, number] => {
    const bottom = levelsOf(run).surface + lengthOf(run, 201);
    return [bottom, bottom + pitch];
  };

/** Depth Q356 of the drilled or countersunk hole, Q254 the feed of the countersink. */
function countersink(run: KlartextRun): void {
  const hole = new HoleWriter(run.path);
  const { clear, surface } = levelsOf(run);
  hole.rapid(clear);
  hole.cut(surface + lengthOf(run, 356), lengthOf(run, 254));
  hole.rapid(clear);
}

/** 263: countersink to Q356, then one turn. */
function threadWithCountersink(run: KlartextRun): void {
  const centre = centreHere(run);
  countersink(run);
  millThread(run, centre, oneTurn(run));
}

/** 264: drill to Q356 in pecks of Q202, then one turn. */
function threadWithDrilling(run: KlartextRun): void {
  const centre = centreHere(run);
  const hole = new HoleWriter(run.path);
  const { clear, surface } = levelsOf(run);
  hole.rapid(clear);
  pecks(surface, surface + lengthOf(run, 356), lengthOf(run, 202), 0, 0, (depth, last) => {
    hole.cut(depth, lengthOf(run, 206));
    hole.rapid(clear);
    if (!last) hole.rapid(Math.min(clear, depth + Math.abs(lengthOf(run, 258))));
  });
  millThread(run, centre, oneTurn(run));
}

/** 265: one helix from the surface down to the thread's end. */
function helicalThread(run: KlartextRun): void {
  millThread(run, centreHere(run), () => {
    const { surface } = levelsOf(run);
    return [surface, surface + lengthOf(run, 201)];
  });
}

/** 204: oriented through the hole, back into the middle, the countersink cut upwards, and out again. */
function backBore(run: KlartextRun): void {
  const hole = new HoleWriter(run.path);
  const surface = lengthOf(run, 203);
  const clear = surface + Math.abs(lengthOf(run, 200));
  const [height, thickness, offset] = [249, 250, 251].map((number) => Math.abs(lengthOf(run, number))) as [
    number,
    number,
    number,
  ];
  const below = surface - thickness - Math.abs(lengthOf(run, 200));
  const preposition = lengthOf(run, 253);
  hole.rapid(clear);
  hole.shift(-offset, 0);
  hole.cut(below, preposition);
  hole.shift(offset, 0);
  hole.cut(surface - thickness + height, lengthOf(run, 254));
  hole.dwell(numberOf(run, 255));
  hole.cut(below, preposition);
  hole.shift(-offset, 0);
  hole.rapid(clear);
  hole.shift(offset, 0);
  hole.rapid(Math.max(clear, surface + lengthOf(run, 204)));
}

export const THREAD_CYCLES: Readonly<Record<number, (run: KlartextRun) => void>> = {
  204: backBore,
  263: threadWithCountersink,
  264: threadWithDrilling,
  265: helicalThread,
};
