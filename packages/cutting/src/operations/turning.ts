import {
  type CubicCentimetresPerMinute,
  cm3PerMinute,
  type Degrees,
  degrees,
  kilowatts,
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerRevolution,
  minutes,
  mm,
  newtons,
  type Rpm,
} from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { sine } from '../kernel/angle.ts';
import { type GivenFeed, resolveFeed } from '../kernel/feed.ts';
import { passCount } from '../kernel/passes.ts';
import { type GivenSpeed, resolveSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { chipWarnings, INSERT_MINIMUM_CHIP } from '../recommended/minimum-chip.ts';
import { OVERHANG_LIMIT } from '../recommended/overhang-limit.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { regimeFeed } from '../recommended/turning-cut.ts';
import { type TurningRegime, turningRegime } from '../recommended/turning-regime.ts';
import { type TurningFamily, turningInserts } from '../tool/tool-family.data.ts';
import { turningFamily } from '../tool/tool-of.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';
import { overhangRatio } from './overhang.ts';
import { type Nose, type TurnedFinish, turnedFinish } from './turned-finish.ts';

/** Longitudinal turning (formulas a1). */
export interface TurningInput extends CommonInput, Nose {
  readonly D: Millimetres;
  readonly speed: GivenSpeed;
  readonly feed: GivenFeed;
  readonly ap: Millimetres;
  /** Default a C insert. */
  readonly family?: TurningFamily | undefined;
  /** Entering angle, default that of the insert's usual holder. */
  readonly kapr?: Degrees | undefined;
  /** Default: from the depth. */
  readonly regime?: TurningRegime | undefined;
  /** Length of one pass, with approach. */
  readonly L?: Millimetres | undefined;
  readonly passes?: number | undefined;
  /** On the radius; gives the number of passes when that is not given. */
  readonly allowance?: Millimetres | undefined;
  /** Of the workpiece from the chuck. */
  readonly overhang?: Millimetres | undefined;
}

export interface TurningResult extends CutResult, Partial<TurnedFinish> {
  readonly D: Millimetres;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly vf: MillimetresPerMinute;
  readonly ap: Millimetres;
  readonly kapr: Degrees;
  readonly Q: CubicCentimetresPerMinute;
  /** Chip thickness. */
  readonly h: Millimetres;
  /** Chip width. */
  readonly b: Millimetres;
  readonly LD?: number;
  readonly L?: Millimetres;
  readonly passes?: number;
}

function check(input: TurningInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  fields.need('D', input.D);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.need('ap', input.ap);
  fields.allow('kapr', input.kapr);
  fields.allow('r', input.r);
  fields.allow('Ra', input.Ra);
  fields.allow('L', input.L);
  fields.allow('passes', input.passes);
  fields.allow('allowance', input.allowance);
  fields.allow('overhang', input.overhang);
  fields.rule('ap', 'too-large', 'supera il raggio del pezzo', () => input.ap <= input.D / 2);
  return fields.errors;
}

export function turning(input: TurningInput): Outcome<TurningResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, ap, material, L } = input;
  const family = turningFamily({ family: input.family });
  const insert = turningInserts[family];
  const kapr = input.kapr ?? degrees(insert.kapr);
  const regime = input.regime ?? turningRegime(ap);
  const { n, vc, ...speed } = resolveSpeed(input.speed, D, input.machine);
  const { f, vf, ...feed } = resolveFeed(input.feed, n, 1, input.machine);
  const h = mm(f * sine(kapr));
  const load = spindleLoad(input, h, n, (kc) => ({
    Fc: newtons(kc * ap * f),
    Pc: kilowatts((vc * ap * f * kc) / 60_000),
  }));
  const passes = input.passes ?? (input.allowance === undefined ? 1 : passCount(input.allowance, ap));
  const finish = turnedFinish(input, f, ap, regime, insert.longestCut);
  const overhang = overhangRatio(input.overhang, D, OVERHANG_LIMIT.workpiece);
  const speeds = speedRange(`turning-${regime}`, material, input);
  return conclude(input, {
    own: {
      D,
      n,
      vc,
      f,
      vf,
      ap,
      kapr,
      Q: cm3PerMinute(vc * ap * f),
      h,
      b: mm(ap / sine(kapr)),
      ...finish.finish,
      ...overhang.own,
      ...(L !== undefined && { L, passes }),
    },
    n,
    vc,
    vf,
    load,
    ap,
    time: L === undefined ? undefined : cutTime(minutes((passes * L) / vf)),
    speeds,
    warnings: [
      ...speed.warnings,
      ...feed.warnings,
      ...rangeWarnings(vc, speeds, f, regimeFeed(regime, { iso: material?.isoGroup, family })),
      ...chipWarnings(h, INSERT_MINIMUM_CHIP),
      ...finish.warnings,
      ...overhang.warnings,
    ],
  });
}
