import type { Canon } from '../canon/canon.ts';
import type { CalibrationFactors } from '../machine/calibrate.ts';
import { stateOf } from './row-facts.ts';
import { addTime, calibrated, noTime, type TimeSplit, timeKind } from './time-split.ts';

/** A stretch of the program between tool changes or named by a comment. */
export interface OperationReport {
  readonly name: string;
  readonly line: number;
  /** Tool number, -1 = none yet. */
  readonly tool: number;
  readonly time: TimeSplit;
}

/** Operations that take time, in program order. */
export function reportOperations(
  canon: Canon,
  seconds: Float32Array,
  factors: CalibrationFactors,
): OperationReport[] {
  const times = canon.operations.map(() => noTime());
  for (let row = 0; row < canon.count; row++) {
    const time = seconds[row] as number;
    const split = times[stateOf(canon, row).operation];
    if (time === 0 || !split) continue;
    const kind = timeKind(canon.kind[row] as number);
    addTime(split, kind, calibrated(kind, time, factors));
  }
  const out: OperationReport[] = [];
  for (const [index, operation] of canon.operations.entries()) {
    const time = times[index] as TimeSplit;
    if (time.total === 0) continue;
    const tool = canon.tools[operation.tool];
    const name = operation.name || tool?.label || (tool ? `T${tool.number}` : '');
    out.push({ name, line: operation.line, tool: tool?.number ?? -1, time });
  }
  return out;
}
