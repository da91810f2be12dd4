import { extentAlong } from '../box/extents.ts';
import { cross, dot, parallel, sub, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import { planOf } from './plan-of.ts';

/** Walls that close around a void (turning inwards), all along one direction. */
export interface WallRing {
  readonly direction: Vec3;
  readonly faces: readonly number[];
  /** The upright edges between them. */
  readonly edges: readonly number[];
  /** +2π: around a void; -2π: around material; else they do not close. */
  readonly turning: number;
}

interface Upright {
  readonly edge: number;
  readonly direction: Vec3;
}

/** Straight edges gathered by direction. */
function uprightEdges(view: SolidView): readonly (readonly Upright[])[] {
  const groups: { direction: Vec3; edges: Upright[] }[] = [];
  for (const [edge, { curve, faces }] of view.solid.edges.entries()) {
    if (curve !== 'line' || faces[1] < 0 || faces[0] === faces[1]) continue;
    const line = view.edgePolyline(edge);
    const direction = unit(sub(line.at(-1) as Vec3, line[0] as Vec3));
    const known = groups.find((group) => parallel(group.direction, direction, 1e-3));
    if (known) known.edges.push({ edge, direction: known.direction });
    else groups.push({ direction, edges: [{ edge, direction }] });
  }
  return groups.map(({ edges }) => edges);
}

/** The side of a letter is a free form that rises along one direction everywhere. */
function isUpright(view: SolidView, face: number, direction: Vec3): boolean {
  const { firstTriangle, triangleCount } = view.face(face);
  for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle++) {
    const [a, b, c] = view.corners(triangle);
    if (Math.abs(dot(unit(cross(sub(b, a), sub(c, a))), direction)) > 1e-2) return false;
  }
  return true;
}

/** A wall is along the direction: a plane or cylinder that contains it. */
function standsAlong(view: SolidView, face: number, direction: Vec3): boolean {
  const { surface } = view.face(face);
  if (surface.kind === 'plane') return Math.abs(dot(surface.normal, direction)) < 1e-3;
  if (surface.kind === 'freeform') return isUpright(view, face, direction);
  return surface.kind === 'cylinder' && parallel(surface.axis, direction, 1e-3);
}

/** Angle a cylinder wall turns through, from its area: exact for upright ends. */
function arcOf(view: SolidView, face: number, direction: Vec3): number {
  const { surface, area } = view.face(face);
  if (surface.kind !== 'cylinder') return 0;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of view.facePoints(face)) {
    const height = dot(point, direction);
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  return high > low ? Math.min(2 * Math.PI, area / (surface.radius * (high - low))) : 0;
}

/** Rings of walls: groups in which every wall meets exactly two others along the direction. */
export function wallRings(view: SolidView): readonly WallRing[] {
  return uprightEdges(view).flatMap((uprights) => {
    const direction = uprights[0]?.direction as Vec3;
    const links = new Map<number, { other: number; edge: number }[]>();
    for (const { edge } of uprights) {
      const [a, b] = view.edge(edge).faces;
      if (!standsAlong(view, a, direction) || !standsAlong(view, b, direction)) continue;
      links.set(a, [...(links.get(a) ?? []), { other: b, edge }]);
      links.set(b, [...(links.get(b) ?? []), { other: a, edge }]);
    }
    return components(links).flatMap((faces) => {
      if (faces.length < 2 || faces.some((face) => links.get(face)?.length !== 2)) return [];
      const edges = [...new Set(faces.flatMap((face) => (links.get(face) ?? []).map(({ edge }) => edge)))];
      const corners = edges.reduce((sum, edge) => {
        const { convexity, angle } = view.edge(edge);
        return sum + (convexity === 'concave' ? angle : convexity === 'convex' ? -angle : 0);
      }, 0);
      const arcs = faces.reduce(
        (sum, face) => sum + arcOf(view, face, direction) * (view.face(face).concave ? 1 : -1),
        0,
      );
      // How far a free form turns is not known from its surface: the area inside tells a void from an outline.
      const isFree = faces.some((face) => view.face(face).surface.kind === 'freeform');
      const { low, high } = extentAlong(view, faces, direction);
      const turning = isFree ? Math.sign(planOf(view, faces, high - low).area) * 2 * Math.PI : corners + arcs;
      return [{ direction, faces, edges, turning }];
    });
  });
}

function components(links: ReadonlyMap<number, readonly { other: number }[]>): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const group: number[] = [];
    const queue = [start];
    seen.add(start);
    for (let face = queue.pop(); face !== undefined; face = queue.pop()) {
      group.push(face);
      for (const { other } of links.get(face) ?? []) {
        if (!seen.has(other)) {
          seen.add(other);
          queue.push(other);
        }
      }
    }
    found.push(group);
  }
  return found;
}
