import { type Millimetres, mm, type Seconds, seconds } from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { passCount } from '../kernel/passes.ts';
import { type MillingInput, milling } from '../operations/milling.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

/** Facing a rectangle with a face mill (formulas b). */
export interface FaceTimeInput extends Omit<MillingInput, 'kind' | 'ae' | 'L' | 'passes' | 'contour'> {
  readonly length: Millimetres;
  readonly width: Millimetres;
  /** Height to remove. */
  readonly allowance: Millimetres;
}

export interface FaceTime {
  readonly strips: number;
  readonly levels: number;
  readonly ae: Millimetres;
  readonly total: Seconds;
}

/** A strip is three quarters of the cutter; a face the cutter covers whole is one pass. */
const STRIP = 0.75;

export function faceTime(input: FaceTimeInput): Outcome<FaceTime> {
  const fields = checkInput();
  fields.need('L', input.length);
  fields.need('width', input.width);
  fields.need('allowance', input.allowance);
  fields.need('D', input.D);
  fields.need('ap', input.ap);
  if (fields.errors.length > 0) return refuse(fields.errors);
  const { D, width, allowance } = input;
  const strips = width <= D ? 1 : passCount(width, STRIP * D);
  const levels = passCount(allowance, input.ap);
  const ae = mm(width / strips);
  const ap = mm(Math.min(input.ap, allowance));
  const cut = milling({ ...input, kind: 'face', ap, ae, L: input.length, passes: strips * levels });
  if (!cut.ok) return cut;
  return accept({ strips, levels, ae, total: cut.result.t ?? seconds(0) }, cut.warnings, cut.limits);
}
