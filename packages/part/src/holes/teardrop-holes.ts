import { extentAlong } from '../box/extents.ts';
import { across, along, dot } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature, PocketFeature } from '../report/part-report.ts';

/** The round part of a drop turns at least this far, rad: the roof of a printed hole opens by 72° or more. */
const LEAST_ARC = 1.4 * Math.PI;

/** A round wall and two flat ones that leave it smoothly and meet in an edge: a hole printed lying, with its roof. */
function readDrop(view: SolidView, { faces, through, direction, open }: PocketFeature): HoleFeature | null {
  if (open) return null;
  const walls = faces.filter((face) => {
    const { surface } = view.face(face);
    return surface.kind !== 'plane' || Math.abs(dot(surface.normal, direction)) < 1e-3;
  });
  const flats = walls.filter((face) => view.face(face).surface.kind === 'plane');
  const arcs = walls.filter((face) => !flats.includes(face));
  const surface = view.face(arcs[0] ?? 0).surface;
  if (flats.length !== 2 || surface.kind !== 'cylinder') return null;
  const isSame = (face: number) => {
    const other = view.face(face).surface;
    return other.kind === 'cylinder' && Math.abs(other.radius - surface.radius) <= view.tolerance * 4;
  };
  if (!arcs.every((face) => view.face(face).concave && isSame(face))) return null;
  const smooth = arcs
    .flatMap((face) => view.neighbours[face] ?? [])
    .filter(({ face, convexity }) => convexity === 'smooth' && flats.includes(face));
  const { low, high } = extentAlong(view, walls, direction);
  const area = arcs.reduce((sum, face) => sum + view.face(face).area, 0);
  if (smooth.length !== 2 || area < LEAST_ARC * surface.radius * (high - low) * 0.98) return null;
  return {
    diameter: surface.radius * 2,
    depth: high - low,
    through,
    axis: direction,
    centre: along(across(surface.origin, direction), direction, (low + high) / 2),
    counterbore: null,
    countersink: null,
    tipAngle: null,
    keyway: false,
    steps: [],
    faces,
  };
}

/** Splits the holes with the section of a drop, which only printed parts have, from the pockets. */
export function teardropHoles(
  view: SolidView,
  features: readonly PocketFeature[],
): { readonly drops: readonly HoleFeature[]; readonly others: readonly PocketFeature[] } {
  const read = features.map((feature) => ({ feature, drop: readDrop(view, feature) }));
  return {
    drops: read.flatMap(({ drop }) => drop ?? []),
    others: read.flatMap(({ feature, drop }) => (drop ? [] : [feature])),
  };
}
