import type { SolidView } from '../model/solid-view.ts';
import type { PocketFeature } from '../report/part-report.ts';
import { sampleFace } from '../setups/sample-faces.ts';
import { floorPocket } from './floor-pockets.ts';
import { cornerRadius } from './pocket-shape.ts';
import { ringPocket } from './ring-pockets.ts';
import { isValley } from './valley.ts';
import { type WallRing, wallRings } from './wall-rings.ts';

interface Hollows {
  readonly features: readonly PocketFeature[];
  /** Smallest inner corner of the outlines: a mill goes round them too. */
  readonly outlineRadius: number | null;
}

/**
 * Pockets, slots, windows and steps. First the walls that close around a void, whatever their floor; then floors
 * that no such ring has claimed. `skip`: faces of holes and of the turned contour.
 */
export function findPockets(view: SolidView, skip: ReadonlySet<number>): Hollows {
  const rings = wallRings(view);
  const closed = rings.flatMap((ring) => ringPocket(view, ring, skip) ?? []);
  const claimed = new Set(closed.flatMap(({ faces }) => faces));
  const edgesOf: number[][] = view.solid.faces.map(() => []);
  view.solid.edges.forEach(({ faces: [a, b] }, edge) => {
    edgesOf[a]?.push(edge);
    if (b >= 0 && b !== a) edgesOf[b]?.push(edge);
  });
  const open = view.solid.faces.flatMap((_, face) =>
    claimed.has(face) || skip.has(face) ? [] : (floorPocket(view, face, edgesOf[face] ?? [], skip) ?? []),
  );
  const outer = rings.filter(({ turning }) => turning < -Math.PI);
  const outlines = outer.flatMap(
    ({ faces, edges, direction }) => cornerRadius(view, faces, edges, direction) ?? [],
  );
  return {
    features: [
      ...closed,
      ...dropWallsOfOthers(
        view,
        open.filter(
          (feature) =>
            !isSliver(view, feature) &&
            !isBossSide(outer, feature) &&
            !isValley(view, feature) &&
            isReached(view, feature),
        ),
      ),
    ],
    outlineRadius: outlines.length > 0 ? Math.min(...outlines) : null,
  };
}

/** Steps thinner than this share of the part are the run-out of a rounding, not something that is milled. */
const SLIVER = 2.5e-3;

const isSliver = (view: SolidView, { kind, depth, width }: PocketFeature): boolean =>
  kind === 'step' && Math.min(depth, width) < view.size * SLIVER;

/** The side of a boss is on the face around it, which is not part of the boss: it is not a step. */
const isBossSide = (outer: readonly WallRing[], { kind, faces: [floor, ...walls] }: PocketFeature): boolean =>
  kind === 'step' &&
  outer.some(({ faces }) => faces.includes(floor as number) && !walls.some((wall) => faces.includes(wall)));

/** A straight tool reaches the floor: the sides of a T-slot are hollow too, but not separate pockets. */
function isReached(view: SolidView, { faces: [floor], direction }: PocketFeature): boolean {
  const samples = floor === undefined ? [] : sampleFace(view, floor);
  const free = samples.filter(({ point }) => !view.tree.isBlocked(point, direction));
  return free.length * 2 >= samples.length;
}

/** Two floors between the same two walls, or beside each other at one shoulder: it runs round a corner. */
function continues(view: SolidView, one: PocketFeature, other: PocketFeature): boolean {
  if (one.kind !== other.kind) return false;
  const walls = new Set(one.faces.slice(1));
  const shared = other.faces.slice(1).filter((wall) => walls.has(wall));
  if (one.kind === 'slot') return shared.length >= 2;
  const [floor = -1, beside = -1] = [one.faces[0], other.faces[0]];
  return (
    one.kind === 'step' &&
    shared.length === other.faces.length - 1 &&
    (view.neighbours[floor] ?? []).some(({ face }) => face === beside)
  );
}

/** A floor this many times as wide as that of a groove beside it is a pocket into which the groove runs. */
const WIDER = 4;

/** A wall of one hollow is the floor of the same hollow seen from the side. */
function isSeenAside(view: SolidView, known: PocketFeature, feature: PocketFeature): boolean {
  const [floor = -1, groove = -1] = [feature.faces[0], known.faces[0]];
  if (known.faces.indexOf(floor) <= 0) return false;
  const isWider = view.face(floor).area > view.face(groove).area * WIDER;
  return !(feature.kind === 'pocket' && known.kind === 'slot' && isWider);
}

/** Of the ways to look at one hollow the shallowest stays. */
function dropWallsOfOthers(view: SolidView, open: readonly PocketFeature[]): readonly PocketFeature[] {
  const rank = ({ kind, open: isOpen }: PocketFeature) => (kind === 'step' ? 2 : isOpen ? 1 : 0);
  const kept: PocketFeature[] = [];
  const sorted = [...open].sort((a, b) => rank(a) - rank(b) || a.depth - b.depth);
  for (const feature of sorted) {
    const taken = kept.some((other) => isSeenAside(view, other, feature) || continues(view, other, feature));
    if (!taken) kept.push(feature);
  }
  return kept;
}
