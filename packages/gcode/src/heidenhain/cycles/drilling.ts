import { ROW } from '../../canon/row-kind.ts';
import type { HoleWriter } from '../../toolpath/hole-writer.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { type Levels, lengthOf, levelsOf, numberOf, startHole } from './cycle-values.ts';

const MAX_PECKS = 20_000;
/** Way off the wall before a boring bar comes out, mm. */
const DISENGAGE = 0.2;

type Drill = (run: KlartextRun, hole: HoleWriter, levels: Levels) => void;

/** Goes to the clearance, drills, and leaves the tool at the second clearance. */
function drilled(drill: Drill): (run: KlartextRun) => void {
  return (run) => {
    const hole = startHole(run);
    const levels = levelsOf(run);
    hole.rapid(levels.clear);
    drill(run, hole, levels);
    if (hole.level < levels.clear) hole.rapid(levels.clear);
    hole.rapid(levels.second);
  };
}

/** 200: pecks of Q202, out to the clearance each time. */
const peckDrill: Drill = (run, hole, { surface, clear, bottom }) => {
  const feed = lengthOf(run, 206);
  const set = Math.abs(lengthOf(run, 200));
  pecks(surface, bottom, lengthOf(run, 202), 0, 0, (depth, last) => {
    hole.cut(depth, feed);
    if (last) hole.dwell(numberOf(run, 211));
    else {
      hole.rapid(clear);
      hole.dwell(numberOf(run, 210));
      hole.rapid(Math.min(clear, depth + set));
    }
  });
};

/** Depths of a peck drill: each step shorter by `less`, never under `least`. */
export function pecks(
  surface: number,
  bottom: number,
  step: number,
  less: number,
  least: number,
  each: (depth: number, last: boolean, count: number) => void,
): void {
  let depth = surface;
  let size = Math.abs(step) > 0 ? Math.abs(step) : Number.POSITIVE_INFINITY;
  for (let i = 0; i < MAX_PECKS; i++) {
    depth = Math.max(bottom, depth - size);
    const last = depth <= bottom + 1e-9;
    each(last ? bottom : depth, last, i);
    if (last) return;
    size = Math.max(size - Math.abs(less), Math.abs(least), 1e-3);
  }
  each(bottom, true, MAX_PECKS);
}

/** 203: Q213 chip breaks of Q256 between two ways out. */
const universalDrill: Drill = (run, hole, { surface, clear, bottom }) => {
  const feed = lengthOf(run, 206);
  const breaks = Math.floor(numberOf(run, 213));
  const back = Math.abs(lengthOf(run, 256)) || 0.2;
  let broken = 0;
  pecks(surface, bottom, lengthOf(run, 202), lengthOf(run, 212), lengthOf(run, 205), (depth, last) => {
    hole.cut(depth, feed);
    if (last) hole.dwell(numberOf(run, 211));
    else if (broken < breaks) {
      broken += 1;
      hole.rapid(depth + back);
    } else {
      broken = 0;
      hole.rapid(clear);
      hole.dwell(numberOf(run, 210));
      hole.rapid(Math.min(clear, depth + Math.abs(lengthOf(run, 200))));
    }
  });
  retract(run, hole, clear);
};

/** Out at Q208; 0 or a very high value is rapid. */
function retract(run: KlartextRun, hole: HoleWriter, clear: number): void {
  const feed = lengthOf(run, 208);
  if (feed > 0 && feed < 99_999) hole.cut(clear, feed);
  else hole.rapid(clear);
}

/** 205: chips broken each Q257, out to the clearance each Q202, back to the stop distance Q258 … Q259. */
const deepDrill: Drill = (run, hole, { surface, clear, bottom }) => {
  const feed = lengthOf(run, 206);
  const chip = Math.abs(lengthOf(run, 257));
  const back = Math.abs(lengthOf(run, 256)) || 0.2;
  const start = surface - Math.abs(lengthOf(run, 379));
  const stop = (depth: number) => {
    const part = (start - depth) / Math.max(1e-9, start - bottom);
    return lengthOf(run, 258) + (lengthOf(run, 259) - lengthOf(run, 258)) * part;
  };
  if (start < surface) hole.cut(start, lengthOf(run, 253) || feed);
  let from = start;
  pecks(start, bottom, lengthOf(run, 202), lengthOf(run, 212), lengthOf(run, 205), (depth, last) => {
    pecks(from, depth, chip, 0, 0, (level, end) => {
      hole.cut(level, feed);
      if (!end) hole.rapid(level + back);
    });
    from = depth;
    if (last) hole.dwell(numberOf(run, 211));
    else {
      hole.rapid(clear);
      hole.rapid(Math.min(clear, depth + Math.abs(stop(depth))));
    }
  });
  retract(run, hole, clear);
};

