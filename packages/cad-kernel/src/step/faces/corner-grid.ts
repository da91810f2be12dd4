import type { SolidModel, Vec3 } from '@truciolo/part';

/** How near a written corner lies to that of the model, as a share of the part's size: the model has 32 bits. */
const NEAR_SHARE = 1e-5;

/** The corners of a solid, each with a number: points closer than the grid are one. */
export class CornerGrid {
  private readonly cell: number;
  private readonly known = new Map<string, number>();

  constructor({ edgePoints }: SolidModel) {
    let largest = 1e-3;
    for (const value of edgePoints) largest = Math.max(largest, Math.abs(value));
    this.cell = largest * NEAR_SHARE;
  }

  /** Number of a corner of the model. */
  add(point: Vec3): number {
    const before = this.find(point);
    if (before !== null) return before;
    const number = this.known.size;
    this.known.set(this.key(point, 0, 0, 0), number);
    return number;
  }

  /** Number of the corner at a point; null where there is none. */
  find(point: Vec3): number | null {
    for (const x of [0, 1, -1]) {
      for (const y of [0, 1, -1]) {
        for (const z of [0, 1, -1]) {
          const number = this.known.get(this.key(point, x, y, z));
          if (number !== undefined) return number;
        }
      }
    }
    return null;
  }

  private key([x, y, z]: Vec3, dx: number, dy: number, dz: number): string {
    const at = (value: number, step: number) => Math.round(value / this.cell) + step;
    return `${at(x, dx)} ${at(y, dy)} ${at(z, dz)}`;
  }
}
