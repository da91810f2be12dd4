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
  type MillimetresPerTooth,
  type Minutes,
  minutes,
  minutesToSeconds,
  mm,
  type Newtons,
  newtons,
  type Rpm,
  type Seconds,
} from '@truciolo/units';
import { checkHole } from '../input/check-hole.ts';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { radians, sine } from '../kernel/angle.ts';
import { pointFactors } from '../kernel/drill-point.ts';
import { type GivenToothFeed, resolveFeed } from '../kernel/feed.ts';
import { type HolePath, holeStroke } from '../kernel/hole-stroke.ts';
import { DEFAULT_RAPID, peckTime } from '../kernel/peck-time.ts';
import { type GivenSpeed, resolveSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { drillingFeed } from '../recommended/drilling-feed.ts';
import { chipWarnings, groundMinimumChip, INSERT_MINIMUM_CHIP } from '../recommended/minimum-chip.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { diameterWarnings } from '../recommended/tool-warnings.ts';
import { type DrillFamily, drills } from '../tool/tool-family.data.ts';
import { drillFamily } from '../tool/tool-of.ts';
import { type Warning, warn } from '../warning.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';

/** Drilling from solid, with or without chip breaking (formulas a3; torque and thrust with the drill's point). */
export interface DrillingInput extends CommonInput, HolePath {
  readonly D: Millimetres;
  readonly speed: GivenSpeed;
  readonly feed: GivenToothFeed;
  /** Default by diameter: solid carbide to 20 mm, inserts beyond; HSS where the tool material says so. */
  readonly family?: DrillFamily | undefined;
  /** Default by family: 140 carbide, 118 HSS, flat with inserts. */
  readonly point?: Degrees | undefined;
  /** Depth of each peck. */
  readonly peck?: Millimetres | undefined;
}

export interface DrillingResult extends CutResult {
  readonly D: Millimetres;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly fz: MillimetresPerTooth;
  readonly vf: MillimetresPerMinute;
  readonly kapr: Degrees;
  readonly Q: CubicCentimetresPerMinute;
  readonly h: Millimetres;
  /** Cutting force and thrust against kc D f/4: chisel edge, rake and margins of the point. */
  readonly forceFactor: number;
  readonly thrustFactor: number;
  /** Thrust along the axis. */
  readonly Ff?: Newtons;
  /** Length of the point; none on a flat one. */
  readonly tip?: Millimetres;
  /** Travel at feed rate. */
  readonly stroke?: Millimetres;
  /** Time added by chip breaking. */
  readonly tPeck?: Seconds;
}

function check(input: DrillingInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  checkHole(fields, input);
  fields.need('D', input.D);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.allow('point', input.point);
  fields.allow('peck', input.peck);
  fields.rule('peck', 'conflict', 'serve anche la profondità del foro', () => {
    return input.peck === undefined || input.depth !== undefined;
  });
  return fields.errors;
}

function deepHole({ depth, peck, D }: DrillingInput, limit: number): readonly Warning[] {
  if (depth === undefined || peck !== undefined || depth / D <= limit) return [];
  return [warn('deep-hole', { ratio: depth / D, limit })];
}

function pecking({ depth, peck, machine }: DrillingInput): Minutes | undefined {
  if (depth === undefined || peck === undefined) return undefined;
  return peckTime(depth, peck, machine?.rapid ?? DEFAULT_RAPID);
}

export function drilling(input: DrillingInput): Outcome<DrillingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, material, hardness } = input;
  const family = drillFamily({ ...input, material: input.toolMaterial });
  const drill = drills[family];
  const kapr = degrees((input.point ?? drill.point) / 2);
  const { n, vc, ...speed } = resolveSpeed(input.speed, D, input.machine);
  const { f, fz, vf, ...feed } = resolveFeed(input.feed, n, drill.lips, input.machine);
  const h = mm(fz * sine(kapr));
  const factors = pointFactors(drill.chisel, D, f);
  const load = spindleLoad(input, h, n, (kc) => {
    const Fc = newtons(((kc * D * f) / 4) * factors.force);
    return { Fc, Pc: kilowatts((Fc * vc) / 60_000) };
  });
  const tip = mm(kapr >= 90 ? 0 : D / 2 / Math.tan(radians(kapr)));
  const stroke = holeStroke(input, tip);
  const pecks = pecking(input);
  const speeds = speedRange('drilling', material, { toolMaterial: drill.material, family, hardness });
  const hMin = drill.chisel === 0 ? INSERT_MINIMUM_CHIP : groundMinimumChip(D);
  return conclude(input, {
    own: {
      D,
      n,
      vc,
      f,
      fz,
      vf,
      kapr,
      Q: cm3PerMinute((vc * D * f) / 4),
      h,
      forceFactor: factors.force,
      thrustFactor: factors.thrust,
      ...(load && { Ff: newtons(((load.kc * D * f) / 4) * factors.thrust) }),
      ...(tip > 0 && { tip }),
      ...(stroke !== undefined && { stroke }),
      ...(pecks !== undefined && { tPeck: minutesToSeconds(pecks) }),
    },
    n,
    vc,
    vf,
    load,
    time: stroke === undefined ? undefined : cutTime(minutes(stroke / vf + (pecks ?? 0))),
    speeds,
    toolMaterial: drill.material,
    warnings: [
      ...speed.warnings,
      ...feed.warnings,
      ...rangeWarnings(vc, speeds, f, drillingFeed(family, D, material?.isoGroup)),
      ...chipWarnings(h, hMin),
      ...deepHole(input, drill.reach),
      ...diameterWarnings(family, D, drill.diameters),
    ],
  });
}
