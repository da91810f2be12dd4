import {
  type CubicCentimetresPerMinute,
  cm3PerMinute,
  type Kilowatts,
  kilowatts,
  type MetresPerMinute,
  type Millimetres,
  type Minutes,
  minutes,
  minutesToSeconds,
  mm,
  type NewtonsPerSquareMillimetre,
  type Seconds,
  type SquareCentimetres,
  type SquareCentimetresPerMinute,
  seconds,
} from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { checkSection } from '../input/check-section.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { specificForce } from '../kernel/kienzle.ts';
import { type Section, sectionArea } from '../kernel/section.ts';
import { DEFAULT_ETA } from '../machine.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { warn } from '../warning.ts';

/** Cutting bar to length (formulas a8). */
export interface SawingInput extends Pick<CommonInput, 'material' | 'machine' | 'edge'> {
  readonly section: Section;
  /** Cutting rate. */
  readonly S: SquareCentimetresPerMinute;
  readonly saw?: 'band' | 'circular' | undefined;
  /** Default 1.5 band, 2.5 circular. */
  readonly kerf?: Millimetres | undefined;
  /** Feeding and clamping the bar, default 30 s. */
  readonly handling?: Seconds | undefined;
  /** Speed and tooth pitch of the blade: with both, and a material, the power is estimated. */
  readonly vc?: MetresPerMinute | undefined;
  readonly toothPitch?: Millimetres | undefined;
}

export interface SawingResult {
  readonly area: SquareCentimetres;
  readonly S: SquareCentimetresPerMinute;
  readonly kerf: Millimetres;
  readonly Q: CubicCentimetresPerMinute;
  readonly vc?: MetresPerMinute;
  readonly h?: Millimetres;
  readonly kc11?: NewtonsPerSquareMillimetre;
  readonly mc?: number;
  readonly kc?: NewtonsPerSquareMillimetre;
  readonly Pc?: Kilowatts;
  readonly Pm?: Kilowatts;
  readonly eta?: number;
  readonly tc: Minutes;
  /** Cutting alone. */
  readonly t: Seconds;
  /** With feeding and clamping. */
  readonly tTotal: Seconds;
}

/** Middle of formulas a8. */
const KERF = { band: mm(1.5), circular: mm(2.5) };
const HANDLING = seconds(30);

function check(input: SawingInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  checkSection(fields, input.section);
  fields.need('S', input.S);
  fields.allow('kerf', input.kerf);
  fields.allow('handling', input.handling);
  fields.allow('vc', input.vc);
  fields.allow('toothPitch', input.toothPitch);
  return fields.errors;
}

/** Feed a tooth: S over the mean width of the section, shared by the teeth that pass. */
function bladePower(input: SawingInput, area: SquareCentimetres, Q: CubicCentimetresPerMinute) {
  const { material, vc, toothPitch, edge, machine } = input;
  if (!material || vc === undefined || toothPitch === undefined) return {};
  const meanWidth = Math.sqrt(area * 100);
  const h = mm(((input.S * 100) / meanWidth / (vc * 1000)) * toothPitch);
  const kc = specificForce(material, h, edge);
  const Pc = kilowatts((Q * kc) / 60_000);
  const eta = machine?.eta ?? DEFAULT_ETA;
  return { h, kc11: material.kc11, mc: material.mc, kc, Pc, eta, Pm: kilowatts(Pc / eta) };
}

function powerLimit(input: SawingInput, Pm: Kilowatts | undefined) {
  const limit = input.machine?.power;
  if (Pm === undefined || limit === undefined) return { limits: [], warnings: [] };
  const data = { power: Pm, available: limit };
  return {
    limits: [{ quantity: 'Pm' as const, value: Pm, limit, ratio: Pm / limit }],
    warnings: Pm > limit ? [warn('power-exceeded', data)] : [],
  };
}

export function sawing(input: SawingInput): Outcome<SawingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { S, vc, handling = HANDLING } = input;
  const area = sectionArea(input.section);
  const kerf = input.kerf ?? KERF[input.saw ?? 'band'];
  const Q = cm3PerMinute((S * kerf) / 10);
  const tc = minutes(area / S);
  const t = minutesToSeconds(tc);
  const power = bladePower(input, area, Q);
  const { limits, warnings } = powerLimit(input, power.Pm);
  return accept(
    { area, S, kerf, Q, ...(vc !== undefined && { vc }), ...power, tc, t, tTotal: seconds(t + handling) },
    warnings,
    limits,
  );
}
