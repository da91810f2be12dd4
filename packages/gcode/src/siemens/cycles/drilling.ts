import { ROW } from '../../canon/row-kind.ts';
import { HoleWriter } from '../../toolpath/hole-writer.ts';
import type { SiemensRun } from '../siemens-run.ts';
import {
  type Arguments,
  type Cycle,
  type CycleLevels,
  dwellOf,
  isGiven,
  levelsMakeSense,
  levelsOf,
  numberAt,
} from './cycle-arguments.ts';
import { drillDeep } from './deep-drilling.ts';
import { tap } from './tapping.ts';

type Drill = (run: SiemensRun, hole: HoleWriter, levels: CycleLevels, args: Arguments) => void;

/** To the clearance, the hole itself, then up to the retraction plane. */
function drilled(drill: Drill): Cycle {
  return (run, args, column) => {
    const levels = levelsOf(run, args);
    if (!levelsMakeSense(run, levels, column)) return;
    const hole = new HoleWriter(run.path);
    hole.rapid(levels.clear);
    drill(run, hole, levels, args);
    hole.rapid(levels.retract);
  };
}

const drill: Drill = (run, hole, { bottom }) => hole.cut(bottom, run.feed);

const counterbore: Drill = (run, hole, { bottom }, args) => {
  hole.cut(bottom, run.feed);
  hole.dwell(dwellOf(run, numberAt(args, 5)));
};

/** CYCLE85: down at FFR, up at RFF. */
const ream: Drill = (run, hole, { bottom, clear }, args) => {
  const feed = (index: number) => (isGiven(args, index) ? numberAt(args, index) * run.feedUnit : run.feed);
  hole.cut(bottom, feed(6));
  hole.dwell(dwellOf(run, numberAt(args, 5)));
  hole.cut(clear, feed(7));
};

/** CYCLE86: oriented stop, off the wall by RPA, RPO and RPAP, out, back over the hole. */
const bore: Drill = (run, hole, { bottom, retract }, args) => {
  const { sink, unit } = run;
  const { spindleSpeed, spindleDirection } = sink.state;
  const direction = numberAt(args, 6) === 4 ? -1 : numberAt(args, 6) === 3 ? 1 : spindleDirection;
  sink.spindle(direction, spindleSpeed, run.line);
  hole.cut(bottom, run.feed);
  hole.dwell(dwellOf(run, numberAt(args, 5)));
  sink.event(ROW.orient, numberAt(args, 10), run.line);
  const [du, dv, dw] = [numberAt(args, 7) * unit, numberAt(args, 8) * unit, numberAt(args, 9) * unit];
  if (du !== 0 || dv !== 0) hole.shift(du, dv);
  if (dw !== 0) hole.rapid(bottom + dw);
  hole.rapid(retract);
  if (du !== 0 || dv !== 0) hole.shift(-du, -dv);
  sink.spindle(direction, spindleSpeed, run.line);
};

/** CYCLE87, CYCLE88: the spindle stops at the bottom and the program waits for the operator. */
const boreAndStop: Drill = (run, hole, { bottom, retract }, args) => {
  const { sink } = run;
  const { spindleDirection, spindleSpeed } = sink.state;
  hole.cut(bottom, run.feed);
  if (args.length > 6) hole.dwell(dwellOf(run, numberAt(args, 5)));
  sink.spindle(0, spindleSpeed, run.line);
  sink.event(ROW.stop, 0, run.line);
  hole.rapid(retract);
  sink.spindle(spindleDirection, spindleSpeed, run.line);
};

/** CYCLE89: down and up at the same feed. */
const boreBothWays: Drill = (run, hole, { bottom, clear }, args) => {
  hole.cut(bottom, run.feed);
  hole.dwell(dwellOf(run, numberAt(args, 5)));
  hole.cut(clear, run.feed);
};

export const DRILLING_CYCLES: Readonly<Record<string, Cycle>> = {
  CYCLE81: drilled(drill),
  CYCLE82: drilled(counterbore),
  CYCLE83: drilled(drillDeep),
  CYCLE84: drilled((run, hole, levels, args) => tap(run, hole, levels, args, true)),
  CYCLE840: drilled((run, hole, levels, args) => tap(run, hole, levels, args, false)),
  CYCLE85: drilled(ream),
  CYCLE86: drilled(bore),
  CYCLE87: drilled(boreAndStop),
  CYCLE88: drilled(boreAndStop),
  CYCLE89: drilled(boreBothWays),
};
