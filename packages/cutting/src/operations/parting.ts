import {
  type CubicCentimetresPerMinute,
  cm3PerMinute,
  kilowatts,
  type Millimetres,
  minutes,
  mm,
  newtons,
} from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { type CommonInput, checkCommon } from '../input/common-input.ts';
import { spindleLoad } from '../kernel/spindle-load.ts';
import { type Outcome, refuse } from '../outcome.ts';
import { chipWarnings, INSERT_MINIMUM_CHIP } from '../recommended/minimum-chip.ts';
import { partingFeed } from '../recommended/plunge-feed.ts';
import { rangeWarnings } from '../recommended/range-warnings.ts';
import { speedRange } from '../recommended/speed-range.ts';
import { warn } from '../warning.ts';
import { type CutResult, conclude, cutTime } from './conclude.ts';
import { type RadialInput, type RadialMotion, radialMotion } from './radial-motion.ts';

/** Parting off (to the centre or to a bore) and plunge grooving (formulas a7). */
export interface PartingInput extends CommonInput, RadialInput {
  readonly kind?: 'parting' | 'grooving' | undefined;
  /** Width of the insert. */
  readonly b: Millimetres;
  /** Halve the feed below 2 mm, where the part hangs on little material. */
  readonly easeCentre?: boolean | undefined;
  /** Plunges side by side, for a groove wider than the insert. */
  readonly passes?: number | undefined;
}

export interface PartingResult extends CutResult, RadialMotion {
  readonly D: Millimetres;
  readonly d: Millimetres;
  readonly b: Millimetres;
  readonly Q: CubicCentimetresPerMinute;
  readonly h: Millimetres;
  readonly passes: number;
}

/** Shop rule of formulas a7. */
const CENTRE = mm(2);

function check(input: PartingInput) {
  const fields = checkInput();
  checkCommon(fields, input);
  fields.need('D', input.D);
  fields.allow('d', input.d);
  fields.need('b', input.b);
  fields.need(input.speed.by, input.speed.value);
  fields.need(input.feed.by, input.feed.value);
  fields.allow('passes', input.passes);
  fields.rule('d', 'too-large', 'deve essere minore di D', () => (input.d ?? 0) < input.D);
  return fields.errors;
}

export function parting(input: PartingInput): Outcome<PartingResult> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { D, b, material, passes = 1, kind = 'parting' } = input;
  const d = input.d ?? mm(0);
  const { motion, timeBetween, warnings } = radialMotion(input);
  const { n, vc, f, vf } = motion;
  const h = mm(f);
  const load = spindleLoad(input, h, n, (kc) => ({
    Fc: newtons(kc * b * f),
    Pc: kilowatts((vc * b * f * kc) / 60_000),
  }));
  const reachesCentre = kind === 'parting' && d < CENTRE && D > CENTRE;
  const eased = reachesCentre && input.easeCentre === true;
  const plunge = eased ? timeBetween(D, CENTRE) + timeBetween(CENTRE, d, 0.5) : timeBetween(D, d);
  const speeds = speedRange('parting', material, input);
  return conclude(input, {
    own: { D, d, b, ...motion, Q: cm3PerMinute(vc * b * f), h, passes },
    n,
    vc,
    vf,
    load,
    time: cutTime(minutes(passes * plunge)),
    speeds,
    warnings: [
      ...warnings,
      ...rangeWarnings(vc, speeds, f, partingFeed(kind, material?.isoGroup)),
      ...chipWarnings(h, INSERT_MINIMUM_CHIP),
      ...(reachesCentre && !eased ? [warn('parting-centre', { d: CENTRE })] : []),
    ],
  });
}
