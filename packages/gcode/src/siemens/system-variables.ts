import type { SiemensRun } from './siemens-run.ts';
import type { Value } from './variables.ts';

const AXES = ['X', 'Y', 'Z', 'A', 'B', 'C'];

/** Positions by axis: machine, work and program coordinates. */
const MACHINE = new Set(['$AA_IM', '$AA_IEN', '$AA_IBN']);
const WORK = new Set(['$AA_IW', '$AA_IB', '$P_EP', '$P_APR', '$P_AEP', '$AA_MW']);

/** Values of the control that a simulation knows; others are reported once per line and count as 0. */
export function readSystem(run: SiemensRun, name: string, indices: readonly Value[]): Value | undefined {
  const stored = run.stored.get(run.storedKey(name, indices));
  if (stored !== undefined) return stored;
  const axis = AXES.indexOf(String(indices[0] ?? ''));
  if (MACHINE.has(name) && axis >= 0) return machineAxis(run, axis);
  if (WORK.has(name) && axis >= 0)
    return axis < 3 ? (run.path.at[axis] ?? 0) / run.unit : machineAxis(run, axis);
  const tool = run.sink.canon.tools[run.sink.state.tool];
  switch (name) {
    case '$P_TOOLNO':
    case '$TC_MPP6':
      return tool?.number ?? 0;
    case '$P_TOOL':
      return 1;
    case '$P_TOOLR':
      return ((tool && run.job.tools.cycleRadius(tool)) ?? 0) / run.unit;
    case '$TC_DP6':
      return (run.job.tools.radius({ number: Number(indices[0] ?? -1), name: null }) ?? 0) / run.unit;
    case '$P_F':
      return run.feed / run.feedUnit;
    case '$P_S':
      return run.sink.state.spindleSpeed;
    case '$P_SIM':
    case '$P_SEARCH':
    case '$P_SEARCHL':
    case '$P_ISTEST':
    case '$P_PROG_EVENT':
    case '$P_TRAFO':
      return 0;
    case '$P_STACK':
      return run.frames.length;
    default:
      run.finding('unknown-variable', run.expression.column, { name });
      return 0;
  }
}

function machineAxis(run: SiemensRun, axis: number): number {
  const { sink } = run;
  return [sink.x, sink.y, sink.z, sink.a, sink.b, sink.c][axis] ?? 0;
}
