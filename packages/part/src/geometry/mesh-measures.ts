import type { Mesh } from './mesh.ts';

const corner = ({ positions, triangles }: Mesh, index: number, axis: number): number =>
  positions[(triangles[index] ?? 0) * 3 + axis] ?? 0;

/** Volume enclosed by the triangles, to check the exact one against. */
export function meshVolume(mesh: Mesh): number {
  let sum = 0;
  const at = (index: number, axis: number) => corner(mesh, index, axis);
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [ax, ay, az] = [at(i, 0), at(i, 1), at(i, 2)];
    const [bx, by, bz] = [at(i + 1, 0), at(i + 1, 1), at(i + 1, 2)];
    const [cx, cy, cz] = [at(i + 2, 0), at(i + 2, 1), at(i + 2, 2)];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

/** Area of a run of triangles. */
export function meshArea(mesh: Mesh, firstTriangle: number, triangleCount: number): number {
  let sum = 0;
  const side = (i: number, to: number, axis: number) => corner(mesh, i + to, axis) - corner(mesh, i, axis);
  for (let i = firstTriangle * 3; i < (firstTriangle + triangleCount) * 3; i += 3) {
    const [ux, uy, uz] = [side(i, 1, 0), side(i, 1, 1), side(i, 1, 2)];
    const [vx, vy, vz] = [side(i, 2, 0), side(i, 2, 1), side(i, 2, 2)];
    sum += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
  }
  return sum / 2;
}

/** Diagonal of the box along the file's axes; 1 where there is none. */
export function meshDiagonal({ positions }: Mesh): number {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < positions.length; index++) {
    const value = positions[index] ?? 0;
    const axis = index % 3;
    if (value < (low[axis] ?? 0)) low[axis] = value;
    if (value > (high[axis] ?? 0)) high[axis] = value;
  }
  const size = Math.hypot(...[0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0)));
  return Number.isFinite(size) && size > 0 ? size : 1;
}
