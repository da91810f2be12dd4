import type { Canon } from '../canon/canon.ts';
import type { CalibrationFactors } from '../machine/calibrate.ts';
import { toolName } from '../tools/tool-name.ts';
import type { Tally } from './tally.ts';
import { addState, noTime, type TimeSplit } from './time-split.ts';

/** A stretch of the program between tool changes or named by a comment. */
export interface OperationReport {
  readonly name: string;
  readonly line: number;
  /** Tool number, -1 = none yet or called by name. */
  readonly tool: number;
  /** The tool as the program calls it, null = none yet. */
  readonly toolName: string | null;
  readonly time: TimeSplit;
}

/** Operations that take time, in program order. */
export function reportOperations(canon: Canon, tally: Tally, factors: CalibrationFactors): OperationReport[] {
  const times = canon.operations.map(() => noTime());
  for (const [index, state] of canon.states.entries()) {
    const split = times[state.operation];
    if (split) addState(split, tally, index, factors);
  }
  const out: OperationReport[] = [];
  for (const [index, operation] of canon.operations.entries()) {
    const time = times[index] as TimeSplit;
    if (time.total === 0) continue;
    const tool = canon.tools[operation.tool];
    const name = operation.name || tool?.label || (tool ? toolName(tool) : '');
    out.push({
      name,
      line: operation.line,
      tool: tool?.number ?? -1,
      toolName: tool ? toolName(tool) : null,
      time,
    });
  }
  return out;
}
