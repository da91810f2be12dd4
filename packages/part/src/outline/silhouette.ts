import { dot, frame } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

/** Cells along the longer side of the picture. */
const CELLS = 400;
/** Free cells around it, so that the outside is one piece. */
const MARGIN = 3;

const [EMPTY, FILLED, OUTSIDE] = [0, 1, 2];

/** View of a part along a direction: its shadow, and the area outside of it. */
interface Silhouette {
  /** Side of a cell, mm. */
  readonly cell: number;
  /** Of the shadow with its windows, mm². */
  readonly area: number;
  /** Whether this point lies beside the shadow, and not over it nor in a window of it. */
  readonly isOutside: (point: Vec3) => boolean;
}

interface Grid {
  readonly cells: Uint8Array;
  readonly wide: number;
  readonly high: number;
}

type Corner = readonly [x: number, y: number];

/** Marks the cells whose middle the triangle covers, row by row. */
function fillTriangle({ cells, wide }: Grid, corners: readonly [Corner, Corner, Corner]): void {
  const rows = corners.map(([, y]) => y);
  const [first, last] = [Math.ceil(Math.min(...rows)), Math.floor(Math.max(...rows))];
  for (let row = first; row <= last; row++) {
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let side = 0; side < 3; side++) {
      const [ax, ay] = corners[side] as Corner;
      const [bx, by] = corners[(side + 1) % 3] as Corner;
      if ((ay < row && by < row) || (ay > row && by > row)) continue;
      const ends = ay === by ? [ax, bx] : [ax + ((bx - ax) * (row - ay)) / (by - ay)];
      for (const x of ends) {
        from = Math.min(from, x);
        to = Math.max(to, x);
      }
    }
    if (from <= to) cells.fill(FILLED, row * wide + Math.ceil(from), row * wide + Math.floor(to) + 1);
  }
}

/** Everything that is reached from the corner without crossing the shadow. */
function flood({ cells, wide, high }: Grid): void {
  const queue = [0];
  cells[0] = OUTSIDE;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const column = cell % wide;
    const next = [
      column > 0 ? cell - 1 : -1,
      column < wide - 1 ? cell + 1 : -1,
      cell - wide,
      cell + wide < wide * high ? cell + wide : -1,
    ];
    for (const other of next) {
      if (other < 0 || cells[other] !== EMPTY) continue;
      cells[other] = OUTSIDE;
      queue.push(other);
    }
  }
}

export function silhouette(view: SolidView, direction: Vec3): Silhouette {
  const [x, y] = frame(direction);
  const { positions, triangles } = view.solid.mesh;
  const count = positions.length / 3;
  const flat = Array.from({ length: count }, (_, index): Corner => {
    const point = view.vertex(index);
    return [dot(point, x), dot(point, y)];
  });
  const least = (axis: 0 | 1) => flat.reduce((low, point) => Math.min(low, point[axis]), Infinity);
  const most = (axis: 0 | 1) => flat.reduce((top, point) => Math.max(top, point[axis]), -Infinity);
  const [left, bottom] = [least(0), least(1)];
  const [width, height] = [most(0) - left, most(1) - bottom];
  const cell = Math.max(width, height, 1e-9) / CELLS;
  // Whole numbers are the middles of cells: so the shadow is neither too wide nor too narrow.
  const from = MARGIN - 0.5;
  const place = ([u, v]: Corner): Corner => [(u - left) / cell + from, (v - bottom) / cell + from];
  const [wide, high] = [Math.ceil(width / cell) + MARGIN * 2 + 1, Math.ceil(height / cell) + MARGIN * 2 + 1];
  const grid: Grid = { cells: new Uint8Array(wide * high), wide, high };
  const cornerOf = (index: number) => place(flat[triangles[index] ?? 0] as Corner);
  for (let first = 0; first < triangles.length; first += 3) {
    fillTriangle(grid, [cornerOf(first), cornerOf(first + 1), cornerOf(first + 2)]);
  }
  flood(grid);
  const shadow = grid.cells.reduce((sum, value) => sum + (value === OUTSIDE ? 0 : 1), 0);
  return {
    cell,
    area: Math.min(shadow * cell * cell, width * height),
    isOutside: (point) => {
      const [u, v] = place([dot(point, x), dot(point, y)]);
      const [column, row] = [Math.round(u), Math.round(v)];
      if (column < 0 || row < 0 || column >= wide || row >= high) return true;
      return grid.cells[row * wide + column] === OUTSIDE;
    },
  };
}
