import { extentAlong } from '../box/extents.ts';
import type { OrientedBox } from '../box/minimal-box.ts';
import { dot, opposite, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature, PocketFeature, SetupProposal } from '../report/part-report.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { poolPieces } from './pool-pieces.ts';
import { type FaceSample, sampleFaces } from './sample-faces.ts';
import { followCounterbores, isReached } from './stepped-holes.ts';

const MOST_DIRECTIONS = 16;
/** Below this share from every side, no straight tool makes it. */
const HIDDEN = 0.34;
/** A direction that adds less than this share of the surface and no hole is not a set-up. */
const SLIVER = 0.004;

interface Access {
  readonly setups: readonly SetupProposal[];
  readonly undercuts: readonly number[];
}

/** Directions a tool may come from: the weightiest planes, the holes and the pockets. */
function toolDirections(
  view: SolidView,
  holes: readonly HoleFeature[],
  pockets: readonly PocketFeature[],
): readonly Vec3[] {
  const weighted: { direction: Vec3; weight: number }[] = [];
  const add = (direction: Vec3, weight: number) => {
    const known = weighted.find((entry) => dot(entry.direction, direction) > 0.9999);
    if (known) known.weight += weight;
    else weighted.push({ direction: unit(direction), weight });
  };
  for (const { surface, area } of view.solid.faces) if (surface.kind === 'plane') add(surface.normal, area);
  for (const { axis, through } of holes) {
    add(axis, view.solid.area * 0.1);
    if (through) add(opposite(axis), view.solid.area * 0.01);
  }
  for (const { direction } of pockets) add(direction, view.solid.area * 0.05);
  return weighted
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_DIRECTIONS)
    .map(({ direction }) => direction);
}

/** Share of the surface from which on a hidden flat face is no sliver. */
const LARGE = 0.01;
/** Seen along its surface: made with the flank of the tool. */
const GRAZING = 0.02;
/** A part is laid on its side where it stands so many times higher than it is thin. */
const LYING = 1.5;

/** A large face is not made with the flank of a tool while a thin part stands on its narrow side. */
function isLaidOnSide(view: SolidView, face: number, direction: Vec3, { sides, axes }: OrientedBox): boolean {
  const { surface } = view.face(face);
  if (surface.kind !== 'plane' || Math.abs(dot(surface.normal, direction)) > GRAZING) return false;
  if (Math.abs(dot(surface.normal, axes[0])) < 0.98 || Math.abs(dot(direction, axes[0])) > GRAZING)
    return false;
  const { low, high } = extentAlong(view, [face], direction);
  return high - low > sides[0] * LYING;
}

/** Share of a face's points from which the tool path is free. */
function visibleShare(view: SolidView, samples: readonly FaceSample[], direction: Vec3): number {
  let seen = 0;
  for (const { point, normal } of samples) {
    if (dot(normal, direction) < -GRAZING) continue;
    if (!view.tree.isBlocked(point, direction)) seen++;
  }
  return samples.length > 0 ? seen / samples.length : 1;
}

/**
 * Clampings by greedy set cover: each step takes the direction that reaches most of the remaining faces, until nothing
 * is gained. `turned`: faces made by the lathe, which need no milling.
 */
export function findSetups(
  view: SolidView,
  holes: readonly HoleFeature[],
  pockets: readonly PocketFeature[],
  turned: ReadonlySet<number>,
  box: OrientedBox,
): Access {
  const directions = toolDirections(view, holes, pockets);
  const drilled = new Set(holes.flatMap(({ faces }) => faces));
  const samples = sampleFaces(view);
  const shares = view.solid.faces.map((_, face) =>
    turned.has(face) ? [] : directions.map((direction) => visibleShare(view, samples[face] ?? [], direction)),
  );
  poolPieces(view, shares);
  followCounterbores(view, holes, directions, shares);
  // Faces around a void are made along it, however deep; depth is reported elsewhere.
  const hollow = new Set([...drilled, ...pockets.filter(({ open }) => !open).flatMap(({ faces }) => faces)]);
  const tooDeep = new Set(
    shares.flatMap((seenBy, face) => {
      if (hollow.has(face)) return [];
      const seen = directions.filter((_, index) => (seenBy[index] ?? 0) >= HIDDEN);
      return isOutOfReach(view, face, samples[face] ?? [], seen) ? [face] : [];
    }),
  );
  const best = (face: number) => Math.max(0, ...(shares[face] ?? []));
  const milled = view.solid.faces.flatMap((_, face) => (turned.has(face) ? [] : [face]));
  // Two samples of a large flat face that see nothing from anywhere are enough; those of a sliver are not.
  const isLarge = (face: number) => best(face) === 0 && view.face(face).area > view.solid.area * LARGE;
  const isHidden = (face: number) =>
    (best(face) < HIDDEN && (samples[face]?.length ?? 0) > 2) || isLarge(face);
  const undercuts = milled.filter((face) => tooDeep.has(face) || isHidden(face));
  const open = new Set(milled.filter((face) => !tooDeep.has(face) && best(face) >= HIDDEN));
  // A side on which the part would lie counts only where no other direction sees the face.
  const suited = view.solid.faces.map((_, face) => {
    const lying = directions.map((direction) => isLaidOnSide(view, face, direction, box));
    const hasOther = lying.some((lies, index) => !lies && (shares[face]?.[index] ?? 0) >= HIDDEN);
    return lying.map((lies) => !(lies && hasOther));
  });
  const setups: SetupProposal[] = [];
  const chosen: number[] = [];
  while (open.size > 0) {
    const gains = directions.map((_, index) =>
      [...open].filter((face) => suited[face]?.[index] && isReached(shares[face], index)),
    );
    const most = gains.reduce(
      (top, faces, index) => (faces.length > (gains[top]?.length ?? 0) ? index : top),
      0,
    );
    const faces = gains[most] ?? [];
    if (faces.length === 0) break;
    for (const face of faces) open.delete(face);
    const gained = faces.reduce((sum, face) => sum + view.face(face).area, 0);
    // A sliver is not worth another clamping: the other directions reach most of it.
    if (gained < view.solid.area * SLIVER && !faces.some((face) => drilled.has(face))) continue;
    // Roundings and free forms are made with a ball from a side that sees a good part of them.
    const isRound = (face: number) => view.face(face).surface.kind !== 'plane' && !drilled.has(face);
    const isSeen = (face: number) => chosen.some((index) => (shares[face]?.[index] ?? 0) >= HIDDEN);
    if (faces.every((face) => isRound(face) && isSeen(face))) continue;
    chosen.push(most);
    setups.push({ kind: 'milling', direction: directions[most] as Vec3, indexed: [], faces });
  }
  return { setups, undercuts };
}

/** A turned part is held at one end and then at the other. */
export function turningSetups(axis: Vec3, faces: readonly number[]): readonly SetupProposal[] {
  return [axis, opposite(axis)].map((direction) => ({ kind: 'turning', direction, indexed: [], faces }));
}

/** Beside the lathe, all directions around its axis are one clamping: the part is indexed. */
export function indexedSetups(axis: Vec3, setups: readonly SetupProposal[]): readonly SetupProposal[] {
  const radial = setups.filter(({ direction }) => Math.abs(dot(direction, axis)) < 0.5);
  const axial = setups.filter(({ direction }) => Math.abs(dot(direction, axis)) >= 0.5);
  const [first, ...others] = radial;
  if (!first) return axial;
  const indexed = others.map(({ direction }) => direction);
  return [...axial, { ...first, indexed, faces: radial.flatMap(({ faces }) => faces) }];
}
