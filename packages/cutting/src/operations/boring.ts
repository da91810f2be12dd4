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
import { checkHole } from '../input/check-hole.ts';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { sine } from '../kernel/angle.ts';
import { type GivenFeed, resolveFeed } from '../kernel/feed.ts';
import { type HolePath, holeStroke } from '../kernel/hole-stroke.ts';
import { type GivenSpeed, resolveSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { chipWarnings, INSERT_MINIMUM_CHIP } from '../recommended/minimum-chip.ts';
import { OVERHANG_LIMIT } from '../recommended/overhang-limit.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { boringRange } from '../recommended/turning-cut.ts';
import { turningRegime } from '../recommended/turning-regime.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';
import { overhangRatio } from './overhang.ts';
import { type Nose, type TurnedFinish, turnedFinish } from './turned-finish.ts';

/** Enlarging a hole from D - 2 ap to D with one edge, on a lathe or a boring head (formulas a4). */
export interface BoringInput extends CommonInput, HolePath, Nose {
  /** Final diameter. */
  readonly D: Millimetres;
  readonly speed: GivenSpeed;
  readonly feed: GivenFeed;
  readonly ap: Millimetres;
  /** Entering angle, default 90. */
  readonly kapr?: Degrees | undefined;
  readonly overhang?: Millimetres | undefined;
  /** Default: 0.8 of the hole being enlarged. */
  readonly barDiameter?: Millimetres | undefined;
  readonly bar?: 'steel' | 'carbide' | undefined;
  readonly passes?: number | undefined;
}

export interface BoringResult extends CutResult, Partial<TurnedFinish> {
  readonly D: Millimetres;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly vf: MillimetresPerMinute;
  readonly ap: Millimetres;
  readonly kapr: Degrees;
  readonly Q: CubicCentimetresPerMinute;
  readonly h: Millimetres;
  readonly LD?: number;
  readonly stroke?: Millimetres;
  readonly passes?: number;
}

/** Room for the chips around a bar [practice]. */
const BAR_IN_HOLE = 0.8;

function check(input: BoringInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  checkHole(fields, input);
  fields.need('D', input.D);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.need('ap', input.ap);
  fields.allow('kapr', input.kapr);
  fields.allow('r', input.r);
  fields.allow('Ra', input.Ra);
  fields.allow('overhang', input.overhang);
  fields.allow('barDiameter', input.barDiameter);
  fields.allow('passes', input.passes);
  fields.rule('ap', 'too-large', 'non lascia il foro di partenza: deve essere minore di D/2', () => {
    return input.ap < input.D / 2;
  });
  fields.rule('barDiameter', 'too-large', 'la barra non entra nel foro', () => {
    return input.barDiameter === undefined || input.barDiameter < input.D;
  });
  return fields.errors;
}

function barOverhang({ D, ap, overhang, barDiameter, bar = 'steel' }: BoringInput) {
  const diameter = barDiameter ?? mm(BAR_IN_HOLE * (D - 2 * ap));
  return overhangRatio(
    overhang,
    diameter,
    bar === 'steel' ? OVERHANG_LIMIT.steelBar : OVERHANG_LIMIT.carbideBar,
  );
}

export function boring(input: BoringInput): Outcome<BoringResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, ap, material, passes = 1 } = input;
  const kapr = input.kapr ?? degrees(90);
  const { n, vc, ...speed } = resolveSpeed(input.speed, D, input.machine);
  const { f, vf, ...feed } = resolveFeed(input.feed, n, 1, input.machine);
  const h = mm(f * sine(kapr));
  const inside = 1 - ap / D;
  const load = spindleLoad(input, h, n, (kc) => ({
    Fc: newtons(kc * ap * f),
    Pc: kilowatts(((vc * ap * f * kc) / 60_000) * inside),
  }));
  const finish = turnedFinish(input, f, ap, turningRegime(ap));
  const overhang = barOverhang(input);
  const stroke = holeStroke(input, 0);
  const speeds = speedRange('boring', material, input);
  return conclude(input, {
    own: {
      D,
      n,
      vc,
      f,
      vf,
      ap,
      kapr,
      Q: cm3PerMinute(vc * ap * f * inside),
      h,
      ...finish.finish,
      ...overhang.own,
      ...(stroke !== undefined && { stroke, passes }),
    },
    n,
    vc,
    vf,
    load,
    ap,
    time: stroke === undefined ? undefined : cutTime(minutes((passes * stroke) / vf)),
    speeds,
    warnings: [
      ...speed.warnings,
      ...feed.warnings,
      ...rangeWarnings(vc, speeds, f, boringRange(material?.isoGroup)),
      ...chipWarnings(h, INSERT_MINIMUM_CHIP),
      ...finish.warnings,
      ...overhang.warnings,
    ],
  });
}
