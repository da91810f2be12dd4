import { circleOf, type Extent, extentOf } from '../geometry/path-box.ts';
import type { DrawnPath } from '../page/page.ts';

/** Larger paths are geometry of the part, not symbols. */
const LARGEST = 60;
const SQUARE = 40;

interface SmallPath {
  readonly path: DrawnPath;
  readonly extent: Extent;
}

/** Small paths of a page by place, so that those around a text are found without a walk over all. */
export class SmallPaths {
  private readonly squares = new Map<string, SmallPath[]>();

  constructor(paths: readonly DrawnPath[]) {
    for (const path of paths) {
      const extent = extentOf(path.points);
      if (extent.right - extent.left > LARGEST || extent.bottom - extent.top > LARGEST) continue;
      const key = this.key((extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2);
      const square = this.squares.get(key) ?? [];
      square.push({ path, extent });
      this.squares.set(key, square);
    }
  }

  private key(x: number, y: number) {
    return `${Math.floor(x / SQUARE)}:${Math.floor(y / SQUARE)}`;
  }

  /** Paths that lie wholly inside. */
  within({ left, top, right, bottom }: Extent): readonly DrawnPath[] {
    const found: DrawnPath[] = [];
    for (let x = Math.floor(left / SQUARE); x <= Math.floor(right / SQUARE); x += 1) {
      for (let y = Math.floor(top / SQUARE); y <= Math.floor(bottom / SQUARE); y += 1) {
        for (const { path, extent } of this.squares.get(`${x}:${y}`) ?? []) {
          if (extent.left >= left && extent.right <= right && extent.top >= top && extent.bottom <= bottom)
            found.push(path);
        }
      }
    }
    return found;
  }
}

export const circlesOf = (paths: readonly DrawnPath[]) =>
  paths.flatMap((path) => {
    const circle = circleOf(path);
    return circle ? [circle] : [];
  });
