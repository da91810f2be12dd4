import { axesNow } from './datum.ts';
import type { SystemValues } from './evaluator.ts';
import type { IsoRun } from './iso-run.ts';

/** Values the control itself keeps, as a program can read them. Lengths in the program's unit. */
export function systemValues(run: IsoRun): SystemValues {
  return {
    readNumber: (number) => (run.rs274 ? rs274Number(run, number) : macroNumber(run, number)),
    readName: (name) => rs274Name(run, name),
  };
}

function length(run: IsoRun, axis: number, value: number): number {
  return axis < 3 ? value / run.unit : value;
}

function rs274Number(run: IsoRun, number: number): number | undefined {
  if (number >= 5061 && number <= 5063) return (run.probed[number - 5061] ?? 0) / run.unit;
  if (number >= 5420 && number <= 5425) return length(run, number - 5420, axesNow(run)[number - 5420] ?? 0);
  if (number >= 5161 && number <= 5166)
    return length(run, number - 5161, run.offsets.home(0)[number - 5161] ?? 0);
  if (number >= 5181 && number <= 5186)
    return length(run, number - 5181, run.offsets.home(1)[number - 5181] ?? 0);
  if (number >= 5211 && number <= 5216)
    return length(run, number - 5211, run.offsets.preset[number - 5211] ?? 0);
  if (number === 5220) return run.offsets.active;
  if (number >= 5221 && number <= 5386) {
    const system = Math.floor((number - 5221) / 20) + 1;
    const axis = (number - 5221) % 20;
    if (axis < 6) return length(run, axis, run.offsets.system(system).at[axis] ?? 0);
  }
  if (number === 5400) return run.sink.canon.tools[run.sink.state.tool]?.number ?? 0;
  return undefined;
}

function rs274Name(run: IsoRun, name: string): number | undefined {
  const axes = ['_x', '_y', '_z', '_a', '_b', '_c'];
  const axis = axes.indexOf(name);
  const { state } = run.sink;
  if (axis >= 0) return length(run, axis, axesNow(run)[axis] ?? 0);
  switch (name) {
    case '_value':
      return run.returnValue;
    case '_value_returned':
      return 1;
    case '_feed':
      return run.feed / run.unit;
    case '_rpm':
      return state.spindleSpeed;
    case '_metric':
      return run.unit === 1 ? 1 : 0;
    case '_imperial':
      return run.unit === 1 ? 0 : 1;
    case '_absolute':
      return run.incremental ? 0 : 1;
    case '_incremental':
      return run.incremental ? 1 : 0;
    case '_spindle_on':
      return state.spindleDirection === 0 ? 0 : 1;
    case '_spindle_cw':
      return state.spindleDirection === 1 ? 1 : 0;
    case '_mist':
      return state.coolant & 1;
    case '_flood':
      return (state.coolant >> 1) & 1;
    case '_current_tool':
      return run.sink.canon.tools[state.tool]?.number ?? 0;
    case '_selected_tool':
      return run.selectedTool;
    case '_line':
      return run.line;
    case '_motion_mode':
      return run.motion;
    case '_plane':
      return [170, 180, 190][run.plane] ?? 170;
    case '_ccomp':
      return state.compensation === 0 ? 400 : state.compensation * 10;
    case '_coord_system':
      return 530 + run.offsets.active * 10;
    case '_vmajor':
      return 2.9;
    case '_vminor':
      return 0;
    case '_call_level':
      return run.frames.length;
    case '_task':
      return 0;
    default:
      return undefined;
  }
}

/** Macro B: positions (5001 end of block, 5021 machine, 5041 present, 5061 skip), modal groups, offsets. */
function macroNumber(run: IsoRun, number: number): number | undefined {
  if (number === 0) return Number.NaN;
  if (number === 3100) return Number.NaN;
  const range = (from: number) => (number >= from && number < from + 6 ? number - from : -1);
  let axis = Math.max(range(5001), range(5041));
  if (axis >= 0) return shown(run, axis, axesNow(run)[axis] ?? 0);
  axis = range(5021);
  if (axis >= 0) return shown(run, axis, run.offsets.toMachine(axesNow(run))[axis] ?? 0);
  axis = range(5061);
  if (axis >= 0 && axis < 3) return shown(run, axis, run.probed[axis] ?? 0);
  if (number >= 5221 && number <= 5326 && (number - 5221) % 20 < 6) {
    axis = (number - 5221) % 20;
    return shown(run, axis, run.offsets.system(Math.floor((number - 5221) / 20) + 1).at[axis] ?? 0);
  }
  return modal(run, number);
}

function shown(run: IsoRun, axis: number, value: number): number {
  return axis === 0 ? value / run.unit / run.xFactor : length(run, axis, value);
}

function modal(run: IsoRun, number: number): number | undefined {
  switch (number) {
    case 4001:
      return run.motion < 0 ? 80 : run.motion / 10;
    case 4002:
      return [17, 18, 19][run.plane] ?? 17;
    case 4003:
      return run.incremental ? 91 : 90;
    case 4006:
      return run.unit === 1 ? 21 : 20;
    case 4014:
      return 53 + Math.min(6, run.offsets.active);
    case 4109:
      return run.feed / run.unit;
    case 4119:
      return run.sink.state.spindleSpeed;
    case 4120:
      return run.sink.canon.tools[run.sink.state.tool]?.number ?? 0;
    default:
      return undefined;
  }
}
