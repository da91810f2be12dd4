import type { PartModel, SolidModel } from '../model/part-model.ts';
import { HEAD_BYTES, LIGHT_MARK, LIGHT_MAX_BYTES } from './light-format.ts';

/** Steps of a coordinate over the longest side: enough for a picture, too coarse for measuring. */
const FINEST = 1023;
const COARSEST = 31;

interface Cloud {
  readonly points: number[];
  readonly normals: number[];
  readonly triangles: number[];
  readonly lines: number[];
}

/** Positions of a solid and of its further instances. */
function placed(positions: Float32Array, placement: Float64Array | null, turnOnly = false): Float32Array {
  if (!placement) return positions;
  const m = (at: number) => placement[at] ?? 0;
  return positions.map((_, index) => {
    const [row, first] = [index % 3, index - (index % 3)];
    const [x = 0, y = 0, z = 0] = positions.subarray(first, first + 3);
    const turned = m(row * 4) * x + m(row * 4 + 1) * y + m(row * 4 + 2) * z;
    return turnOnly ? turned : turned + m(row * 4 + 3);
  });
}

interface Grid {
  readonly low: readonly number[];
  readonly step: number;
}

function gridOf(clouds: readonly Float32Array[], steps: number): Grid {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const cloud of clouds) {
    for (let index = 0; index < cloud.length; index++) {
      const [value, axis] = [cloud[index] ?? 0, index % 3];
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  }
  const longest = Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)), 1e-9);
  return { low, step: longest / steps };
}

const cellsOf = (positions: Float32Array, { low, step }: Grid): Uint16Array =>
  Uint16Array.from(positions, (value, index) => Math.round((value - (low[index % 3] ?? 0)) / step));

/** Vertices of one face in the same cell become one; triangles that lose their area go. */
function addSolid(cloud: Cloud, solid: SolidModel, placement: Float64Array | null, grid: Grid): void {
  const { mesh, faces, edges, edgePoints } = solid;
  const cells = cellsOf(placed(mesh.positions, placement), grid);
  const normals = placed(mesh.normals, placement, true);
  const runs = faces.length > 0 ? faces : [{ firstTriangle: 0, triangleCount: mesh.triangles.length / 3 }];
  for (const { firstTriangle, triangleCount } of runs) {
    const known = new Map<number, number>();
    const numberOf = (vertex: number): number => {
      const at = vertex * 3;
      const [x, y, z] = [cells[at] ?? 0, cells[at + 1] ?? 0, cells[at + 2] ?? 0];
      const key = (x * 1024 + y) * 1024 + z;
      const found = known.get(key);
      if (found !== undefined) return found;
      const number = cloud.points.length / 3;
      known.set(key, number);
      cloud.points.push(x, y, z);
      for (let axis = 0; axis < 3; axis++) cloud.normals.push(Math.round((normals[at + axis] ?? 0) * 127));
      return number;
    };
    for (let index = firstTriangle * 3; index < (firstTriangle + triangleCount) * 3; index += 3) {
      const a = numberOf(mesh.triangles[index] ?? 0);
      const b = numberOf(mesh.triangles[index + 1] ?? 0);
      const c = numberOf(mesh.triangles[index + 2] ?? 0);
      if (a !== b && b !== c && c !== a) cloud.triangles.push(a, b, c);
    }
  }
  const points = cellsOf(placed(edgePoints, placement), grid);
  for (const { convexity, faces: sides, firstPoint, pointCount } of edges) {
    // A picture shows no line inside a smooth surface.
    if (convexity === 'smooth' || sides[0] === sides[1]) continue;
    for (let point = firstPoint; point + 1 < firstPoint + pointCount; point++) {
      const line = points.subarray(point * 3, point * 3 + 6);
      if (line[0] !== line[3] || line[1] !== line[4] || line[2] !== line[5]) cloud.lines.push(...line);
    }
  }
}

function pack({ points, normals, triangles, lines }: Cloud, step: number): Uint8Array | null {
  const vertices = points.length / 3;
  const bytes = HEAD_BYTES + points.length * 3 + triangles.length * 4 + lines.length * 2;
  if (bytes > LIGHT_MAX_BYTES || triangles.length === 0) return null;
  const data = new DataView(new ArrayBuffer(bytes));
  for (const [index, letter] of [...LIGHT_MARK].entries()) data.setUint8(index, letter.charCodeAt(0));
  let at = LIGHT_MARK.length;
  for (const count of [vertices, triangles.length / 3, lines.length / 6]) {
    data.setUint32(at, count, true);
    at += 4;
  }
  data.setFloat32(at, step, true);
  at = HEAD_BYTES;
  for (const corner of triangles) {
    data.setUint32(at, corner, true);
    at += 4;
  }
  for (const value of [points, lines].flat()) {
    data.setUint16(at, value, true);
    at += 2;
  }
  for (const value of normals) data.setInt8(at++, value);
  return new Uint8Array(data.buffer);
}

/**
 * A model to look at and no more: triangles and lines on a grid of about a thousandth of its size, without surfaces,
 * names or units of the file, at its own corner. Coarser until it is small; null where it cannot be.
 */
export function writeLightModel(solids: PartModel['solids']): Uint8Array | null {
  const instances = solids.flatMap((solid) =>
    [null, ...solid.placements].map((placement) => ({ solid, placement })),
  );
  const clouds = instances.map(({ solid, placement }) => placed(solid.mesh.positions, placement));
  for (let steps = FINEST; steps >= COARSEST; steps = (steps - 1) / 2) {
    const grid = gridOf(clouds, steps);
    const cloud: Cloud = { points: [], normals: [], triangles: [], lines: [] };
    for (const { solid, placement } of instances) addSolid(cloud, solid, placement, grid);
    const packed = pack(cloud, grid.step);
    if (packed) return packed;
  }
  return null;
}
