import { COOLANT, ROW } from '../canon/row-kind.ts';
import { leave } from './calls.ts';
import type { SiemensRun } from './siemens-run.ts';
import { changeTool } from './tools.ts';

const EARLY = new Set([3, 4, 5, 6, 7, 8, 9, 13, 14, 19, 70]);
/** Gears and feeds of the machine without a time. */
const QUIET = new Set([40, 41, 42, 43, 44, 45, 48, 49]);

/** Spindle, coolant and tool change come before the move. */
export function runEarlyM(run: SiemensRun): void {
  const { block, sink } = run;
  const { line } = run;
  for (let i = 0; i < block.m.length; i++) {
    const code = block.m[i] as number;
    if (!EARLY.has(code)) continue;
    run.path.flush();
    const now = sink.state;
    if (code === 6) changeTool(run, block.mColumns[i] as number);
    else if (code === 3 || code === 13) sink.spindle(1, now.spindleSpeed, line);
    else if (code === 4 || code === 14) sink.spindle(-1, now.spindleSpeed, line);
    else if (code === 5) sink.spindle(0, now.spindleSpeed, line);
    else if (code === 7) sink.coolant(now.coolant | COOLANT.mist, line);
    else if (code === 8) sink.coolant(now.coolant | COOLANT.flood, line);
    else if (code === 9) sink.coolant(COOLANT.off, line);
    else if (code === 19) sink.event(ROW.orient, 0, line);
    if (code === 13 || code === 14) sink.coolant(sink.state.coolant | COOLANT.flood, line);
  }
}

/** Stops, ends and functions of the machine come after it. */
export function runLateM(run: SiemensRun): void {
  const { block, sink } = run;
  for (let i = 0; i < block.m.length; i++) {
    const code = block.m[i] as number;
    if (EARLY.has(code) || QUIET.has(code)) continue;
    if (!Number.isFinite(code) || code < 0) {
      run.finding('bad-number', block.mColumns[i] as number, { word: `M${code}` });
      continue;
    }
    run.path.flush();
    if (code === 0 || code === 1) sink.event(ROW.stop, code, run.line);
    else if (code === 2 || code === 17 || code === 30) leave(run, code);
    else {
      sink.event(ROW.mCode, code, run.line);
      run.finding('machine-m-code', block.mColumns[i] as number, { code });
    }
  }
}
