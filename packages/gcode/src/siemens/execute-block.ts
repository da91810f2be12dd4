import { ROW } from '../canon/row-kind.ts';
import { runAxisUser } from './axis-users.ts';
import { runModalCall } from './call-by-name.ts';
import { AXIS_USERS, G_CODES, UNSUPPORTED_G } from './g-codes.ts';
import { runEarlyM, runLateM } from './m-codes.ts';
import { runMotion } from './motion.ts';
import type { SiemensRun } from './siemens-run.ts';
import { flushSpline } from './splines.ts';

/** Carries out the words of `run.block` in the order the control does. */
export function executeBlock(run: SiemensRun): void {
  const { block, sink } = run;
  const axisUser = runCodes(run);
  readFeed(run);
  readNamed(run);
  if (block.m.length > 0) {
    flushSpline(run);
    runEarlyM(run);
  }
  if (run.exactStopOnce) sink.set({ exactStop: true });
  if (axisUser >= 0) runAxisUser(run, axisUser);
  else if (runMotion(run) && run.modalCall !== null && block.call === null) runModalCall(run);
  if (run.exactStopOnce) {
    run.exactStopOnce = false;
    sink.set({ exactStop: false });
  }
  if (block.call !== null) {
    flushSpline(run);
    run.path.flush();
    block.call();
  }
  if (block.m.length > 0) runLateM(run);
}

/** G codes one by one; the answer is the one that uses the axis words, -1 = none. */
function runCodes(run: SiemensRun): number {
  const { block } = run;
  let axisUser = -1;
  for (let i = 0; i < block.g.length; i++) {
    const code = block.g[i] as number;
    if (AXIS_USERS.has(code)) axisUser = code;
    else {
      const setting = G_CODES.get(code);
      if (setting) setting(run);
      else
        run.finding(
          UNSUPPORTED_G.has(code) ? 'unsupported-word' : 'unknown-word',
          block.gColumns[i] as number,
          {
            word: `G${code}`,
          },
        );
    }
  }
  return axisUser;
}

function readFeed(run: SiemensRun): void {
  const { block, sink } = run;
  if (block.dwell) return;
  const inverse = sink.state.feedMode === 'inverseTime';
  if (block.feed !== undefined) {
    if (block.feed < 0) run.finding('bad-number', 1, { word: `F${block.feed}` });
    else run.feed = inverse ? block.feed : block.feed * run.feedUnit;
  }
  const limits = block.g.includes(25) || block.g.includes(26);
  if (block.speed === undefined || limits) return;
  const speed = Math.abs(block.speed);
  if (run.surfaceSpeedOn) sink.set({ surfaceSpeed: run.feedUnit === 1 ? speed : speed * 0.3048 });
  else sink.spindle(sink.state.spindleDirection, speed, run.line);
}

/** Addresses with a name that hold longer than their block. */
function readNamed(run: SiemensRun): void {
  const { block, sink } = run;
  if (block.named.size === 0) return;
  const round = block.number('RNDM');
  if (round !== undefined) run.modalRound = Math.max(0, round);
  const cap = block.number('LIMS');
  if (cap !== undefined) sink.set({ spindleCap: Math.abs(cap) });
  const degree = block.number('SD');
  if (degree !== undefined) run.splineDegree = Math.max(1, Math.min(3, Math.floor(degree)));
  const orient = block.number('SPOS') ?? block.number('SPOSA');
  if (orient !== undefined) sink.event(ROW.orient, orient, run.line);
}
