import type { IsoGroup } from '../material.ts';
import type { DrillFamily } from '../tool/tool-family.data.ts';
import { type FeedRange, forMaterial } from './feed-factor.ts';

/** D 5 f 0.1, D 10 f 0.2, D 20 f 0.3 (formulas a11), flat beyond 40 mm [practice]. */
function hssDrillFeed(D: number): number {
  if (D <= 10) return 0.02 * D;
  return D <= 20 ? 0.2 + 0.01 * (D - 10) : 0.3 + 0.005 * (Math.min(D, 40) - 20);
}

/** Kyocera, Magic Drill DRZ, recommended cutting conditions, holder 3D: 0.06-0.10, 0.08-0.15, 0.08-0.18 (2D). */
function insertDrillFeed(D: number): FeedRange {
  if (D < 16) return [0.06, 0.1];
  return D < 27 ? [0.08, 0.15] : [0.08, 0.18];
}

/**
 * Per revolution. Solid carbide 0.015-0.025 D up to 12 mm, half that slope above (formulas a11); exchangeable heads
 * 0.012-0.019 D [practice]; HSS a fifth either side of its table.
 */
export function drillingFeed(family: DrillFamily, D: number, iso: IsoGroup | undefined): FeedRange {
  switch (family) {
    case 'insert-drill':
      return forMaterial(insertDrillFeed(D), iso);
    case 'head-drill':
      return forMaterial([0.012 * Math.min(D, 32), 0.019 * Math.min(D, 32)], iso);
    case 'hss-drill':
      return forMaterial([0.8 * hssDrillFeed(D), 1.2 * hssDrillFeed(D)], iso);
    case 'solid-drill': {
      const d = D <= 12 ? D : 12 + (Math.min(D, 25) - 12) / 2;
      return forMaterial([0.015 * d, 0.025 * d], iso);
    }
  }
}
