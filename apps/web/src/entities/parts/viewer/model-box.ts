import type { PartModel, SolidModel, Vec3 } from '@truciolo/part';

export interface ModelBox {
  readonly min: Vec3;
  readonly max: Vec3;
}

export function solidBox({ mesh: { positions } }: SolidModel): ModelBox {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index++) {
    const value = positions[index] ?? 0;
    const axis = (index % 3) as 0 | 1 | 2;
    if (value < min[axis]) min[axis] = value;
    if (value > max[axis]) max[axis] = value;
  }
  return positions.length > 0 ? { min, max } : { min: [0, 0, 0], max: [1, 1, 1] };
}

/** Box around all solids, each at its first instance. */
export function modelBox({ solids }: Pick<PartModel, 'solids'>): ModelBox {
  const boxes = solids.map(solidBox);
  const over = (pick: (box: ModelBox) => Vec3, best: (...values: number[]) => number): Vec3 => {
    const along = (axis: 0 | 1 | 2) => best(...boxes.map((box) => pick(box)[axis]));
    return [along(0), along(1), along(2)];
  };
  return { min: over(({ min }) => min, Math.min), max: over(({ max }) => max, Math.max) };
}
