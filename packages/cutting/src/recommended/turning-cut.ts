import { degrees, micrometres, mm } from '@truciolo/units';
import { sine } from '../kernel/angle.ts';
import { feedForRoughness } from '../kernel/roughness.ts';
import type { IsoGroup, ToolMaterial } from '../material.ts';
import { type TurningFamily, turningInserts } from '../tool/tool-family.data.ts';
import { type FeedRange, forMaterial } from './feed-factor.ts';
import { type TurningRegime, turningRegime } from './turning-regime.ts';

/** Known facts about a turned cut that needs values. */
export interface TurnedCut {
  readonly D?: number | undefined;
  readonly r?: number | undefined;
  readonly ap?: number | undefined;
  /** Wanted, µm. */
  readonly Ra?: number | undefined;
  readonly wiper?: boolean | undefined;
  readonly regime?: TurningRegime | undefined;
  readonly iso?: IsoGroup | undefined;
  readonly tool?: ToolMaterial | undefined;
  readonly family?: TurningFamily | undefined;
}

const depths: Record<TurningRegime, FeedRange> = { rough: [2, 4], medium: [1, 2], finish: [0.3, 1] };
const feeds: Record<TurningRegime, FeedRange> = {
  rough: [0.25, 0.45],
  medium: [0.15, 0.3],
  finish: [0.08, 0.18],
};
/** Hard turning: ap 0.1-0.3, f 0.05-0.2 (usual for CBN at 45-65 HRC). */
const HARD_DEPTH: FeedRange = [0.1, 0.3];
const HARD_FEED: FeedRange = [0.05, 0.2];

/** A blank is never cut deeper than a quarter of its diameter at once [practice]. */
const LARGEST_SHARE = 0.25;
/** Under two thirds of the nose radius the radial force grows; hard turning lives there. */
export const NOSE_SHARE = 2 / 3;

/** The heaviest cut the blank bears, where neither regime nor depth is given. */
export function regimeOf({ regime, ap, D, iso }: TurnedCut): TurningRegime {
  if (regime) return regime;
  if (ap !== undefined) return turningRegime(ap);
  const largest = D === undefined ? Number.POSITIVE_INFINITY : LARGEST_SHARE * D;
  if (iso === 'H' || largest < 1.5) return 'finish';
  return largest < 3 ? 'medium' : 'rough';
}

/** Lowers a range to a limit; one that lies wholly above it ends there. */
const limited = ([low, high]: FeedRange, limit: number): FeedRange =>
  high <= limit ? [low, high] : [low <= 0.75 * limit ? low : 0.6 * limit, limit];

/** Usual depths between the minimum of the nose and the maximum of the blank or the edge, which wins. */
function depthBetween(usual: FeedRange, least: number, limit: number): FeedRange {
  const [low, high] = limited([usual[0], Math.max(usual[1], least)], limit);
  return [Math.max(low, Math.min(least, limit)), high];
}

export function turningDepth(cut: TurnedCut): FeedRange {
  const { D, r = 0, iso, family = 'insert-c' } = cut;
  const byBlank = D === undefined ? Number.POSITIVE_INFINITY : LARGEST_SHARE * D;
  const limit = Math.min(turningInserts[family].longestCut, byBlank);
  return iso === 'H'
    ? limited(HARD_DEPTH, limit)
    : depthBetween(depths[regimeOf(cut)], NOSE_SHARE * r, limit);
}

/** Below this chip an insert rubs: no limit is taken under it. */
const SMALLEST_CHIP = 0.04;

/**
 * f ≤ r/2, r/3 when finishing; the limit of the wanted Ra; and a chip at least twice as wide as thick, which is where
 * chip breakers work (hard turning makes its chips without one).
 */
function largestFeed(cut: TurnedCut, regime: TurningRegime): number {
  const { r, ap, Ra, wiper, iso, family = 'insert-c' } = cut;
  const smallest = SMALLEST_CHIP / sine(degrees(turningInserts[family].kapr));
  const wipe = wiper ? 2 : 1;
  const byNose = r === undefined ? Number.POSITIVE_INFINITY : (wipe * r) / (regime === 'finish' ? 3 : 2);
  const byChip = ap === undefined ? Number.POSITIVE_INFINITY : iso === 'H' ? ap : ap / 2;
  const bySurface =
    r === undefined || Ra === undefined
      ? Number.POSITIVE_INFINITY
      : wipe * feedForRoughness(micrometres(Ra), mm(r));
  return Math.min(Math.max(smallest, Math.min(byNose, byChip)), bySurface);
}

/** Feeds of a regime, before nose radius, chip and surface limit them: a higher feed is a finding. */
export function regimeFeed(regime: TurningRegime, { iso, family = 'insert-c' }: TurnedCut): FeedRange {
  if (iso === 'H') return HARD_FEED;
  const { feed } = turningInserts[family];
  return forMaterial(feeds[regime], iso, feed);
}

export function turningFeed(cut: TurnedCut): FeedRange {
  const regime = regimeOf(cut);
  return limited(regimeFeed(regime, cut), largestFeed(cut, regime));
}

/** Turning feeds between finish and medium: a bar is slender. */
export const boringRange = (iso: IsoGroup | undefined): FeedRange =>
  iso === 'H' ? HARD_FEED : forMaterial([0.08, 0.2], iso);

/** Depths of a bar: half those of a blank, and never more than an eighth of the bore. */
export function boringDepth({ D, r = 0, iso }: TurnedCut): FeedRange {
  const limit = D === undefined ? Number.POSITIVE_INFINITY : D / 8;
  return iso === 'H' ? limited(HARD_DEPTH, limit) : depthBetween([0.5, 2], NOSE_SHARE * r, limit);
}

export function boringFeed(cut: TurnedCut): FeedRange {
  const regime = cut.ap === undefined ? 'finish' : turningRegime(cut.ap);
  return limited(boringRange(cut.iso), largestFeed(cut, regime));
}
