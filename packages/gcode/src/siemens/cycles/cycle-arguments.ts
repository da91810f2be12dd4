import { toolName } from '../../tools/tool-name.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { cycleRadius } from '../tools.ts';
import type { Value } from '../variables.ts';

export type Arguments = readonly (Value | undefined)[];

/** A cycle of the control: its arguments in their order, and the column of its name. */
export type Cycle = (run: SiemensRun, args: Arguments, column: number) => void;

/** A plain number; 0 when it is missing. */
export function numberAt(args: Arguments, index: number): number {
  const value = args[index];
  const number = typeof value === 'number' ? value : Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

export function isGiven(args: Arguments, index: number): boolean {
  return args[index] !== undefined;
}

/** Levels along the tool axis in mm, the first five arguments of most cycles: RTP, RFP, SDIS, DP, DPR. */
export interface CycleLevels {
  /** Retraction plane. */
  readonly retract: number;
  /** Reference plane: the surface. */
  readonly surface: number;
  /** Where rapid ends above it. */
  readonly clear: number;
  readonly bottom: number;
}

export function levelsOf(run: SiemensRun, args: Arguments, relative = true): CycleLevels {
  const { unit } = run;
  const surface = numberAt(args, 1) * unit;
  const dpr = relative ? Math.abs(numberAt(args, 4)) * unit : 0;
  return {
    retract: numberAt(args, 0) * unit,
    surface,
    clear: surface + Math.abs(numberAt(args, 2)) * unit,
    bottom: dpr > 0 ? surface - dpr : numberAt(args, 3) * unit,
  };
}

/** Depths must go down from the surface: the control stops with an alarm otherwise. */
export function levelsMakeSense(run: SiemensRun, levels: CycleLevels, column: number): boolean {
  if (levels.bottom <= levels.surface && levels.retract >= levels.surface) return true;
  run.finding('bad-block', column, { reason: 'quote del ciclo in contrasto fra loro' });
  return false;
}

/** Seconds of a dwell given in seconds, or in turns when negative. */
export function dwellOf(run: SiemensRun, value: number): number {
  if (value >= 0) return value;
  const rpm = run.sink.state.spindleSpeed;
  return rpm > 0 ? (-value * 60) / rpm : 0;
}

/** Radius of the tool in mm, told when it is not known: the path cannot be drawn without it. */
export function neededRadius(run: SiemensRun, column: number): number | null {
  const radius = cycleRadius(run);
  if (radius !== undefined && radius > 0) return radius;
  const tool = run.sink.canon.tools[run.sink.state.tool];
  run.finding('tool-radius-missing', column, { tool: tool ? toolName(tool) : 'in uso' });
  return null;
}
