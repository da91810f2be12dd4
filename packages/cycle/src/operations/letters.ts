import type { PocketFeature } from '@truciolo/part';

/** A hollow whose stroke is narrower than this share of the box around it winds: a letter, a mark, a labyrinth. */
const WINDING = 0.6;

/**
 * Width of the stroke and its length of a hollow that winds: the sides of the rectangle with its area and the way round
 * it. Others are as wide as their box.
 */
export function strokeOf<T extends Pick<PocketFeature, 'width' | 'length' | 'plan'>>(pocket: T): T {
  const { plan, width } = pocket;
  if (!plan || plan.area <= 0 || plan.perimeter <= 0) return pocket;
  const half = plan.perimeter / 2;
  const stroke = (half - Math.sqrt(Math.max(0, half ** 2 - 4 * plan.area))) / 2;
  return stroke < width * WINDING ? { ...pocket, width: stroke, length: half - stroke } : pocket;
}
