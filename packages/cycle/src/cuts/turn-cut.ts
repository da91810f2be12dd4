import {
  boring,
  facing,
  feedForRoughness,
  parting,
  proposedMaterial,
  startValues,
  type TurningRegime,
  turning,
} from '@truciolo/cutting';
import type { TurnedGroove } from '@truciolo/part';
import { degrees, metresPerMinute, micrometres, mm, mmPerRevolution } from '@truciolo/units';
import { FINISH_NOSE } from '../practice.data.ts';
import { bearable, type Workplace } from './workplace.ts';

interface TurnCut {
  /** mm, after the power of the spindle was asked. */
  readonly ap: number;
  /** mm³/min */
  readonly Q: number;
  /** Surface a minute at the feed, mm². */
  readonly surface: number;
  readonly share: number;
}

const APPROACH_ANGLE = degrees(95);

/** Largest feed of the finishing insert for the stated Ra; roughing does not make the surface. */
const feedLimit = (regime: TurningRegime, roughness: number | null): number =>
  regime === 'finish' && roughness !== null
    ? feedForRoughness(micrometres(roughness), mm(FINISH_NOSE))
    : Number.POSITIVE_INFINITY;

/** The usual cut at a diameter: roughing gives Q, finishing the surface a minute (vc f). */
export function turnCut(
  { material, limits, roughness }: Workplace,
  diameter: number,
  regime: TurningRegime,
): TurnCut | null {
  const D = mm(diameter);
  const toolMaterial = proposedMaterial('turning', material.isoGroup);
  const { vc, f: usual, ap } = startValues('turning', material, { D, regime, material: toolMaterial }).values;
  if (vc === undefined || usual === undefined || ap === undefined) return null;
  const f = Math.min(usual, feedLimit(regime, roughness));
  const outcome = turning({
    D,
    ap: mm(ap),
    kapr: APPROACH_ANGLE,
    speed: { by: 'vc', value: metresPerMinute(vc) },
    feed: { by: 'f', value: mmPerRevolution(f) },
    material,
    toolMaterial,
    machine: limits,
  });
  if (!outcome.ok) return null;
  const share = bearable(outcome.limits);
  const { Q, vc: reached } = outcome.result;
  return { ap: ap * share, Q: Q * 1000 * share, surface: reached * 1000 * f, share };
}

/** The hole a boring bar goes into, and how far it stands out. */
interface BarReach {
  readonly from: number;
  readonly depth: number;
}

/** Bar in the hole it enters, so that the chips fall out; and a bore's depth of cut at most [practice]. */
const BAR_SHARE = 0.75;
const DEEPEST_SHARE = 1 / 8;
/** Up to this many diameters of overhang a steel bar is as stiff as a tool outside, or half as stiff [practice]. */
const STOUT = 2;
const HALF_STOUT = 4;

/** A stout bar takes the depth and the feed of turning; a slender one those of boring. */
function roughBore({ material }: Workplace, diameter: number, reach: BarReach) {
  const D = mm(diameter);
  const gentle = startValues('boring', material, { D }).values;
  const overhang = reach.depth / (BAR_SHARE * reach.from);
  if (overhang > HALF_STOUT) return gentle;
  const regime = overhang > STOUT ? 'medium' : 'rough';
  const tool = proposedMaterial('turning', material.isoGroup);
  const { f, ap = 0 } = startValues('turning', material, { D, regime, material: tool }).values;
  return { f, ap: Math.max(gentle.ap ?? 0, Math.min(ap, reach.from * DEEPEST_SHARE)) };
}

/** Enlarging a bore to a diameter; the reach is left out where only the hollow's size is known. */
export function boreCut(place: Workplace, diameter: number, reach: BarReach | null = null): TurnCut | null {
  const { material, limits, roughness } = place;
  const D = mm(diameter);
  const { vc, f, ap: gentle } = startValues('boring', material, { D }).values;
  const { f: roughFeed, ap } = reach ? roughBore(place, diameter, reach) : { f, ap: gentle };
  if (vc === undefined || f === undefined || ap === undefined || roughFeed === undefined) return null;
  const outcome = boring({
    D,
    ap: mm(ap),
    speed: { by: 'vc', value: metresPerMinute(vc) },
    feed: { by: 'f', value: mmPerRevolution(roughFeed) },
    material,
    machine: limits,
  });
  if (!outcome.ok) return null;
  const share = bearable(outcome.limits);
  const { Q, vc: reached } = outcome.result;
  const last = Math.min(f, feedLimit('finish', roughness));
  return { ap: ap * share, Q: Q * 1000 * share, surface: reached * 1000 * last, share };
}

/** Facing an end at constant speed down to a bore, with its number of passes. */
export function faceSeconds({ material, limits }: Workplace, diameter: number, allowance: number) {
  const D = mm(diameter);
  const toolMaterial = proposedMaterial('facing', material.isoGroup);
  const { vc, f, ap } = startValues('facing', material, { D, material: toolMaterial }).values;
  if (vc === undefined || f === undefined || ap === undefined) return null;
  const passes = Math.max(1, Math.ceil(allowance / ap - 1e-9));
  const outcome = facing({
    D,
    ap: mm(ap),
    kapr: APPROACH_ANGLE,
    passes,
    speed: { by: 'vc', value: metresPerMinute(vc) },
    feed: { by: 'f', value: mmPerRevolution(f) },
    material,
    toolMaterial,
    machine: limits,
  });
  return outcome.ok ? { seconds: outcome.result.t ?? 0, passes } : null;
}

/** Width of the usual blade, mm (formulas a7, c). */
const BLADE = 3;

/** One way of the blade from this diameter in to another, s. */
function plungeSeconds(
  { material, limits }: Workplace,
  from: number,
  to: number,
  width: number,
  easeCentre: boolean,
): number | null {
  const { vc, f } = startValues('parting', material, { D: mm(from) }).values;
  if (vc === undefined || f === undefined) return null;
  const outcome = parting({
    D: mm(from),
    d: mm(to),
    b: mm(width),
    easeCentre,
    speed: { by: 'vc', value: metresPerMinute(vc) },
    feed: { by: 'f', value: mmPerRevolution(f) },
    material,
    machine: limits,
  });
  return outcome.ok ? (outcome.result.t ?? 0) : null;
}

export const partingSeconds = (place: Workplace, diameter: number, bore: number): number | null =>
  plungeSeconds(place, diameter, Math.min(bore, diameter * 0.99), BLADE, true);

/** Blade beside blade to the floor of a groove, and once along its walls and its floor [practice]. */
export function grooveSeconds(place: Workplace, { width, depth, diameter }: TurnedGroove): number | null {
  const plunge = plungeSeconds(place, diameter + 2 * depth, diameter, Math.min(BLADE, width), false);
  return plunge === null ? null : plunge * (Math.ceil(width / BLADE - 1e-3) + 1);
}
