import { COOLANT, ROW } from '../canon/row-kind.ts';
import { textOf } from '../source-file.ts';
import { diameterInText } from '../tools/diameter-in-text.ts';
import { isOfOtherTool } from '../tools/tool-list.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';

/** Spindle, coolant and tool change come before the move; the rest after it. */
export function runEarlyM(run: IsoRun): void {
  const { block } = run;
  if (block.has(BIT.T)) selectTool(run);
  for (let i = 0; i < block.mCount; i++) {
    const code = block.m[i] as number;
    if (code === 6) changeTool(run, block.mColumns[i] as number);
    else if (code === 61 && run.rs274) setTool(run);
    else if (code >= 3 && code <= 5) spindle(run, code);
    else if (code === 13 || code === 14) spindleWithCoolant(run, code);
    else if (code >= 7 && code <= 9) coolant(run, code);
    else if (code === 88 && !run.rs274)
      run.sink.coolant(run.sink.state.coolant | COOLANT.throughTool, run.line);
    else if (code === 89 && !run.rs274)
      run.sink.coolant(run.sink.state.coolant & ~COOLANT.throughTool, run.line);
    else if (code === 19) run.sink.event(ROW.orient, block.take(LETTER.R, 0), run.line);
  }
}

function spindle(run: IsoRun, code: number): void {
  const { sink } = run;
  const direction = code === 3 ? 1 : code === 4 ? -1 : 0;
  sink.spindle(direction, sink.state.spindleSpeed, run.line);
}

function spindleWithCoolant(run: IsoRun, code: number): void {
  if (run.rs274) return;
  run.sink.spindle(code === 13 ? 1 : -1, run.sink.state.spindleSpeed, run.line);
  run.sink.coolant(COOLANT.flood, run.line);
}

function coolant(run: IsoRun, code: number): void {
  const now = run.sink.state.coolant;
  const bits = code === 9 ? COOLANT.off : now | (code === 7 ? COOLANT.mist : COOLANT.flood);
  run.sink.coolant(bits, run.line);
}

/** T word. On a turret it changes the tool at once: T0101 = station 1, offset 1. */
function selectTool(run: IsoRun): void {
  const { block, sink } = run;
  const value = block.take(LETTER.T, 0);
  if (!(value >= 0) || value > 99_999_999) {
    run.finding('bad-number', block.columns[LETTER.T] as number, { word: `T${value}` });
    return;
  }
  const turret = run.turning && !block.hasM(6);
  const number = Math.floor(run.turning && value >= 100 ? value / 100 : value);
  run.selectedTool = number;
  if (!turret) {
    if (!block.hasM(6)) sink.toolSelect(sink.toolIndex(number), run.line);
    return;
  }
  const index = sink.toolIndex(number, null, toolText(run));
  if (number !== 0 && index !== sink.state.tool) sink.toolChange(index, run.line);
}

function changeTool(run: IsoRun, column: number): void {
  const { sink } = run;
  if (run.selectedTool < 0) {
    run.finding('tool-missing', column);
    return;
  }
  run.compensation.stop();
  sink.toolChange(sink.toolIndex(run.selectedTool, null, toolText(run)), run.line);
}

function setTool(run: IsoRun): void {
  const { sink, block } = run;
  const number = Math.floor(block.take(LETTER.Q, 0));
  sink.set({ tool: sink.toolIndex(number) });
}

/** Comment beside the call, or on the line before it if that contains the tool's size. */
function toolText(run: IsoRun): string {
  const own = commentText(run);
  if (own !== '' || run.lastComment === '' || isOfOtherTool(run.lastComment, run.selectedTool)) return own;
  return diameterInText(run.lastComment) === null ? '' : run.lastComment;
}

/** Comment of the block as the tool's or operation's name. */
export function commentText(run: IsoRun): string {
  const { block } = run;
  if (block.commentFrom < 0) return '';
  return textOf(run.bytes, block.commentFrom, Math.min(block.commentTo, block.commentFrom + 80)).trim();
}
