import type { MetresPerMinute } from '@truciolo/units';
import type { SpeedRange } from '../material.ts';
import { type Warning, warn } from '../warning.ts';
import type { FeedRange } from './feed-factor.ts';

/** Rounding errors of a division cause no warning. */
const SLACK = 1e-9;

function speedWarning(vc: MetresPerMinute, [low, high]: SpeedRange): readonly Warning[] {
  if (vc > high * (1 + SLACK)) return [warn('vc-above-range', { vc, low, high })];
  return vc < low * (1 - SLACK) ? [warn('vc-below-range', { vc, low, high })] : [];
}

function feedWarning(feed: number, [low, high]: FeedRange): readonly Warning[] {
  return feed > high * (1 + SLACK) ? [warn('feed-above-range', { feed, low, high })] : [];
}

/** Without a material there is no range, and therefore no warning. */
export function rangeWarnings(
  vc: MetresPerMinute,
  speeds: SpeedRange | undefined,
  feed?: number,
  feeds?: FeedRange,
): readonly Warning[] {
  if (!speeds) return [];
  return [...speedWarning(vc, speeds), ...(feed !== undefined && feeds ? feedWarning(feed, feeds) : [])];
}
