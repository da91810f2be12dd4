import {
  type CubicCentimetresPerMinute,
  cm3PerMinute,
  type Degrees,
  degrees,
  kilowatts,
  type Millimetres,
  minutes,
  mm,
  newtons,
} from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { sine } from '../kernel/angle.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { chipWarnings, INSERT_MINIMUM_CHIP } from '../recommended/minimum-chip.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { regimeFeed } from '../recommended/turning-cut.ts';
import { type TurningRegime, turningRegime } from '../recommended/turning-regime.ts';
import { type TurningFamily, turningInserts } from '../tool/tool-family.data.ts';
import { turningFamily } from '../tool/tool-of.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';
import { type RadialInput, type RadialMotion, radialMotion } from './radial-motion.ts';
import { type Nose, type TurnedFinish, turnedFinish } from './turned-finish.ts';

/** Facing on a lathe, at constant surface speed or constant n (formulas a1). */
export interface FacingInput extends CommonInput, RadialInput, Nose {
  readonly ap: Millimetres;
  /** Default a C insert. */
  readonly family?: TurningFamily | undefined;
  /** Entering angle, default that of the insert's usual holder. */
  readonly kapr?: Degrees | undefined;
  readonly regime?: TurningRegime | undefined;
  readonly passes?: number | undefined;
}

export interface FacingResult extends CutResult, RadialMotion, Partial<TurnedFinish> {
  readonly D: Millimetres;
  readonly d: Millimetres;
  readonly ap: Millimetres;
  readonly kapr: Degrees;
  readonly Q: CubicCentimetresPerMinute;
  readonly h: Millimetres;
  readonly passes: number;
}

function check(input: FacingInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  fields.need('D', input.D);
  fields.allow('d', input.d);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.need('ap', input.ap);
  fields.allow('kapr', input.kapr);
  fields.allow('r', input.r);
  fields.allow('Ra', input.Ra);
  fields.allow('passes', input.passes);
  fields.rule('d', 'too-large', 'deve essere minore di D', () => (input.d ?? 0) < input.D);
  return fields.errors;
}

export function facing(input: FacingInput): Outcome<FacingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, ap, material, passes = 1 } = input;
  const d = input.d ?? mm(0);
  const family = turningFamily({ family: input.family });
  const insert = turningInserts[family];
  const kapr = input.kapr ?? degrees(insert.kapr);
  const regime = input.regime ?? turningRegime(ap);
  const { motion, timeBetween, warnings } = radialMotion(input);
  const { n, vc, f, vf } = motion;
  const h = mm(f * sine(kapr));
  const load = spindleLoad(input, h, n, (kc) => ({
    Fc: newtons(kc * ap * f),
    Pc: kilowatts((vc * ap * f * kc) / 60_000),
  }));
  const finish = turnedFinish(input, f, ap, regime, insert.longestCut);
  const speeds = speedRange(`turning-${regime}`, material, input);
  return conclude(input, {
    own: { D, d, ...motion, ap, kapr, Q: cm3PerMinute(vc * ap * f), h, ...finish.finish, passes },
    n,
    vc,
    vf,
    load,
    ap,
    time: cutTime(minutes(passes * timeBetween(D, d))),
    speeds,
    warnings: [
      ...warnings,
      ...rangeWarnings(vc, speeds, f, regimeFeed(regime, { iso: material?.isoGroup, family })),
      ...chipWarnings(h, INSERT_MINIMUM_CHIP),
      ...finish.warnings,
    ],
  });
}
