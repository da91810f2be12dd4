import { extentAlong } from '../box/extents.ts';
import type { OrientedBox } from '../box/minimal-box.ts';
import { along, cross, dot, parallel } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { Outline, PocketFeature } from '../report/part-report.ts';
import { sampleFace } from '../setups/sample-faces.ts';
import { silhouette } from './silhouette.ts';

/** Thinner than this share of its width, a part is a plate: a mill goes round it from above. */
export const PLATE = 0.4;
/** From this share of curved walls on, the outside is a contour whatever its height. */
const CURVED = 0.15;
/** A rectangle is squared, not contoured: less than this share of it is missing at the corners. */
const RECTANGLE = 0.995;
/** A wall higher than this many widths of the part is out of a mill's reach from above: a bar or a drawn profile. */
const HIGHEST = 2;
/** How far beside a wall the way must be free, in cells. */
const BESIDE = 1.6;
/** The walls go all round when they are this share of the way round the box. */
const ALL_ROUND = 0.75;

interface Candidate extends Outline {
  /** Share of its length that is curved. */
  readonly curved: number;
  readonly isPlate: boolean;
}

function standsAlong(view: SolidView, face: number, direction: Vec3): boolean {
  const { surface } = view.face(face);
  if (surface.kind === 'plane') return Math.abs(dot(surface.normal, direction)) < 1e-3;
  return surface.kind === 'cylinder' && parallel(surface.axis, direction, 1e-3);
}

/** The walls along one side of the box with nothing but air beside them, all the way out. */
function outlineAlong(view: SolidView, { sides, axes }: OrientedBox, index: number): Candidate | null {
  const direction = axes[index] as Vec3;
  const [width, length] = sides.filter((_, side) => side !== index) as [number, number];
  const upright = view.solid.faces.flatMap((_, face) => (standsAlong(view, face, direction) ? [face] : []));
  if (upright.length < 4 || (sides[index] as number) > width * HIGHEST) return null;
  const shadow = silhouette(view, direction);
  const faces = upright.filter((face) => {
    const samples = sampleFace(view, face);
    const free = samples.filter(({ point, normal }) =>
      shadow.isOutside(along(point, normal, shadow.cell * BESIDE)),
    );
    return samples.length > 0 && free.length * 2 > samples.length;
  });
  const run = (face: number) => {
    const { low, high } = extentAlong(view, [face], direction);
    return view.face(face).area / Math.max(high - low, view.tolerance);
  };
  const perimeter = faces.reduce((sum, face) => sum + run(face), 0);
  const isRound = (face: number) => view.face(face).surface.kind === 'cylinder';
  const curved = faces.filter(isRound).reduce((sum, face) => sum + run(face), 0) / Math.max(perimeter, 1e-9);
  const missing = Math.max(0, width * length - shadow.area);
  if (perimeter < 2 * (width + length) * ALL_ROUND || shadow.area > width * length * RECTANGLE) return null;
  const { low, high } = extentAlong(view, faces, direction);
  return {
    direction,
    depth: high - low,
    perimeter,
    volume: missing * (high - low),
    faces,
    curved,
    isPlate: index === 0 && sides[0] <= sides[1] * PLATE,
  };
}

/**
 * The contour of a milled part: all walls of its outside, seen along the tool. Of a plate it is the way round it; of a
 * thicker part only where much of it is curved, since straight steps of a block are milled from above.
 */
export function findOutline(view: SolidView, box: OrientedBox): Outline | null {
  const found = [0, 1, 2].flatMap((index) => outlineAlong(view, box, index) ?? []);
  const best =
    found.find(({ isPlate }) => isPlate) ??
    found.filter(({ curved }) => curved >= CURVED).sort((a, b) => b.curved - a.curved)[0];
  if (!best) return null;
  const { direction, depth, perimeter, volume, faces } = best;
  return { direction, depth, perimeter, volume, faces };
}

/** Deeper than wide: it needs a separate mill. */
function isNarrow(
  view: SolidView,
  outline: Outline,
  { kind, depth, direction, faces: [floor] }: PocketFeature,
) {
  if (kind === 'step' || floor === undefined) return false;
  const { low, high } = extentAlong(view, [floor], cross(direction, outline.direction));
  return depth > high - low;
}

/** Steps and wide notches whose floor lies in the contour and whose walls stand along it are a piece of it. */
export function withoutOutline(
  view: SolidView,
  features: readonly PocketFeature[],
  outline: Outline | null,
): readonly PocketFeature[] {
  if (!outline) return features;
  const own = new Set(outline.faces);
  const isPiece = ({ open, faces: [floor, ...walls] }: PocketFeature) =>
    open &&
    floor !== undefined &&
    own.has(floor) &&
    walls.every((face) => standsAlong(view, face, outline.direction));
  return features.filter((feature) => !isPiece(feature) || isNarrow(view, outline, feature));
}
