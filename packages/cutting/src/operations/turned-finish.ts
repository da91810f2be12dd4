import type { Micrometres, Millimetres, MillimetresPerRevolution } from '@truciolo/units';
import { meanRoughness, peakRoughness, wiperFeed } from '../kernel/roughness.ts';
import type { TurningRegime } from '../recommended/speed-range.ts';
import { type Warning, warn } from '../warning.ts';

/** Theoretical surface left by the nose of the tool. */
export interface TurnedFinish {
  readonly r: Millimetres;
  readonly Rz: Micrometres;
  readonly Ra: Micrometres;
}

export interface Nose {
  readonly r?: Millimetres | undefined;
  readonly wiper?: boolean | undefined;
}

/** Largest feed as a share of the nose radius: 0.5 finishing (formulas a11), 0.8 roughing [practice]. */
const feedShare = (regime: TurningRegime) => (regime === 'finish' ? 0.5 : 0.8);

/** Below this feed the real surface is 1.2-2 times the theoretical one (formulas a9). */
const SMALL_FEED = 0.1;

function noseWarnings(f: number, ap: number | undefined, r: number, Ra: number, regime: TurningRegime) {
  const limit = feedShare(regime) * r;
  return [
    ...(f > limit ? [warn('feed-above-nose-radius', { f, limit })] : []),
    ...(ap !== undefined && ap < (2 / 3) * r ? [warn('depth-below-nose-radius', { ap, r })] : []),
    ...(f < SMALL_FEED ? [warn('roughness-optimistic', { Ra })] : []),
  ];
}

export function turnedFinish(
  { r, wiper }: Nose,
  f: MillimetresPerRevolution,
  ap: Millimetres | undefined,
  regime: TurningRegime,
): { readonly finish?: TurnedFinish; readonly warnings: readonly Warning[] } {
  if (r === undefined) return { warnings: [] };
  const effective = wiper ? wiperFeed(f) : f;
  const Ra = meanRoughness(effective, r);
  return {
    finish: { r, Rz: peakRoughness(effective, r), Ra },
    warnings: noseWarnings(effective, ap, r, Ra, regime),
  };
}
