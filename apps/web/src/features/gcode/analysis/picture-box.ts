import type { Box } from '@truciolo/gcode';

export const diagonalOf = ({ min, max }: Box): number =>
  Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);

/**
 * Box that the view is fitted to: the whole path, or the cut when rapids to a far tool change point would make it tiny.
 */
export function frameOf(box: Box | null, cutBox: Box | null): Box {
  const all = box ?? { min: [-1, -1, -1], max: [1, 1, 1] };
  if (!cutBox || diagonalOf(cutBox) === 0) return all;
  return diagonalOf(all) > 2.5 * diagonalOf(cutBox) ? cutBox : all;
}
