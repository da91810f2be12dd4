import { lengthScale } from '@truciolo/part';
import { unitOf } from '../declared-unit.ts';
import { refOf, type StepValue } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';

export interface Measure {
  /** mm, or degrees of an angle. */
  readonly value: number;
  readonly isAngle: boolean;
}

const isMeasure = (value: StepValue) =>
  value !== null && typeof value === 'object' && 'kind' in value && value.kind.endsWith('MEASURE');

/** A value with its unit, however the file writes the entity around them; null where there is none. */
export function readMeasure(step: StepText, id: number | null): Measure | null {
  for (const { args } of step.parts(id)) {
    const at = args.findIndex(isMeasure);
    const typed = args[at];
    if (typed === null || typeof typed !== 'object' || !('kind' in typed)) continue;
    const [value] = typed.args;
    if (typeof value !== 'number' || !Number.isFinite(value)) return null;
    const unit = step.source(refOf(args[at + 1]));
    if (typed.kind.includes('ANGLE')) {
      return { value: /DEGREE/i.test(unit) ? value : (value * 180) / Math.PI, isAngle: true };
    }
    return { value: value * lengthScale[unitOf(unit) ?? 'unknown'], isAngle: false };
  }
  return null;
}
