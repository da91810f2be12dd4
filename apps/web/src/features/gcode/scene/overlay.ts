import type { Box } from '@truciolo/gcode';
import { type Camera, Vector3 } from 'three';
import { formatDecimal } from '../../../lib/format/numbers.ts';

export interface Label {
  readonly text: string;
  /** Pixels from the picture's left and top edge. */
  readonly x: number;
  readonly y: number;
}

/** Edges shorter than this on screen have no room for their dimension, pixels. */
const LEAST_EDGE = 48;

/** Dimensions of the cut's box, at the middle of three of its edges. */
export function dimensionLabels(box: Box, camera: Camera, width: number, height: number): Label[] {
  const { min, max } = box;
  const edges: readonly [string, number, Vector3, Vector3][] = [
    ['X', max[0] - min[0], new Vector3(min[0], min[1], min[2]), new Vector3(max[0], min[1], min[2])],
    ['Y', max[1] - min[1], new Vector3(max[0], min[1], min[2]), new Vector3(max[0], max[1], min[2])],
    ['Z', max[2] - min[2], new Vector3(min[0], min[1], min[2]), new Vector3(min[0], min[1], max[2])],
  ];
  const toScreen = (point: Vector3) => {
    const { x, y } = point.project(camera);
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
  };
  return edges.flatMap(([axis, length, from, to]) => {
    const p = toScreen(from);
    const q = toScreen(to);
    if (Math.hypot(q.x - p.x, q.y - p.y) < LEAST_EDGE) return [];
    return [{ text: `${axis} ${formatDecimal(length, 2)}`, x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }];
  });
}
