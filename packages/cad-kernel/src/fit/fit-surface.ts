import { type Surface, type Vec3, vec3 } from '@truciolo/part';
import { fitCircle } from './fit-circle.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

/** Points of a face with the outward normal at each. */
export interface FaceSamples {
  readonly points: readonly Vec3[];
  readonly normals: readonly Vec3[];
}

const { along, dot, frame, mean, sub, unit } = vec3;

/** Largest angle between a normal and the fitted surface's, as sine. */
const NORMAL_TOLERANCE = 0.01;

/**
 * Plane, cylinder or cone behind a face that was written as a spline, if every sample lies on it within
 * `tolerance` (mm) and its normals agree; else null. The normals of a cone keep one angle to its axis, those of
 * a cylinder a right one, so the axis is the direction in which the normals vary least.
 */
export function fitSurface(samples: FaceSamples, tolerance: number): Surface | null {
  const { points, normals } = samples;
  if (points.length < 3) return null;
  const centre = mean(points);
  const meanNormal = mean(normals);
  if (Math.hypot(...meanNormal) > 1e-6) {
    const normal = unit(meanNormal);
    const flat =
      points.every((p) => Math.abs(dot(sub(p, centre), normal)) <= tolerance) &&
      normals.every((n) => dot(n, normal) > 1 - NORMAL_TOLERANCE ** 2);
    if (flat) return { kind: 'plane', origin: centre, normal };
  }
  if (points.length < 6) return null;
  const spread = (about: Vec3) =>
    [0, 1, 2].map((row) =>
      [0, 1, 2].map((column) =>
        normals.reduce((sum, n) => {
          const d = sub(n, about);
          return sum + (d[row] ?? 0) * (d[column] ?? 0);
        }, 0),
      ),
    );
  const cylinderAxis = symmetricEigen(spread([0, 0, 0]))[0]?.vector ?? [0, 0, 1];
  if (normals.every((n) => Math.abs(dot(n, cylinderAxis)) < NORMAL_TOLERANCE)) {
    const round = fitRound(points, normals, cylinderAxis, centre, tolerance);
    if (round)
      return { kind: 'cylinder', axis: unit(cylinderAxis), origin: round.origin, radius: round.radius };
  }
  return fitCone(samples, symmetricEigen(spread(meanNormal))[0]?.vector ?? [0, 0, 1], centre, tolerance);
}

function fitRound(
  points: readonly Vec3[],
  normals: readonly Vec3[],
  axis: Vec3,
  centre: Vec3,
  tolerance: number,
): { origin: Vec3; radius: number } | null {
  const [x, y] = frame(axis);
  const flat = points.map((p) => [dot(sub(p, centre), x), dot(sub(p, centre), y)] as const);
  const circle = fitCircle(flat);
  if (!circle) return null;
  const origin = along(along(centre, x, circle.x), y, circle.y);
  const fits = flat.every(([u, v], index) => {
    const [du, dv] = [u - circle.x, v - circle.y];
    const n = normals[index] as Vec3;
    const lean = Math.abs(dot(n, x) * dv - dot(n, y) * du) / circle.radius;
    return Math.abs(Math.hypot(du, dv) - circle.radius) <= tolerance && lean < NORMAL_TOLERANCE * 3;
  });
  return fits ? { origin, radius: circle.radius } : null;
}

/** Slides every point along its normal's cone to the height of the centre; there they must lie on one circle. */
function fitCone(samples: FaceSamples, direction: Vec3, centre: Vec3, tolerance: number): Surface | null {
  const axis = unit(direction);
  const slopes = samples.normals.map((n) => dot(n, axis));
  const slope = slopes.reduce((sum, value) => sum + value, 0) / slopes.length;
  if (slopes.some((value) => Math.abs(value - slope) > NORMAL_TOLERANCE)) return null;
  const cosine = Math.sqrt(1 - slope * slope);
  if (cosine < 0.02 || Math.abs(slope) < NORMAL_TOLERANCE) return null;
  const flattened = samples.points.map((p, index) => {
    const n = samples.normals[index] as Vec3;
    const height = dot(sub(p, centre), axis);
    // Down the generator to height 0: along the axis, and sideways by slope / cosine.
    const sideways = unit(along(n, axis, -slope));
    return along(along(p, axis, -height), sideways, (height * slope) / cosine);
  });
  const flatNormals = samples.normals.map((n) => unit(along(n, axis, -slope)));
  const round = fitRound(flattened, flatNormals, axis, centre, tolerance);
  if (!round) return null;
  const outward = dot(flatNormals[0] as Vec3, sub(flattened[0] as Vec3, round.origin)) > 0;
  const grows = outward ? slope < 0 : slope > 0;
  const halfAngle = Math.atan(Math.abs(slope) / cosine);
  return {
    kind: 'cone',
    origin: round.origin,
    axis: grows ? axis : [-axis[0], -axis[1], -axis[2]],
    radius: round.radius,
    halfAngle,
  };
}
