import type { DrawnPath } from '../page/page.ts';

/** An upright or level line of the sheet: `at` is its fixed coordinate, `from` and `to` its ends. */
export interface GridLine {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The lines of each direction stand in the order of `at`. */
export interface Grid {
  readonly level: readonly GridLine[];
  readonly upright: readonly GridLine[];
}

const SHORTEST = 5;
const STRAIGHT = 0.35;

/** The straight level and upright lines of a page, of which cells are made. Letters as outlines are too short. */
export function gridOf(paths: readonly DrawnPath[]): Grid {
  const level: GridLine[] = [];
  const upright: GridLine[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    if (Math.abs(y1 - y2) <= STRAIGHT && Math.abs(x1 - x2) >= SHORTEST)
      level.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    else if (Math.abs(x1 - x2) <= STRAIGHT && Math.abs(y1 - y2) >= SHORTEST)
      upright.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  };
  for (const { points, isClosed } of paths) {
    const last = points.length - 2;
    for (let index = 0; index < last; index += 2)
      add(points[index] ?? 0, points[index + 1] ?? 0, points[index + 2] ?? 0, points[index + 3] ?? 0);
    if (isClosed && last > 2) add(points[last] ?? 0, points[last + 1] ?? 0, points[0] ?? 0, points[1] ?? 0);
  }
  const byPlace = (one: GridLine, other: GridLine) => one.at - other.at;
  return { level: level.sort(byPlace), upright: upright.sort(byPlace) };
}
