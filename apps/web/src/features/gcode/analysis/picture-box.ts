export interface Box {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** Box around both ends of the segments asked for; null when there is none. */
export function boxOf(
  positions: Float32Array,
  kinds: Uint8Array,
  wanted: (kind: number) => boolean,
): Box | null {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let segment = 0; segment < kinds.length; segment++) {
    if (!wanted(kinds[segment] as number)) continue;
    for (let k = 0; k < 6; k++) {
      const value = positions[segment * 3 + k] as number;
      const axis = k % 3;
      if (value < (min[axis] as number)) min[axis] = value;
      if (value > (max[axis] as number)) max[axis] = value;
    }
  }
  return min[0] > max[0] ? null : { min, max };
}

export const diagonalOf = ({ min, max }: Box): number =>
  Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);

/** What the view is fitted to: the whole path, or the cut when rapids to a far change point would make it tiny. */
export function frameOf(box: Box | null, cutBox: Box | null): Box {
  const all = box ?? { min: [-1, -1, -1], max: [1, 1, 1] };
  if (!cutBox || diagonalOf(cutBox) === 0) return all;
  return diagonalOf(all) > 2.5 * diagonalOf(cutBox) ? cutBox : all;
}
