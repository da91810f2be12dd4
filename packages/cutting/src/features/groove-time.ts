import { type Millimetres, type Seconds, seconds } from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { passCount } from '../kernel/passes.ts';
import { type PartingInput, parting } from '../operations/parting.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

/** Turned groove plunged side by side, or a part-off (formulas a7). */
export interface GrooveTimeInput extends Omit<PartingInput, 'passes'> {
  /** Default: as wide as the insert. */
  readonly width?: Millimetres | undefined;
}

export interface GrooveTime {
  readonly plunges: number;
  readonly total: Seconds;
}

export function grooveTime(input: GrooveTimeInput): Outcome<GrooveTime> {
  const fields = checkInput();
  fields.need('b', input.b);
  fields.allow('width', input.width);
  fields.rule('width', 'too-small', "deve essere almeno quella dell'inserto", () => {
    return input.width === undefined || input.width >= input.b;
  });
  if (fields.errors.length > 0) return refuse(fields.errors);
  const plunges = input.width === undefined ? 1 : passCount(input.width, input.b);
  const cut = parting({ ...input, passes: plunges });
  if (!cut.ok) return cut;
  return accept({ plunges, total: cut.result.t ?? seconds(0) }, cut.warnings, cut.limits);
}
