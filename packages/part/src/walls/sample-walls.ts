import { across, add, cross, dot, norm, opposite, parallel, scale, sub, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

/** Material thickness behind one point of the surface. */
export interface WallSample {
  readonly thickness: number;
  readonly face: number;
  readonly behind: number;
  readonly at: Vec3;
  /** Area that this sample represents. */
  readonly weight: number;
  /** Both sides are parallel there: a wall and not an edge. */
  readonly parallel: boolean;
}

const MOST_SAMPLES = 1500;

interface WallSamples {
  readonly samples: readonly WallSample[];
  /** Share of the surface behind which no material ends: its faces cross each other or look the wrong way. */
  readonly stray: number;
}

/** Rays from the triangles straight into the material, spread over the largest triangles of every face. */
export function sampleWalls(view: SolidView): WallSamples {
  const { faces } = view.solid;
  const perFace = Math.max(1, Math.min(24, Math.floor(MOST_SAMPLES / Math.max(1, faces.length))));
  let [strayed, whole] = [0, 0];
  const all = faces.flatMap((face, index) => {
    const stride = Math.max(1, Math.ceil(face.triangleCount / perFace));
    const samples: WallSample[] = [];
    for (let step = Math.floor(stride / 2); step < face.triangleCount; step += stride) {
      const sample = sampleTriangle(
        view,
        index,
        face.firstTriangle + step,
        (face.area * stride) / face.triangleCount,
      );
      if (sample === 'sliver') continue;
      const weight = (face.area * stride) / face.triangleCount;
      whole += weight;
      if (sample === 'stray') strayed += weight;
      else samples.push(sample);
    }
    return samples;
  });
  return { samples: all, stray: whole > 0 ? strayed / whole : 0 };
}

function triangleNormal(view: SolidView, triangle: number): Vec3 {
  const [a, b, c] = view.corners(triangle);
  return unit(cross(sub(b, a), sub(c, a)));
}

/** Places in a triangle, as shares of its corners: a ray along an edge of the other side may miss both its triangles. */
const PLACES: readonly Vec3[] = [
  [1 / 3, 1 / 3, 1 / 3],
  [0.5, 0.3, 0.2],
  [0.23, 0.2, 0.57],
];

function sampleTriangle(
  view: SolidView,
  face: number,
  triangle: number,
  weight: number,
): WallSample | 'stray' | 'sliver' {
  const normal = triangleNormal(view, triangle);
  if (norm(normal) === 0) return 'sliver';
  const [a, b, c] = view.corners(triangle);
  for (const [ofA, ofB, ofC] of PLACES) {
    const at = add(add(scale(a, ofA), scale(b, ofB)), scale(c, ofC));
    const sample = sampleAt(view, face, at, normal, weight);
    if (sample) return sample;
  }
  return 'stray';
}

/** The wall behind a place of a face; null where no material ends behind it. */
function sampleAt(view: SolidView, face: number, at: Vec3, normal: Vec3, weight: number): WallSample | null {
  const hit = view.tree.nearest(at, opposite(normal), view.tolerance * 2);
  if (hit.triangle < 0) return null;
  const behind = view.faceOfTriangle[hit.triangle] ?? -1;
  const facing = dot(triangleNormal(view, hit.triangle), normal);
  if (facing > 0) return null;
  const ring = ringThickness(view, face, behind);
  const flat = view.face(face).surface.kind === 'plane' && view.face(behind)?.surface.kind === 'plane';
  const isWall = ring !== null || (flat && facing < -0.999);
  return { thickness: ring ?? hit.distance, face, behind, at, weight, parallel: isWall };
}

/** Between two cylinders around one line the wall is the difference of their radii, not the chord of a mesh. */
function ringThickness(view: SolidView, face: number, behind: number): number | null {
  const a = view.face(face).surface;
  const b = view.face(behind)?.surface;
  if (
    a.kind !== 'cylinder' ||
    b?.kind !== 'cylinder' ||
    view.face(face).concave === view.face(behind).concave
  ) {
    return null;
  }
  const apart = norm(across(sub(a.origin, b.origin), b.axis));
  return parallel(a.axis, b.axis, 1e-3) && apart < view.tolerance * 10 ? Math.abs(a.radius - b.radius) : null;
}
