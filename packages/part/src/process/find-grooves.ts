import { extentAlong } from '../box/extents.ts';
import { dot, norm, parallel, sub, across as withoutAxis } from '../geometry/vec3.ts';
import type { RoundLine } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { TurnedGroove } from '../report/part-report.ts';

/** Wider recesses are turned with the insert of the profile, mm. */
const WIDEST = 10;
/** Shallower ones are marks or the rounding of a file, mm. */
const SHALLOWEST = 0.1;

type Span = Omit<TurnedGroove, 'faces'> & { readonly at: number };

/** Smallest and largest distance of a face from the axis, mm. */
function radii(view: SolidView, { origin, axis }: RoundLine, face: number): readonly [number, number] {
  const apart = view.facePoints(face).map((point) => norm(withoutAxis(sub(point, origin), axis)));
  return [Math.min(...apart), Math.max(...apart)];
}

/** A floor around the axis between two walls across it: a circlip, an O-ring, an undercut for grinding. */
function grooveAround(
  view: SolidView,
  line: RoundLine,
  floor: number,
  walls: readonly number[],
): Span | null {
  const { surface, concave } = view.face(floor);
  if (surface.kind !== 'cylinder') return null;
  const planes = walls.filter((wall) => view.face(wall).surface.kind === 'plane');
  const looks = planes.map((wall) => {
    const { surface: plane } = view.face(wall);
    return plane.kind === 'plane' ? Math.sign(dot(plane.normal, line.axis)) : 0;
  });
  if (!looks.includes(1) || !looks.includes(-1)) return null;
  const { low, high } = extentAlong(view, [floor], line.axis);
  const depths = planes.map((wall) => {
    const [inner, outer] = radii(view, line, wall);
    return concave ? surface.radius - inner : outer - surface.radius;
  });
  const depth = Math.min(...depths);
  return { width: high - low, depth, diameter: 2 * surface.radius, internal: concave, at: low };
}

/** A ring sunk into an end: its floor lies across the axis between two round walls. */
function grooveInEnd(view: SolidView, line: RoundLine, floor: number, walls: readonly number[]): Span | null {
  const { surface } = view.face(floor);
  if (surface.kind !== 'plane' || !parallel(surface.normal, line.axis, 1e-3)) return null;
  const round = walls.filter((wall) => view.face(wall).surface.kind === 'cylinder');
  const isRing =
    round.some((wall) => view.face(wall).concave) && round.some((wall) => !view.face(wall).concave);
  if (!isRing) return null;
  const [inner, outer] = radii(view, line, floor);
  const depths = round.map((wall) => {
    const { low, high } = extentAlong(view, [wall], line.axis);
    return high - low;
  });
  const { low } = extentAlong(view, [floor], line.axis);
  return { width: outer - inner, depth: Math.min(...depths), diameter: 2 * outer, internal: false, at: low };
}

/** Faces that rise from a floor, with a sharp corner or behind a rounded one. */
function wallsOf(view: SolidView, floor: number, turned: ReadonlySet<number>): readonly number[] {
  const isRounding = (face: number) => view.face(face).surface.kind === 'torus' && view.face(face).concave;
  return (view.neighbours[floor] ?? []).flatMap(({ face, convexity }) => {
    if (!turned.has(face)) return [];
    if (!isRounding(face)) return convexity === 'concave' ? [face] : [];
    return (view.neighbours[face] ?? []).flatMap((next) =>
      next.face !== floor && turned.has(next.face) ? [next.face] : [],
    );
  });
}

/** Narrow grooves of a turned part, which want a blade of their own and little of its volume. */
export function findGrooves(
  view: SolidView,
  line: RoundLine,
  turned: ReadonlySet<number>,
): readonly TurnedGroove[] {
  const found: (Span & { faces: number[] })[] = [];
  for (const floor of turned) {
    const walls = wallsOf(view, floor, turned);
    if (walls.length < 2) continue;
    const span = grooveAround(view, line, floor, walls) ?? grooveInEnd(view, line, floor, walls);
    if (!span || span.width > WIDEST || span.depth < SHALLOWEST) continue;
    // The two halves of one floor are one groove.
    const known = found.find(
      ({ at, diameter }) =>
        Math.abs(at - span.at) < view.tolerance * 10 &&
        Math.abs(diameter - span.diameter) < view.tolerance * 10,
    );
    if (known) known.faces.push(floor);
    else found.push({ ...span, faces: [floor] });
  }
  return found.map(({ at: _at, ...groove }) => groove);
}
