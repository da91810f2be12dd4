import {
  type CubicCentimetresPerMinute,
  cm3PerMinute,
  degrees,
  kilowatts,
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerRevolution,
  type MillimetresPerTooth,
  minutes,
  mm,
  newtons,
  type Rpm,
} from '@truciolo/units';
import { checkHole } from '../input/check-hole.ts';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { sine } from '../kernel/angle.ts';
import { type GivenToothFeed, resolveFeed } from '../kernel/feed.ts';
import { type HolePath, holeStroke } from '../kernel/hole-stroke.ts';
import { type GivenSpeed, resolveSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { reamingAllowance, reamingFeed } from '../recommended/reaming-cut.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { type Warning, warn } from '../warning.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';

/** Finishing a hole to size with a reamer (formulas a5). */
export interface ReamingInput extends CommonInput, HolePath {
  readonly D: Millimetres;
  readonly speed: GivenSpeed;
  readonly feed: GivenToothFeed;
  /** Default 6. */
  readonly z?: number | undefined;
  /** On the diameter; default the middle of the usual range for D. */
  readonly allowance?: Millimetres | undefined;
}

export interface ReamingResult extends CutResult {
  readonly D: Millimetres;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly fz: MillimetresPerTooth;
  readonly vf: MillimetresPerMinute;
  readonly allowance: Millimetres;
  readonly Q: CubicCentimetresPerMinute;
  readonly h: Millimetres;
  readonly stroke?: Millimetres;
}

const TEETH = 6;
/** Lead of a machine reamer. */
const LEAD_ANGLE = degrees(45);

function check(input: ReamingInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  checkHole(fields, input);
  fields.need('D', input.D);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.allow('z', input.z);
  fields.allow('allowance', input.allowance);
  fields.rule('allowance', 'too-large', 'deve essere minore del diametro', () => {
    return input.allowance === undefined || input.allowance < input.D;
  });
  return fields.errors;
}

function allowanceWarning(D: Millimetres, allowance: Millimetres): readonly Warning[] {
  const [low, high] = reamingAllowance(D);
  return allowance < low || allowance > high ? [warn('reaming-allowance', { allowance, low, high })] : [];
}

function usualAllowance(D: Millimetres): Millimetres {
  const [low, high] = reamingAllowance(D);
  return mm(Math.min((low + high) / 2, D / 10));
}

export function reaming(input: ReamingInput): Outcome<ReamingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, material, z = TEETH } = input;
  const allowance = input.allowance ?? usualAllowance(D);
  const { n, vc, ...speed } = resolveSpeed(input.speed, D, input.machine);
  const { f, fz, vf, ...feed } = resolveFeed(input.feed, n, z, input.machine);
  const h = mm(fz * sine(LEAD_ANGLE));
  // Boring with z edges sharing the feed: the ring removed is allowance/2 deep.
  const ap = allowance / 2;
  const Q = cm3PerMinute(vc * ap * f * (1 - ap / D));
  const load = spindleLoad(input, h, n, (kc) => ({
    Fc: newtons(kc * ap * f),
    Pc: kilowatts((Q * kc) / 60_000),
  }));
  const stroke = holeStroke(input, 0);
  const speeds = speedRange('reaming', material, input);
  return conclude(input, {
    own: { D, n, vc, f, fz, vf, allowance, Q, h, ...(stroke !== undefined && { stroke }) },
    n,
    vc,
    vf,
    load,
    time: stroke === undefined ? undefined : cutTime(minutes(stroke / vf)),
    speeds,
    warnings: [
      ...speed.warnings,
      ...feed.warnings,
      ...rangeWarnings(vc, speeds, f, reamingFeed(D, material?.isoGroup)),
      ...(input.allowance === undefined ? [] : allowanceWarning(D, allowance)),
    ],
  });
}
