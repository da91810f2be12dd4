import {
  kilowatts,
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerRevolution,
  minutes,
  mm,
  mmPerRevolution,
  newtons,
  type Rpm,
  type Seconds,
  seconds,
  secondsToMinutes,
} from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { checkSynchronised } from '../input/check-synchronised.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import type { GivenSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { synchronisedSpeed } from '../kernel/synchronised-speed.ts';
import {
  externalDepth,
  externalGroove,
  infeeds,
  internalDepth,
  internalGroove,
} from '../kernel/thread-profile.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { threadPasses } from '../recommended/thread-passes.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';

/** Single-point threading on a lathe, chips of constant area (formulas a6). */
export interface ThreadTurningInput extends CommonInput {
  readonly side?: 'external' | 'internal' | undefined;
  readonly D: Millimetres;
  readonly P: Millimetres;
  readonly speed: GivenSpeed;
  /** Default by pitch. */
  readonly passes?: number | undefined;
  readonly L?: Millimetres | undefined;
  /** For the axis to catch up with the spindle; default 3 P. */
  readonly runIn?: Millimetres | undefined;
  /** Back to the start, each pass; default 1 s. */
  readonly retract?: Seconds | undefined;
}

export interface ThreadTurningResult extends CutResult {
  readonly D: Millimetres;
  readonly P: Millimetres;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly vf: MillimetresPerMinute;
  /** Depth of the thread. */
  readonly h3: Millimetres;
  readonly passes: number;
  /** Radial position of each pass. */
  readonly infeeds: readonly Millimetres[];
  /** Chip of the last pass, the thinnest. */
  readonly h: Millimetres;
  readonly L?: Millimetres;
}

const RUN_IN_PITCHES = 3;
const RUN_OUT_PITCHES = 3;
const RETRACT = seconds(1);
const COS_30 = Math.cos(Math.PI / 6);

function check(input: ThreadTurningInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  fields.need('D', input.D);
  fields.need('P', input.P);
  fields.need(input.speed.by, input.speed.value);
  fields.allow('passes', input.passes);
  fields.allow('L', input.L);
  fields.allow('runIn', input.runIn);
  fields.allow('retract', input.retract);
  fields.rule('passes', 'too-large', 'più di 100 passate non servono', () => (input.passes ?? 1) <= 100);
  fields.rule('P', 'too-large', 'è troppo grande per questo diametro', () => input.P < input.D / 2);
  checkSynchronised(fields, input.P, input.machine);
  return fields.errors;
}

function timeOf(input: ThreadTurningInput, L: Millimetres, passes: number, vf: MillimetresPerMinute) {
  const { P, runIn = RUN_IN_PITCHES * P, retract = RETRACT } = input;
  return cutTime(minutes(passes * ((L + RUN_OUT_PITCHES * P + runIn) / vf + secondsToMinutes(retract))));
}

export function threadTurning(input: ThreadTurningInput): Outcome<ThreadTurningResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, P, material, L } = input;
  const external = input.side !== 'internal';
  const passes = input.passes ?? threadPasses(P);
  const { n, vc, vf, ...speed } = synchronisedSpeed(input.speed, D, P, input.machine);
  const h3 = external ? externalDepth(P) : internalDepth(P);
  // Both flanks share the chip, whose area is the same in every pass: the last is the widest and thinnest.
  const area = (external ? externalGroove(P) : internalGroove(P)) / passes;
  const h = mm(area / ((2 * h3) / COS_30));
  const load = spindleLoad(input, h, n, (kc) => ({
    Fc: newtons(kc * area),
    Pc: kilowatts((kc * area * vc) / 60_000),
  }));
  const speeds = speedRange('thread-turning', material, input);
  return conclude(input, {
    own: {
      D,
      P,
      n,
      vc,
      f: mmPerRevolution(P),
      vf,
      h3,
      passes,
      infeeds: infeeds(h3, passes),
      h,
      ...(L !== undefined && { L }),
    },
    n,
    vc,
    vf,
    load,
    time: L === undefined ? undefined : timeOf(input, L, passes, vf),
    speeds,
    warnings: [...speed.warnings, ...rangeWarnings(vc, speeds)],
  });
}
