import {
  type MetresPerMinute,
  type Millimetres,
  type MillimetresPerMinute,
  type MillimetresPerRevolution,
  minutes,
  mm,
  mmPerRevolution,
  newtonMetres,
  newtons,
  type Rpm,
} from '@truciolo/units';
import { checkHole } from '../input/check-hole.ts';
import { checkInput } from '../input/check-input.ts';
import { checkSynchronised } from '../input/check-synchronised.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { type HolePath, holeStroke } from '../kernel/hole-stroke.ts';
import type { GivenSpeed } from '../kernel/speed.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { synchronisedSpeed } from '../kernel/synchronised-speed.ts';
import { internalDepth } from '../kernel/thread-profile.ts';
import { powerOf } from '../machine.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { warn } from '../warning.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';

/**
 * Tapping with a cutting or forming tap, rigid: back out at the same speed (formulas a6). Torque: P² D kc/8000, the
 * form LUBERO and others print, with kc by Kienzle at the chip of one tooth of the lead.
 */
export interface TappingInput extends CommonInput, HolePath {
  readonly kind?: 'cutting' | 'forming' | undefined;
  /** Nominal diameter. */
  readonly D: Millimetres;
  readonly P: Millimetres;
  readonly speed: GivenSpeed;
  /** Flutes, default 3. */
  readonly z?: number | undefined;
  /** Threads of the lead, default 2 blind and 3 through. */
  readonly chamfer?: number | undefined;
}

export interface TappingResult extends CutResult {
  readonly D: Millimetres;
  readonly P: Millimetres;
  readonly n: Rpm;
  readonly vc: MetresPerMinute;
  readonly f: MillimetresPerRevolution;
  readonly vf: MillimetresPerMinute;
  /** Chip of one tooth of the lead. */
  readonly h: Millimetres;
  /** How much more torque forming takes; absent when cutting. */
  readonly formingFactor?: number;
  readonly stroke?: Millimetres;
}

const FLUTES = 3;
const BLIND_CHAMFER = 2;
const THROUGH_CHAMFER = 3;
/** Forming displaces instead of cutting: twice to three times the torque (Yamawa, General Catalogue 2022-2023, p. 1158). */
const FORMING_TORQUE = 2;

function check(input: TappingInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  checkHole(fields, input);
  fields.need('D', input.D);
  fields.need('P', input.P);
  fields.need(input.speed.by, input.speed.value);
  fields.allow('z', input.z);
  fields.allow('chamfer', input.chamfer);
  fields.rule('P', 'too-large', 'è troppo grande per questo diametro', () => input.P < input.D / 2);
  checkSynchronised(fields, input.P, input.machine);
  return fields.errors;
}

const brittle = ({ material }: TappingInput) => material?.isoGroup === 'K' || material?.isoGroup === 'H';

export function tapping(input: TappingInput): Outcome<TappingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, P, material, kind = 'cutting', z = FLUTES } = input;
  const forming = kind === 'forming';
  const chamfer = input.chamfer ?? (input.through ? THROUGH_CHAMFER : BLIND_CHAMFER);
  const { n, vc, vf, ...speed } = synchronisedSpeed(input.speed, D, P, input.machine);
  // The thread depth is shared by the teeth of the lead.
  const h = mm(internalDepth(P) / (z * chamfer));
  const load = spindleLoad(input, h, n, (kc) => {
    const Mc = newtonMetres(((P ** 2 * D * kc) / 8000) * (forming ? FORMING_TORQUE : 1));
    return { Fc: newtons((2000 * Mc) / D), Pc: powerOf(Mc, n) };
  });
  const stroke = holeStroke(input, chamfer * P, 0);
  const speeds = speedRange('tapping', material, input);
  return conclude(input, {
    own: {
      D,
      P,
      n,
      vc,
      f: mmPerRevolution(P),
      vf,
      h,
      ...(forming && { formingFactor: FORMING_TORQUE }),
      ...(stroke !== undefined && { stroke }),
    },
    n,
    vc,
    vf,
    load,
    time: stroke === undefined ? undefined : cutTime(minutes((2 * stroke) / vf)),
    speeds,
    warnings: [
      ...speed.warnings,
      ...rangeWarnings(vc, speeds),
      ...(forming && brittle(input) ? [warn('forming-unsuitable', {})] : []),
    ],
  });
}
