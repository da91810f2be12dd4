import { type Seconds, seconds } from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { type DrillingInput, drilling } from '../operations/drilling.ts';
import { type ReamingInput, reaming } from '../operations/reaming.ts';
import { type TappingInput, tapping } from '../operations/tapping.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { POSITIONING } from './time-defaults.data.ts';

/** Time of equal features: cutting and positioning, each and together. */
export interface RepeatedTime {
  readonly count: number;
  /** Cutting of one. */
  readonly each: Seconds;
  /** Positioning of one. */
  readonly position: Seconds;
  readonly total: Seconds;
}

export interface Repetition {
  /** Default 1. */
  readonly count?: number | undefined;
  /** Rapid to the next one; default 1.5 s, 2 s for taps. */
  readonly position?: Seconds | undefined;
}

function repeated(
  cut: Outcome<{ readonly t?: Seconds }>,
  { count = 1, position }: Repetition,
  usual: Seconds,
) {
  const fields = checkInput();
  fields.need('count', count);
  fields.allow('position', position);
  if (!cut.ok) return refuse([...fields.errors, ...cut.errors]);
  if (cut.result.t === undefined) fields.need('depth', undefined);
  if (fields.errors.length > 0) return refuse(fields.errors);
  const each = cut.result.t ?? seconds(0);
  const moving = position ?? usual;
  return accept(
    { count, each, position: moving, total: seconds(count * (each + moving)) },
    cut.warnings,
    cut.limits,
  );
}

/** Holes of one size (formulas b): t = stroke/vf + position. */
export const holeTime = (input: DrillingInput & Repetition): Outcome<RepeatedTime> =>
  repeated(drilling(input), input, POSITIONING.hole);

export const tappedHoleTime = (input: TappingInput & Repetition): Outcome<RepeatedTime> =>
  repeated(tapping(input), input, POSITIONING.tap);

export const reamedHoleTime = (input: ReamingInput & Repetition): Outcome<RepeatedTime> =>
  repeated(reaming(input), input, POSITIONING.hole);
