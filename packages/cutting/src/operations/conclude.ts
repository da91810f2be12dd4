import {
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerMinute,
  type Minutes,
  minutesToSeconds,
  type Rpm,
  type Seconds,
} from '@truciolo/units';
import type { CommonInput } from '../input/common-input.ts';
import { machineLimits } from '../kernel/machine-limits.ts';
import type { SpindleLoad } from '../kernel/spindle-load.ts';
import { type ToolUse, toolUse } from '../kernel/tool-use.ts';
import type { SpeedRange, ToolMaterial } from '../material.ts';
import { accept, type Outcome } from '../outcome.ts';
import { edgeWarnings } from '../recommended/tool-warnings.ts';
import type { Warning } from '../warning.ts';

/** Time of the cut, when a length or depth was given: in minutes as the formulas, in seconds as people read it. */
interface CutTime {
  readonly tc: Minutes;
  readonly t: Seconds;
}

export const cutTime = (tc: Minutes): CutTime => ({ tc, t: minutesToSeconds(tc) });

/** Quantities common to all operations. Each is there when the input was enough for it. */
export interface CutResult extends Partial<SpindleLoad>, Partial<ToolUse>, Partial<CutTime> {}

interface Cut<Own extends object> {
  readonly own: Own;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly vf?: MillimetresPerMinute | undefined;
  readonly load?: SpindleLoad | undefined;
  /** Given where power is proportional to it. */
  readonly ap?: Millimetres | undefined;
  readonly time?: CutTime | undefined;
  readonly speeds?: SpeedRange | undefined;
  /** Material of the edge, where the tool's family decides it. */
  readonly toolMaterial?: ToolMaterial | undefined;
  readonly warnings: readonly Warning[];
}

/** Last step of every operation: machine limits, tool life and cost, and the finite-number gate. */
export function conclude<Own extends object>(input: CommonInput, cut: Cut<Own>): Outcome<Own & CutResult> {
  const machine = machineLimits(input.machine, cut);
  const toolMaterial = cut.toolMaterial ?? input.toolMaterial ?? 'carbide';
  const tool = toolUse({ ...input, toolMaterial }, cut.vc, cut.time?.tc, cut.speeds);
  // Not a spread: V8 copies four spreads of thirty properties three times slower, and this runs at every key press.
  const result: Own & CutResult = Object.assign({ ...cut.own }, cut.load, cut.time, tool.use);
  return accept(
    result,
    [...cut.warnings, ...edgeWarnings(toolMaterial, input.material), ...machine.warnings, ...tool.warnings],
    machine.limits,
  );
}
