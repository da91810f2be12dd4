import { type Axes, toU, toV } from '../geometry/frame.ts';
import type { DrawnPath } from '../page/page.ts';

/** A straight stroke in the coordinates of a text beside it. */
export interface Stroke {
  readonly u1: number;
  readonly v1: number;
  readonly u2: number;
  readonly v2: number;
}

export const lengthOf = ({ u1, v1, u2, v2 }: Stroke) => Math.hypot(u2 - u1, v2 - v1);
const SLOPE = 0.12;
export const isLevel = (stroke: Stroke) => Math.abs(stroke.v2 - stroke.v1) <= SLOPE * lengthOf(stroke);
export const isUpright = (stroke: Stroke) => Math.abs(stroke.u2 - stroke.u1) <= SLOPE * lengthOf(stroke);
export const middleOf = ({ u1, v1, u2, v2 }: Stroke) => ({ u: (u1 + u2) / 2, v: (v1 + v2) / 2 });

/** The straight pieces of a path, turned into the direction of a text. */
export function strokesOf({ points, isClosed, isCurved }: DrawnPath, axes: Axes): readonly Stroke[] {
  if (isCurved) return [];
  const strokes: Stroke[] = [];
  const at = (index: number) => points[index % points.length] ?? 0;
  const end = isClosed ? points.length : points.length - 2;
  for (let index = 0; index < end; index += 2) {
    const [x1, y1, x2, y2] = [at(index), at(index + 1), at(index + 2), at(index + 3)];
    strokes.push({
      u1: toU(axes, x1, y1),
      v1: toV(axes, x1, y1),
      u2: toU(axes, x2, y2),
      v2: toV(axes, x2, y2),
    });
  }
  return strokes;
}
