import type { SolidModel, Vec3 } from '@truciolo/part';

/** A point on a face to hang a note on: the middle of its first triangle. */
export function facePoint({ faces, mesh }: SolidModel, face: number): Vec3 | null {
  const { firstTriangle, triangleCount } = faces[face] ?? { firstTriangle: 0, triangleCount: 0 };
  if (triangleCount === 0) return null;
  const corner = (k: number, axis: number) =>
    mesh.positions[(mesh.triangles[firstTriangle * 3 + k] ?? 0) * 3 + axis] ?? 0;
  const middle = (axis: number) => (corner(0, axis) + corner(1, axis) + corner(2, axis)) / 3;
  return [middle(0), middle(1), middle(2)];
}
