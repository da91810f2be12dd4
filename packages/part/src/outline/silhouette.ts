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

/** Marks the cells of a row of the grid whose middle the triangle with these corners covers. */
function fillRow({ cells, wide }: Grid, row: number, xs: Float64Array, ys: Float64Array): void {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let side = 0; side < 3; side++) {
    const end = side === 2 ? 0 : side + 1;
    const [ax, ay] = [xs[side] as number, ys[side] as number];
    const [bx, by] = [xs[end] as number, ys[end] as number];
    if ((ay < row && by < row) || (ay > row && by > row)) continue;
    const one = ay === by ? ax : ax + ((bx - ax) * (row - ay)) / (by - ay);
    const other = ay === by ? bx : one;
    from = Math.min(from, one, other);
    to = Math.max(to, one, other);
  }
  if (from <= to) cells.fill(FILLED, row * wide + Math.ceil(from), row * wide + Math.floor(to) + 1);
}

/** Everything that is reached from the corner without crossing the shadow. */
function flood({ cells, wide, high }: Grid): void {
  const size = wide * high;
  const stack = new Int32Array(size);
  let depth = 1;
  cells[0] = OUTSIDE;
  const reach = (cell: number) => {
    if (cells[cell] !== EMPTY) return;
    cells[cell] = OUTSIDE;
    stack[depth++] = cell;
  };
  while (depth > 0) {
    const cell = stack[--depth] as number;
    const column = cell % wide;
    if (column > 0) reach(cell - 1);
    if (column < wide - 1) reach(cell + 1);
    if (cell >= wide) reach(cell - wide);
    if (cell + wide < size) reach(cell + wide);
  }
}

export function silhouette(view: SolidView, direction: Vec3): Silhouette {
  const [x, y] = frame(direction);
  const { positions, triangles } = view.solid.mesh;
  const count = positions.length / 3;
  const [across, up] = [new Float64Array(count), new Float64Array(count)];
  for (let index = 0; index < count; index++) {
    const point = view.vertex(index);
    across[index] = dot(point, x);
    up[index] = dot(point, y);
  }
  const least = (along: Float64Array) => along.reduce((low, value) => Math.min(low, value), Infinity);
  const most = (along: Float64Array) => along.reduce((top, value) => Math.max(top, value), -Infinity);
  const [left, bottom] = [least(across), least(up)];
  const [width, height] = [most(across) - left, most(up) - bottom];
  const cell = Math.max(width, height, 1e-9) / CELLS;
  // Whole numbers are the middles of cells: so the shadow is neither too wide nor too narrow.
  const from = MARGIN - 0.5;
  const placeAcross = (value: number) => (value - left) / cell + from;
  const placeUp = (value: number) => (value - bottom) / cell + from;
  const [columns, rows] = [across.map(placeAcross), up.map(placeUp)];
  const [wide, high] = [Math.ceil(width / cell) + MARGIN * 2 + 1, Math.ceil(height / cell) + MARGIN * 2 + 1];
  const grid: Grid = { cells: new Uint8Array(wide * high), wide, high };
  const [xs, ys] = [new Float64Array(3), new Float64Array(3)];
  for (let first = 0; first < triangles.length; first += 3) {
    for (let corner = 0; corner < 3; corner++) {
      const vertex = triangles[first + corner] ?? 0;
      xs[corner] = columns[vertex] as number;
      ys[corner] = rows[vertex] as number;
    }
    const [a, b, c] = [ys[0] as number, ys[1] as number, ys[2] as number];
    const last = Math.floor(Math.max(a, b, c));
    for (let row = Math.ceil(Math.min(a, b, c)); row <= last; row++) fillRow(grid, row, xs, ys);
  }
  flood(grid);
  let shadow = 0;
  for (const value of grid.cells) if (value !== OUTSIDE) shadow++;
  return {
    cell,
    area: Math.min(shadow * cell * cell, width * height),
    isOutside: (point) => {
      const [column, row] = [Math.round(placeAcross(dot(point, x))), Math.round(placeUp(dot(point, y)))];
      if (column < 0 || row < 0 || column >= wide || row >= high) return true;
      return grid.cells[row * wide + column] === OUTSIDE;
    },
  };
}
