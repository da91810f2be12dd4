import type { DrawnPath } from '../page/page.ts';

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function extentOf(points: readonly number[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

const ROUND = 0.07;
const FEWEST_POINTS = 8;

/** The circle that a path draws, as curves or as many short lines; null for another shape. */
export function circleOf({ points }: DrawnPath): Circle | null {
  if (points.length < FEWEST_POINTS * 2) return null;
  const { left, top, right, bottom } = extentOf(points);
  const diameter = right - left;
  if (diameter <= 0 || Math.abs(bottom - top - diameter) > diameter * ROUND * 2) return null;
  const [x, y, radius] = [(left + right) / 2, (top + bottom) / 2, diameter / 2];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const distance = Math.hypot((points[index] ?? 0) - x, (points[index + 1] ?? 0) - y);
    if (Math.abs(distance - radius) > radius * ROUND * 2) return null;
  }
  return { x, y, diameter };
}
