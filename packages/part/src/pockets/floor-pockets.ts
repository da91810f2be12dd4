import { extentAlong, planSize } from '../box/extents.ts';
import { across, dot, parallel, sub, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PocketFeature } from '../report/part-report.ts';
import { faceLoops } from './face-loops.ts';
import { cornerRadius, isObround } from './pocket-shape.ts';
import { closes } from './ring-pockets.ts';

interface Side {
  readonly edge: number;
  readonly face: number;
  readonly wall: boolean;
}

/** Cosine of the least angle between a wall and its floor: flatter faces continue the floor in a curve. */
const STEEP = 0.87;

function runsAlong(view: SolidView, edge: number, axis: Vec3): boolean {
  const line = view.edgePolyline(edge);
  const run = sub(line.at(-1) as Vec3, line[0] as Vec3);
  return view.edge(edge).curve === 'line' && parallel(unit(run), axis, 1e-3);
}

/** The wall above an edge of the floor; a rounding between both counts as the wall behind it. Null: none rises. */
function wallBehind(view: SolidView, floor: number, face: number, normal: Vec3): number | null {
  const { surface, concave } = view.face(face);
  const rounding = concave && 'axis' in surface && Math.abs(dot(surface.axis, normal)) < 0.5;
  if (!rounding) return face;
  const beyond = (view.neighbours[face] ?? []).filter(
    (neighbour) => neighbour.face !== floor && neighbour.convexity === 'smooth',
  );
  // At its ends a rounding runs into the blends of the corners; the wall lies along its axis.
  const next = beyond.find(({ edge }) => runsAlong(view, edge, surface.axis)) ?? beyond[0];
  if (!next) return face;
  const wall = view.face(next.face).surface;
  return wall.kind === 'plane' && dot(wall.normal, normal) > STEEP ? null : next.face;
}

/** The outside of a round boss on the floor, or of a lug beside it. */
function isBoss(view: SolidView, face: number): boolean {
  const { surface, concave } = view.face(face);
  return surface.kind === 'cylinder' && !concave;
}

/** Pockets, slots and steps with a flat floor that is open at one side or more, or closed by odd walls. */
export function floorPocket(
  view: SolidView,
  floor: number,
  edgesOf: readonly number[],
  inHole: ReadonlySet<number>,
): PocketFeature | null {
  const { surface } = view.face(floor);
  if (surface.kind !== 'plane') return null;
  const [outer] = faceLoops(view, floor, edgesOf);
  if (!outer) return null;
  const sides: Side[] = outer.edges.map((edge) => {
    const { faces } = view.edge(edge);
    const face = faces[0] === floor ? faces[1] : faces[0];
    return { edge, face, wall: face >= 0 && closes(view, edge, floor) };
  });
  const risen = [
    ...new Set(
      sides.flatMap(({ wall, face }) => (wall ? (wallBehind(view, floor, face, surface.normal) ?? []) : [])),
    ),
  ];
  const gaps = openRuns(sides);
  // Bosses and lugs stand out at an open side: nothing was stepped towards them.
  const walls = gaps > 0 ? risen.filter((face) => !isBoss(view, face)) : risen;
  if (walls.length === 0 || walls.some((face) => inHole.has(face))) return null;
  const facing = facesInward(view, walls, surface.normal);
  const uprights = uprightEdges(view, walls, surface.normal);
  const base = dot(view.facePoints(floor)[0] ?? [0, 0, 0], surface.normal);
  const { high } = extentAlong(view, walls, surface.normal);
  const { width, length } = planSize(view, [floor], surface.normal);
  const radius = cornerRadius(view, walls, uprights, surface.normal);
  return {
    kind: kindOf(view, gaps, facing, walls),
    open: gaps > 0,
    through: gaps > 1 && facing,
    direction: surface.normal,
    depth: high - base,
    width,
    length,
    cornerRadius: radius,
    faces: [floor, ...walls],
  };
}

function kindOf(
  view: SolidView,
  gaps: number,
  facing: boolean,
  walls: readonly number[],
): PocketFeature['kind'] {
  if (gaps === 0) return isObround(view, walls) ? 'slot' : 'pocket';
  if (!facing) return 'step';
  return gaps > 1 || walls.length === 3 ? 'slot' : 'pocket';
}

/** Runs of the floor's border without a wall. */
function openRuns(sides: readonly Side[]): number {
  return sides.filter((side, index) => !side.wall && sides[(index + sides.length - 1) % sides.length]?.wall)
    .length;
}

/** Two walls look at each other across the floor; a wall that bends round by itself does too. */
function facesInward(view: SolidView, walls: readonly number[], normal: Vec3): boolean {
  const looks = walls.flatMap((face) => {
    const { surface } = view.face(face);
    if (surface.kind !== 'plane') return [];
    return [unit(across(surface.normal, normal))];
  });
  const round = walls.some((face) => {
    const { surface, concave, area } = view.face(face);
    if (surface.kind !== 'cylinder' || !concave) return false;
    const { low, high } = extentAlong(view, [face], surface.axis);
    return area / (surface.radius * Math.max(high - low, 1e-9)) > 2.9;
  });
  return round || looks.some((a, index) => looks.slice(index + 1).some((b) => dot(a, b) < -0.95));
}

function uprightEdges(view: SolidView, walls: readonly number[], normal: Vec3): readonly number[] {
  const found = new Set<number>();
  for (const wall of walls) {
    for (const { face, edge } of view.neighbours[wall] ?? []) {
      if (!walls.includes(face)) continue;
      const line = view.edgePolyline(edge);
      const [a, b] = [line[0] as Vec3, line.at(-1) as Vec3];
      const rise = Math.abs(dot(b, normal) - dot(a, normal));
      if (rise > view.edge(edge).length * 0.9) found.add(edge);
    }
  }
  return [...found];
}