/** 201: out at the reaming feed unless Q208 gives another. */
const ream: Drill = (run, hole, { clear, bottom }) => {
  const feed = lengthOf(run, 206);
  hole.cut(bottom, feed);
  hole.dwell(numberOf(run, 211));
  const out = lengthOf(run, 208);
  hole.cut(clear, out > 0 ? out : feed);
};

/** 202: oriented stop, off the wall by the way Q214 tells, out, back over the hole. */
const bore: Drill = (run, hole, { clear, second, bottom }) => {
  const { sink } = run;
  hole.cut(bottom, lengthOf(run, 206));
  hole.dwell(numberOf(run, 211));
  const [du, dv] = [
    [0, 0],
    [-1, 0],
    [0, -1],
    [1, 0],
    [0, 1],
  ][Math.floor(numberOf(run, 214))] ?? [0, 0];
  if (!du && !dv) {
    retract(run, hole, clear);
    return;
  }
  sink.event(ROW.orient, numberOf(run, 336), run.line);
  hole.shift((du ?? 0) * DISENGAGE, (dv ?? 0) * DISENGAGE);
  retract(run, hole, clear);
  hole.rapid(second);
  hole.shift(-(du ?? 0) * DISENGAGE, -(dv ?? 0) * DISENGAGE);
};

/** 240: to a depth, or to the diameter Q344 of a 90° point, the usual centre drill. */
const centreDrill: Drill = (run, hole, { surface, bottom }) => {
  const byDiameter = numberOf(run, 343) === 1;
  const depth = byDiameter ? surface - Math.abs(lengthOf(run, 344)) / 2 : bottom;
  hole.cut(depth, lengthOf(run, 206));
  hole.dwell(numberOf(run, 211));
};

/** 241: into the starting point, then down in one go. */
const gunDrill: Drill = (run, hole, { surface, clear, bottom }) => {
  const start = surface - Math.abs(lengthOf(run, 379));
  hole.cut(start, lengthOf(run, 253) || lengthOf(run, 206));
  hole.cut(bottom, lengthOf(run, 206));
  hole.dwell(numberOf(run, 211));
  retract(run, hole, clear);
};

/** Down and up in step with the spindle, which turns round at the bottom. */
function tapOnce(run: KlartextRun, hole: HoleWriter, bottom: number, clear: number, pitch: number): void {
  const { sink } = run;
  const { spindleDirection, spindleSpeed } = sink.state;
  const forward = spindleDirection === -1 ? -1 : 1;
  const feed = pitch * spindleSpeed;
  hole.thread(bottom, pitch, feed);
  hole.dwell(numberOf(run, 211));
  sink.spindle(forward === 1 ? -1 : 1, spindleSpeed, run.line);
  hole.thread(clear, pitch, feed);
  sink.spindle(forward, spindleSpeed, run.line);
}

/** 206: floating holder, the feed gives the pitch. */
const floatingTap: Drill = (run, hole, { clear, bottom }) => {
  const speed = run.sink.state.spindleSpeed;
  tapOnce(run, hole, bottom, clear, speed > 0 ? lengthOf(run, 206) / speed : 0);
};

/** 207: rigid; a negative pitch is a left-hand thread. */
const rigidTap: Drill = (run, hole, { clear, bottom }) =>
  tapOnce(run, hole, bottom, clear, Math.abs(lengthOf(run, 239)));

/** 209: rigid, chips broken each Q257 by Q256, or out of the hole when Q256 is 0. */
const breakingTap: Drill = (run, hole, { surface, clear, bottom }) => {
  const pitch = Math.abs(lengthOf(run, 239));
  const feed = pitch * run.sink.state.spindleSpeed;
  const back = Math.abs(lengthOf(run, 256));
  pecks(surface, bottom, lengthOf(run, 257), 0, 0, (depth, last) => {
    if (last) tapOnce(run, hole, bottom, clear, pitch);
    else {
      hole.thread(depth, pitch, feed);
      hole.thread(back > 0 ? depth + back : clear, pitch, feed);
    }
  });
};

export const DRILLING: Readonly<Record<number, (run: KlartextRun) => void>> = {
  200: drilled(peckDrill),
  201: drilled(ream),
  202: drilled(bore),
  203: drilled(universalDrill),
  205: drilled(deepDrill),
  206: drilled(floatingTap),
  207: drilled(rigidTap),
  209: drilled(breakingTap),
  240: drilled(centreDrill),
  241: drilled(gunDrill),
};
