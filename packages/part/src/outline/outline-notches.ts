import { extentAlong } from '../box/extents.ts';
import type { OrientedBox } from '../box/minimal-box.ts';
import { cross, dot } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PocketFeature } from '../report/part-report.ts';
import { PLATE } from './find-outline.ts';

/** A floor that is as wide as the plate is thick. */
const WHOLE = 0.98;

/**
 * In a plate, a floor through its whole thickness is the bottom of a notch in the outline: the tool comes from above
 * and goes through, the plate is not clamped on edge for it.
 */
export function asOutlineNotches(
  view: SolidView,
  features: readonly PocketFeature[],
  { sides: [thickness, width], axes: [upright] }: OrientedBox,
): readonly PocketFeature[] {
  if (thickness > width * PLATE) return features;
  return features.map((feature) => {
    const [floor] = feature.faces;
    if (!feature.open || floor === undefined || Math.abs(dot(feature.direction, upright)) > 1e-3)
      return feature;
    const { low, high } = extentAlong(view, [floor], upright);
    if (high - low < thickness * WHOLE) return feature;
    const across = extentAlong(view, [floor], cross(feature.direction, upright));
    const run = across.high - across.low;
    return {
      ...feature,
      through: true,
      direction: upright,
      depth: thickness,
      width: Math.min(run, feature.depth),
      length: Math.max(run, feature.depth),
    };
  });
}
