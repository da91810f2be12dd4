export interface Box {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** Box around both ends of the selected segments; null when there is none. */
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
