import { cross, dot, mean, norm, scale, sub } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';

/** Way round a hollow and the area inside it, seen along its upright walls. */
interface PocketPlan {
  readonly perimeter: number;
  /** Positive around a void, negative around material. */
  readonly area: number;
}

/**
 * Both from the triangles of walls that close and stand `depth` high: the area by the divergence theorem in the plane,
 * with normals that look into the void.
 */
export function planOf(view: SolidView, walls: readonly number[], depth: number): PocketPlan {
  const origin = view.facePoints(walls[0] ?? 0)[0] ?? [0, 0, 0];
  let [surface, flux] = [0, 0];
  for (const wall of walls) {
    const { firstTriangle, triangleCount } = view.face(wall);
    for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle++) {
      const [a, b, c] = view.corners(triangle);
      const normal = scale(cross(sub(b, a), sub(c, a)), 0.5);
      surface += norm(normal);
      flux -= dot(sub(mean([a, b, c]), origin), normal);
    }
  }
  const height = Math.max(depth, 1e-9);
  return { perimeter: surface / height, area: flux / 2 / height };
}
