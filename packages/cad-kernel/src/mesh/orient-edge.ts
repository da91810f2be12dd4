import type { Convexity, Mesh } from '@truciolo/part';
import type { FaceMesh } from './read-mesh.ts';

/** Below this turn two faces run into each other smoothly, rad. */
const SMOOTH = 0.02;

/** One chord of an edge as a face sees it: vertices of the mesh in the order of the face's triangle. */
interface Chord {
  readonly from: number;
  readonly to: number;
}

/** The triangle sides of each face, looked up by vertex pair; built on demand. */
export class FaceSides {
  private readonly sides = new Map<number, Set<number>>();
  private readonly mesh: Mesh;

  constructor(mesh: Mesh) {
    this.mesh = mesh;
  }

  /** The chord in the direction in which the face's triangle runs, its material on the left. */
  chord(index: number, face: FaceMesh, one: number, other: number): Chord | undefined {
    const sides = this.sides.get(index) ?? this.collect(index, face);
    const span = this.mesh.positions.length;
    if (sides.has(one * span + other)) return { from: one, to: other };
    return sides.has(other * span + one) ? { from: other, to: one } : undefined;
  }

  private collect(index: number, face: FaceMesh): Set<number> {
    const sides = new Set<number>();
    const span = this.mesh.positions.length;
    for (let triangle = face.firstTriangle; triangle < face.firstTriangle + face.triangleCount; triangle++) {
      for (let corner = 0; corner < 3; corner++) {
        const from = this.mesh.triangles[triangle * 3 + corner] ?? 0;
        const to = this.mesh.triangles[triangle * 3 + ((corner + 1) % 3)] ?? 0;
        sides.add(from * span + to);
      }
    }
    this.sides.set(index, sides);
    return sides;
  }
}

/**
 * Whether the edge sticks out or is cut in: the direction from the edge into face A, n × t, rises above the
 * tangent plane of face B at a concave edge and falls below it at a convex one.
 */
export function orientEdge(
  mesh: Mesh,
  chord: Chord,
  vertexOfB: number,
): { convexity: Convexity; angle: number } {
  const at = (array: Float32Array, vertex: number, axis: number) => array[vertex * 3 + axis] ?? 0;
  const normalA = [0, 1, 2].map((axis) => at(mesh.normals, chord.from, axis));
  const normalB = [0, 1, 2].map((axis) => at(mesh.normals, vertexOfB, axis));
  const t = [0, 1, 2].map(
    (axis) => at(mesh.positions, chord.to, axis) - at(mesh.positions, chord.from, axis),
  );
  const [ax = 0, ay = 0, az = 0] = normalA;
  const [bx = 0, by = 0, bz = 0] = normalB;
  const [tx = 0, ty = 0, tz = 0] = t;
  const angle = Math.acos(Math.max(-1, Math.min(1, ax * bx + ay * by + az * bz)));
  if (!(angle >= SMOOTH)) return { convexity: 'smooth', angle: angle || 0 };
  const rise = (ay * tz - az * ty) * bx + (az * tx - ax * tz) * by + (ax * ty - ay * tx) * bz;
  return { convexity: rise > 0 ? 'concave' : 'convex', angle };
}
