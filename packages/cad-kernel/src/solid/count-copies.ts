import { type SolidModel, type Vec3, vec3 } from '@truciolo/part';
import { move, multiply, type Placement, turn } from '../brep-text/placement.ts';

/** Figures of one part written twice agree to this share. */
const ALIKE = 1e-6;
/** Points are kept in single precision: they agree to this share of the farthest coordinate. */
const ALIKE_POINTS = 2e-6;

/** Solids that are moved copies of the same part, each once with its number and places. */
export function countCopies(solids: readonly SolidModel[]): readonly SolidModel[] {
  const found: SolidModel[] = [];
  for (const solid of solids) {
    const known = findFirst(found, solid);
    if (!known) found.push(solid);
    else found[known.at] = withCopy(found[known.at] as SolidModel, solid, known.placement);
  }
  return found;
}

function findFirst(
  found: readonly SolidModel[],
  solid: SolidModel,
): { readonly at: number; readonly placement: Placement } | null {
  for (const [at, one] of found.entries()) {
    const placement = isAlike(one, solid) ? placementOf(one, solid) : null;
    if (placement) return { at, placement };
  }
  return null;
}

const withCopy = (first: SolidModel, copy: SolidModel, placement: Placement): SolidModel => ({
  ...first,
  count: first.count + copy.count,
  placements: [
    ...first.placements,
    placement,
    ...copy.placements.map((further) => multiply(further, placement)),
  ],
});

const near = (one: number, other: number, size: number): boolean => Math.abs(one - other) <= size * ALIKE;

/** The same faces and edges in the same order: so a program writes one part twice. */
function isAlike(one: SolidModel, other: SolidModel): boolean {
  return (
    one.faces.length === other.faces.length &&
    one.edges.length === other.edges.length &&
    one.edgePoints.length === other.edgePoints.length &&
    near(one.volume, other.volume, one.volume) &&
    near(one.area, other.area, one.area) &&
    one.faces.every(({ surface, concave, area }, index) => {
      const face = other.faces[index];
      return (
        face?.surface.kind === surface.kind && face.concave === concave && near(face.area, area, one.area)
      );
    }) &&
    one.edges.every(({ faces, convexity, firstPoint }, index) => {
      const edge = other.edges[index];
      return (
        edge?.firstPoint === firstPoint &&
        edge.convexity === convexity &&
        edge.faces.every((face, side) => face === faces[side])
      );
    })
  );
}

/** The movement that brings every point of one to that of the other; null where none does, as for a mirror image. */
function placementOf(one: SolidModel, other: SolidModel): Placement | null {
  const [points, images] = [pointsOf(one), pointsOf(other)];
  if (points.length === 0) return null;
  const reach = [...points, ...images].reduce((most, point) => Math.max(most, vec3.norm(point)), 0);
  const brings = (placement: Placement) =>
    points.every(
      (point, index) => vec3.distance(move(placement, point), images[index] as Vec3) <= reach * ALIKE_POINTS,
    );
  const shift = movement(one, other, STRAIGHT);
  if (brings(shift)) return shift;
  const arms = points.map((point) => vec3.sub(point, one.centre));
  const first = widest(arms, vec3.norm);
  const second = widest(arms, (arm) => vec3.norm(vec3.cross(arms[first] as Vec3, arm)));
  const frame = (of: (index: number) => Vec3) => axesOf(of(first), of(second));
  const turned = turnBetween(
    frame((index) => arms[index] as Vec3),
    frame((index) => vec3.sub(images[index] as Vec3, other.centre)),
  );
  const placement = movement(one, other, turned);
  return brings(placement) ? placement : null;
}

const STRAIGHT: Placement = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);

const pointsOf = ({ edgePoints }: SolidModel): readonly Vec3[] =>
  Array.from({ length: edgePoints.length / 3 }, (_, index): Vec3 => {
    const [x = 0, y = 0, z = 0] = edgePoints.subarray(index * 3, index * 3 + 3);
    return [x, y, z];
  });

const widest = (vectors: readonly Vec3[], size: (vector: Vec3) => number): number =>
  vectors.reduce((best, vector, index) => (size(vector) > size(vectors[best] as Vec3) ? index : best), 0);

/** A turn about the centre of one, and then on to that of the other. */
function movement(one: SolidModel, other: SolidModel, turned: Placement): Placement {
  const moved = Float64Array.from(turned);
  vec3.sub(other.centre, turn(turned, one.centre)).forEach((shift, row) => {
    moved[row * 4 + 3] = shift;
  });
  return moved;
}

function axesOf(first: Vec3, second: Vec3): readonly [Vec3, Vec3, Vec3] {
  const x = vec3.unit(first);
  const z = vec3.unit(vec3.cross(first, second));
  return [x, vec3.cross(z, x), z];
}

function turnBetween(from: readonly Vec3[], to: readonly Vec3[]): Placement {
  const turned = new Float64Array(12);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      turned[row * 4 + column] = from.reduce(
        (sum, axis, index) => sum + (axis[column] ?? 0) * (to[index]?.[row] ?? 0),
        0,
      );
    }
  }
  return turned;
}
