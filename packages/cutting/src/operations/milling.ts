import {
  type CubicCentimetresPerMinute,
  cm3PerMinute,
  type Degrees,
  degrees,
  kilowatts,
  type MetresPerMinute,
  type Micrometres,
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerRevolution,
  type MillimetresPerTooth,
  minutes,
  mm,
  mmPerTooth,
  newtons,
  type Rpm,
} from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { type Contour, contourFeed } from '../kernel/contour-feed.ts';
import { type CutterShape, edgeGeometry, scallopHeight } from '../kernel/cutter-shape.ts';
import { engagement, type MillingKind } from '../kernel/engagement.ts';
import { type GivenChipFeed, resolveFeed } from '../kernel/feed.ts';
import { meanRoughness, peakRoughness } from '../kernel/roughness.ts';
import { type GivenSpeed, resolveSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { millingFeed } from '../recommended/milling-cut.ts';
import { chipWarnings, millMinimumChip } from '../recommended/minimum-chip.ts';
import { OVERHANG_LIMIT } from '../recommended/overhang-limit.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { diameterWarnings } from '../recommended/tool-warnings.ts';
import { type MillFamily, mills } from '../tool/tool-family.data.ts';
import { millFamily } from '../tool/tool-of.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';
import { overhangRatio } from './overhang.ts';

/** Face, shoulder and slot milling, with straight edges, round inserts or a ball end (formulas a2). */
export interface MillingInput extends CommonInput {
  readonly kind: MillingKind;
  /** Default by shape, kind and diameter: ground to 20 mm, inserts beyond. */
  readonly family?: MillFamily | undefined;
  /** Default by family: a ball, or straight edges at its entering angle; 45 degrees when facing, 90 otherwise. */
  readonly cutter?: CutterShape | undefined;
  /** Largest diameter. */
  readonly D: Millimetres;
  readonly z: number;
  readonly speed: GivenSpeed;
  readonly feed: GivenChipFeed;
  readonly ap: Millimetres;
  /** A slot needs none: it is as wide as the cutter. */
  readonly ae?: Millimetres | undefined;
  /** Nose radius of the inserts, for the surface they leave. */
  readonly r?: Millimetres | undefined;
  /** Length of the surface; the table travels the entry and twice the approach besides. */
  readonly L?: Millimetres | undefined;
  /** Default 2. */
  readonly approach?: Millimetres | undefined;
  readonly passes?: number | undefined;
  /** Of the cutter from its holder. */
  readonly overhang?: Millimetres | undefined;
  /** Circular contour of diameter Dw: the centre of the cutter is fed slower inside, faster outside. */
  readonly contour?: Contour | undefined;
}

export interface MillingResult extends CutResult {
  readonly D: Millimetres;
  /** Diameter at which vc counts: smaller than D for round inserts and ball ends in a shallow cut. */
  readonly Deff: Millimetres;
  readonly z: number;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly fz: MillimetresPerTooth;
  readonly f: MillimetresPerRevolution;
  readonly vf: MillimetresPerMinute;
  /** Feed of the cutter's centre on a circular contour. */
  readonly vfc?: MillimetresPerMinute;
  readonly ap: Millimetres;
  readonly ae: Millimetres;
  readonly kapr?: Degrees;
  readonly Q: CubicCentimetresPerMinute;
  /** Arc of contact. */
  readonly phi: Degrees;
  /** Teeth in the cut at the same time, on average. */
  readonly zc: number;
  readonly hm: Millimetres;
  readonly hex: Millimetres;
  readonly r?: Millimetres;
  readonly Rz?: Micrometres;
  readonly Ra?: Micrometres;
  readonly scallop?: Millimetres;
  readonly LD?: number;
  readonly L?: Millimetres;
  /** Travel of the table beyond L, from first contact to full engagement. */
  readonly entry?: Millimetres;
  readonly passes?: number;
}

const APPROACH = mm(2);

function check(input: MillingInput) {
  const fields = checkInput();
  const { cutter, contour, D, ap, ae, kind } = input;
  checkCommon(fields, input);
  fields.need('D', D);
  fields.need('z', input.z);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.need('ap', ap);
  if (kind !== 'slot') fields.need('ae', ae);
  if (cutter?.shape === 'straight') fields.need('kapr', cutter.kapr);
  if (cutter?.shape === 'round') fields.need('iC', cutter.iC);
  fields.allow('r', input.r);
  fields.allow('L', input.L);
  fields.allow('approach', input.approach);
  fields.allow('passes', input.passes);
  fields.allow('overhang', input.overhang);
  if (contour) fields.need('Dw', contour.Dw);
  fields.rule(
    'ae',
    'too-large',
    'non può superare il diametro della fresa',
    () => ae === undefined || ae <= D,
  );
  fields.rule('iC', 'too-large', 'deve essere minore del diametro della fresa', () => {
    return cutter?.shape !== 'round' || cutter.iC < D;
  });
  fields.rule('ap', 'too-large', "non può superare il raggio dell'inserto tondo", () => {
    return cutter?.shape !== 'round' || ap <= cutter.iC / 2;
  });
  fields.rule('Dw', 'too-small', 'deve essere maggiore del diametro della fresa', () => {
    return contour?.side !== 'inner' || contour.Dw > D;
  });
  return fields.errors;
}

function shapeOf({ cutter, family, kind }: MillingInput): CutterShape {
  if (cutter) return cutter;
  if (family === 'ball-mill') return { shape: 'ball' };
  const usual = kind === 'face' ? 45 : 90;
  return { shape: 'straight', kapr: degrees((family && mills[family].kapr) ?? usual) };
}

/**
 * Face and slot: the cutter runs wholly in and out, D (Kyocera, Mitsubishi). Slab and shoulder: it meets the work
 * sqrt(ae (D - ae)) ahead of its centre and has done when the centre is over the end (Groover, Fundamentals of
 * Modern Manufacturing, ch. 22).
 */
function entryOf(kind: MillingKind, D: Millimetres, ae: Millimetres): Millimetres {
  if (kind !== 'shoulder') return D;
  return ae >= D / 2 ? mm(D / 2) : mm(Math.sqrt(ae * (D - ae)));
}

function surface(cutter: CutterShape, fz: MillimetresPerTooth, ae: Millimetres, input: MillingInput) {
  if (cutter.shape === 'ball') return { scallop: scallopHeight(ae, input.D) };
  const r = input.r;
  if (r === undefined) return {};
  const perTooth = fz as number as MillimetresPerRevolution;
  return { r, Rz: peakRoughness(perTooth, r), Ra: meanRoughness(perTooth, r) };
}

export function milling(input: MillingInput): Outcome<MillingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { kind, D, z, ap, material, L, passes = 1, toolMaterial = 'carbide' } = input;
  const ae = kind === 'slot' ? D : (input.ae ?? D);
  const cutter = shapeOf(input);
  const family = millFamily({ ...input, milling: kind, material: toolMaterial, shape: cutter.shape });
  const { sinMax, sinMean, Deff } = edgeGeometry(cutter, D, ap);
  const arc = engagement(kind, Deff, ae);
  const { n, vc, ...speed } = resolveSpeed(input.speed, Deff, input.machine);
  const given =
    input.feed.by === 'hex'
      ? ({ by: 'fz', value: mmPerTooth(input.feed.value / (arc.max * sinMax)) } as const)
      : input.feed;
  const { fz, f, vf, ...feed } = resolveFeed(given, n, z, input.machine);
  const hm = mm(fz * sinMean * arc.mean);
  const hex = mm(fz * sinMax * arc.max);
  const Q = cm3PerMinute((ap * ae * vf) / 1000);
  // The mean tangential force is the one that gives the mean power at vc.
  const load = spindleLoad(input, hm, n, (kc) => ({
    Fc: newtons((Q * kc) / vc),
    Pc: kilowatts((Q * kc) / 60_000),
  }));
  const overhang = overhangRatio(input.overhang, D, OVERHANG_LIMIT.cutter);
  const speeds = speedRange('milling', material, { toolMaterial, milling: kind, hardness: input.hardness });
  const feeds = millingFeed(family, kind, D, material?.isoGroup, toolMaterial);
  const entry = entryOf(kind, D, ae);
  const travel = L === undefined ? undefined : L + entry + 2 * (input.approach ?? APPROACH);
  return conclude(input, {
    own: {
      D,
      Deff,
      z,
      n,
      vc,
      fz,
      f,
      vf,
      ...(input.contour && { vfc: contourFeed(input.contour, vf, D) }),
      ap,
      ae,
      ...(cutter.shape === 'straight' && { kapr: cutter.kapr }),
      Q,
      phi: arc.phi,
      zc: (z * arc.phi) / 360,
      hm,
      hex,
      ...surface(cutter, fz, ae, input),
      ...overhang.own,
      ...(L !== undefined && { L, entry, passes }),
    },
    n,
    vc,
    vf,
    load,
    ap,
    time: travel === undefined ? undefined : cutTime(minutes((passes * travel) / vf)),
    speeds,
    warnings: [
      ...speed.warnings,
      ...feed.warnings,
      // A thinned chip allows more feed than the table: the range is compared with the chip, not with fz.
      ...rangeWarnings(vc, speeds, hex / sinMax, feeds),
      ...chipWarnings(hex, millMinimumChip(family, D)),
      ...diameterWarnings(family, D, mills[family].diameters),
      ...overhang.warnings,
    ],
  });
}
