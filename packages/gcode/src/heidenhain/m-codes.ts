import type { Point } from '../canon/point.ts';
import { COOLANT, ROW } from '../canon/row-kind.ts';
import { callCycle } from './cycles/call-cycle.ts';
import { leaveProgram } from './flow.ts';
import type { KlartextRun } from './klartext-run.ts';
import type { MotionWords } from './motion-words.ts';

/** Functions of the control with no effect on where the tool goes in program coordinates. */
const QUIET = new Set([
  90, 94, 97, 98, 101, 102, 103, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 120, 124, 126,
  127, 128, 129, 130, 134, 135, 138, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 91, 92, 6,
]);
const EARLY = new Set([3, 4, 7, 8, 13, 14, 25, 26, 19]);

/** Spindle and coolant on come before the move. */
export function runEarlyM(run: KlartextRun, words: MotionWords): void {
  const { sink, line } = run;
  for (const code of words.m) {
    const { spindleSpeed, coolant } = sink.state;
    if (code === 3 || code === 13) sink.spindle(1, spindleSpeed, line);
    else if (code === 4 || code === 14) sink.spindle(-1, spindleSpeed, line);
    if (code === 8 || code === 13 || code === 14) sink.coolant(coolant | COOLANT.flood, line);
    else if (code === 7 || code === 25)
      sink.coolant(coolant | (code === 7 ? COOLANT.mist : COOLANT.air), line);
    else if (code === 19) sink.event(ROW.orient, 0, line);
    else if (code === 136) sink.set({ feedMode: 'perRevolution' });
    else if (code === 137) sink.set({ feedMode: 'perMinute' });
  }
}

/** Stops, ends, cycle calls and functions of the machine come at the block's end. */
export function runLateM(run: KlartextRun, words: MotionWords): void {
  const { sink, line } = run;
  for (const [i, code] of words.m.entries()) {
    if (EARLY.has(code) || QUIET.has(code) || code === 136 || code === 137) continue;
    const piece = words.mPieces[i] ?? 0;
    if (!(code >= 0)) {
      run.findingAt('bad-number', piece, { word: `M${code}` });
      continue;
    }
    run.path.flush();
    if (code === 5) sink.spindle(0, sink.state.spindleSpeed, line);
    else if (code === 9) sink.coolant(COOLANT.off, line);
    else if (code === 0 || code === 1) sink.event(ROW.stop, code, line);
    else if (code === 2 || code === 30) leaveProgram(run, code);
    else if (code === 99) {
      callCycle(run);
      run.modalCycle = false;
    } else if (code === 89) run.modalCycle = true;
    else if (code === 140) retract(run, words, piece);
    else {
      sink.event(ROW.mCode, code, line);
      run.findingAt('machine-m-code', piece, { code });
    }
  }
  if (run.modalCycle && words.hasAxes && !words.m.includes(99)) callCycle(run);
}

/** M140: back along the tool axis; MB MAX ends at the limit of the machine's travel, where that is known. */
function retract(run: KlartextRun, words: MotionWords, piece: number): void {
  const { path } = run;
  const w = path.axes[2];
  const limit = run.job.home[w as 0 | 1 | 2] ?? null;
  if (words.retract === Number.POSITIVE_INFINITY && limit !== null) {
    path.flush();
    const end: Point = [run.sink.x, run.sink.y, run.sink.z];
    end[w] = limit;
    path.machineMove(end, words.rapid || words.feed === undefined ? null : run.feed);
    return;
  }
  if (words.retract === undefined || !Number.isFinite(words.retract)) {
    run.findingAt('unsupported-word', piece, { word: 'M140 MB MAX' });
    return;
  }
  const to = path.at;
  to[w] = (to[w] as number) + words.retract;
  if (words.rapid || words.feed === undefined) path.rapid(to);
  else path.cut(to, run.feed);
}
