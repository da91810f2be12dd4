import type { Micrometres, Millimetres, MillimetresPerRevolution } from '@truciolo/units';
import { meanRoughness, peakRoughness, wiperFeed } from '../kernel/roughness.ts';
import type { CuttingMaterial } from '../material.ts';
import { NOSE_SHARE } from '../recommended/turning-cut.ts';
import type { TurningRegime } from '../recommended/turning-regime.ts';
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
  /** Wanted; the result carries the one the feed leaves. */
  readonly Ra?: Micrometres | undefined;
}

interface NoseAtWork extends Nose {
  readonly material?: CuttingMaterial | undefined;
}

/** Largest feed as a share of the nose radius: 0.5 finishing (formulas a11), 0.8 roughing [practice]. */
const feedShare = (regime: TurningRegime) => (regime === 'finish' ? 0.5 : 0.8);

/** Below this feed the real surface is 1.2-2 times the theoretical one (formulas a9). */
const SMALL_FEED = 0.1;

function noseWarnings(
  f: number,
  ap: number | undefined,
  r: number,
  Ra: number,
  regime: TurningRegime,
  hard: boolean,
) {
  const limit = feedShare(regime) * r;
  return [
    ...(f > limit ? [warn('feed-above-nose-radius', { f, limit })] : []),
    ...(!hard && ap !== undefined && ap < NOSE_SHARE * r * (1 - 1e-9)
      ? [warn('depth-below-nose-radius', { ap, r })]
      : []),
    ...(f < SMALL_FEED ? [warn('roughness-optimistic', { Ra })] : []),
  ];
}

export function turnedFinish(
  { r, wiper, Ra: wanted, material }: NoseAtWork,
  f: MillimetresPerRevolution,
  ap: Millimetres | undefined,
  regime: TurningRegime,
  longestCut = Number.POSITIVE_INFINITY,
): { readonly finish?: TurnedFinish; readonly warnings: readonly Warning[] } {
  const edge =
    ap !== undefined && ap > longestCut ? [warn('depth-above-edge', { ap, limit: longestCut })] : [];
  if (r === undefined) return { warnings: edge };
  const effective = wiper ? wiperFeed(f) : f;
  const Ra = meanRoughness(effective, r);
  const rough =
    wanted !== undefined && Ra > wanted * (1 + 1e-9) ? [warn('surface-too-rough', { Ra, wanted })] : [];
  return {
    finish: { r, Rz: peakRoughness(effective, r), Ra },
    warnings: [...noseWarnings(effective, ap, r, Ra, regime, material?.isoGroup === 'H'), ...rough, ...edge],
  };
}
