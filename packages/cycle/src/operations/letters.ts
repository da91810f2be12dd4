import type { PocketFeature } from '@truciolo/part';

/** A hollow whose stroke is narrower than this share of the box around it winds: a letter, a mark, a labyrinth. */
const WINDING = 0.6;

/**
 * Width of the stroke and its length of a hollow that winds, as a long slot would have them: twice the area over the way
 * round, and half that way. Others are as wide as their box.
 */
export function strokeOf<T extends Pick<PocketFeature, 'width' | 'length' | 'plan'>>(pocket: T): T {
  const { plan, width } = pocket;
  if (!plan || plan.area <= 0 || plan.perimeter <= 0) return pocket;
  const stroke = (2 * plan.area) / plan.perimeter;
  return stroke < width * WINDING ? { ...pocket, width: stroke, length: plan.perimeter / 2 } : pocket;
}
