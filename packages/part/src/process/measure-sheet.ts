import { extentAlong } from '../box/extents.ts';
import { countContours } from '../geometry/count-contours.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { SheetWork } from '../report/part-report.ts';
import type { SheetLike } from './sheet-thickness.ts';

/**
 * Cut length from area and volume alone: both skins of a sheet together are 2 V / t, bends included, because their middle
 * line is the mean of their radii; the rest of the surface is cut edge, as high as the sheet.
 */
export function measureSheet(view: SolidView, { thickness, bends }: SheetLike): SheetWork {
  const { area, volume } = view.solid;
  const edge = Math.max(0, area - (2 * volume) / thickness);
  const lengths = bends.map(({ axis, faces }) => {
    const { low, high } = extentAlong(view, faces, axis);
    return high - low;
  });
  return {
    thickness,
    cutLength: edge / thickness,
    contours: countContours(view.solid.mesh),
    bends: bends.length,
    longestBend: Math.max(0, ...lengths),
  };
}
