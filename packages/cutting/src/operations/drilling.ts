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
import { type GivenToothFeed, resolveFeed } from '../kernel/feed.ts';
import { type HolePath, holeStroke } from '../kernel/hole-stroke.ts';
import { DEFAULT_RAPID, peckTime } from '../kernel/peck-time.ts';
import { type GivenSpeed, resolveSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import type { ToolMaterial } from '../material.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { drillingFeed } from '../recommended/feed-range.ts';
import { chipWarnings, solidMinimumChip } from '../recommended/minimum-chip.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { type Warning, warn } from '../warning.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';

/** Drilling from solid with a two-lipped drill, with or without chip breaking (formulas a3). */
export interface DrillingInput extends CommonInput, HolePath {
  readonly D: Millimetres;
  readonly speed: GivenSpeed;
  readonly feed: GivenToothFeed;
  /** Point angle, default 140 for carbide and 118 for HSS. */
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
  /** Thrust along the axis. */
  readonly Ff?: Newtons;
  /** Length of the point. */
  readonly tip: Millimetres;
  /** Travel at feed rate. */
  readonly stroke?: Millimetres;
  /** What chip breaking adds to the time. */
  readonly tPeck?: Seconds;
}

const LIPS = 2;
const POINT: Record<ToolMaterial, Degrees> = { carbide: degrees(140), hss: degrees(118) };
/** Depth a drill reaches without pecking, in diameters [practice]. */
const DEEP: Record<ToolMaterial, number> = { carbide: 5, hss: 3 };

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

function deepHole({ depth, peck, D }: DrillingInput, tool: ToolMaterial): readonly Warning[] {
  if (depth === undefined || peck !== undefined || depth / D <= DEEP[tool]) return [];
  return [warn('deep-hole', { ratio: depth / D, limit: DEEP[tool] })];
}

function pecking({ depth, peck, machine }: DrillingInput): Minutes | undefined {
  if (depth === undefined || peck === undefined) return undefined;
  return peckTime(depth, peck, machine?.rapid ?? DEFAULT_RAPID);
}

export function drilling(input: DrillingInput): Outcome<DrillingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, material, toolMaterial = 'carbide' } = input;
  const kapr = degrees((input.point ?? POINT[toolMaterial]) / 2);
  const { n, vc, ...speed } = resolveSpeed(input.speed, D, input.machine);
  const { f, fz, vf, ...feed } = resolveFeed(input.feed, n, LIPS, input.machine);
  const h = mm(fz * sine(kapr));
  const load = spindleLoad(input, h, n, (kc) => ({
    Fc: newtons((kc * D * f) / 4),
    Pc: kilowatts((f * vc * D * kc) / 240_000),
  }));
  const tip = mm(D / 2 / Math.tan(radians(kapr)));
  const stroke = holeStroke(input, tip);
  const pecks = pecking(input);
  const speeds = speedRange('drilling', material, toolMaterial);
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
      ...(load && { Ff: newtons(0.5 * load.kc * (D / 2) * f * sine(kapr)) }),
      tip,
      ...(stroke !== undefined && { stroke }),
      ...(pecks !== undefined && { tPeck: minutesToSeconds(pecks) }),
    },
    n,
    vc,
    vf,
    load,
    time: stroke === undefined ? undefined : cutTime(minutes(stroke / vf + (pecks ?? 0))),
    speeds,
    warnings: [
      ...speed.warnings,
      ...feed.warnings,
      ...rangeWarnings(vc, speeds, f, drillingFeed(D, material?.isoGroup, toolMaterial)),
      ...chipWarnings(h, solidMinimumChip(D)),
      ...deepHole(input, toolMaterial),
    ],
  });
}
