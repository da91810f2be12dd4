import { toolCalled } from '../tools/tool-name.ts';
import type { SiemensRun } from './siemens-run.ts';
import type { Value } from './variables.ts';

/** T word: made ready in the changer of a mill, in place at once on a turret. */
export function selectTool(run: SiemensRun, value: Value, column: number): void {
  const { sink } = run;
  if (typeof value === 'number' && !(value >= 0 && value <= 99_999_999)) {
    run.finding('bad-number', column, { word: `T${value}` });
    return;
  }
  const tool = typeof value === 'number' ? { number: Math.floor(value), name: null } : toolCalled(value);
  const { number, name } = tool;
  run.selectedTool = tool;
  if (number === 0 && name === null) return;
  const index = sink.toolIndex(number, name, run.expression.line.comment);
  if (run.job.lathe || run.changesByT) {
    if (index !== sink.state.tool) putInSpindle(run, index);
  } else if (!changesHere(run)) sink.toolSelect(index, run.line);
}

/** M6 further on in the same line. */
function changesHere(run: SiemensRun): boolean {
  const { line } = run.expression;
  for (let i = run.expression.at; i < line.count; i++) {
    if (line.text[i] === 'M' && line.value[i] === 6) return true;
  }
  return false;
}

export function changeTool(run: SiemensRun, column: number): void {
  const { sink, selectedTool } = run;
  if (selectedTool === null) {
    run.finding('tool-missing', column);
    return;
  }
  const { number, name } = selectedTool;
  putInSpindle(run, sink.toolIndex(number, name, run.expression.line.comment));
}

function putInSpindle(run: SiemensRun, index: number): void {
  run.path.flush();
  run.path.compensation.stop();
  run.sink.set({ compensation: 0 });
  run.sink.toolChange(index, run.line);
}

/** Radius in mm of the tool in the spindle, undefined = not known. */
export function toolRadius(run: SiemensRun): number | undefined {
  const tool = run.sink.canon.tools[run.sink.state.tool];
  if (!tool) return undefined;
  return run.job.tools.radius(tool);
}

/** Radius for a cycle: the tool's name or comment counts too. */
export function cycleRadius(run: SiemensRun): number | undefined {
  const tool = run.sink.canon.tools[run.sink.state.tool];
  return tool && run.job.tools.cycleRadius(tool);
}
