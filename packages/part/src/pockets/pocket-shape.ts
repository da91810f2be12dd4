import { across, norm, parallel, sub } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

/** Two parallel flat walls and two half-round ends: the result of a mill of that width in one pass. */
export function isObround(view: SolidView, walls: readonly number[]): boolean {
  const surfaces = walls.map((face) => view.face(face));
  const flats = surfaces.flatMap(({ surface }) => (surface.kind === 'plane' ? [surface.normal] : []));
  const rounds = surfaces.filter(({ surface, concave }) => surface.kind === 'cylinder' && concave);
  const [a, b] = flats;
  return (
    flats.length === 2 &&
    rounds.length >= 2 &&
    flats.length + rounds.length === walls.length &&
    !!a &&
    !!b &&
    parallel(a, b, 1e-3)
  );
}

/** Width and length of an obround from its two arcs: a mesh cuts their ends short. */
export function obroundSize(
  view: SolidView,
  walls: readonly number[],
  direction: Vec3,
): { width: number; length: number } {
  const arcs = walls.flatMap((face) => {
    const { surface } = view.face(face);
    return surface.kind === 'cylinder' ? [surface] : [];
  });
  const radius = Math.max(...arcs.map((arc) => arc.radius));
  const apart = arcs.flatMap((one) =>
    arcs.map((other) => norm(across(sub(one.origin, other.origin), direction))),
  );
  return { width: radius * 2, length: Math.max(...apart) + radius * 2 };
}

/** Smallest upright inner corner: 0 where two walls meet sharply, null where none meet. */
export function cornerRadius(
  view: SolidView,
  walls: readonly number[],
  uprights: readonly number[],
  direction: Vec3,
): number | null {
  if (uprights.some((edge) => view.edge(edge).convexity === 'concave')) return 0;
  const radii = walls.flatMap((face) => {
    const { surface, concave } = view.face(face);
    return surface.kind === 'cylinder' && concave && parallel(surface.axis, direction, 1e-3)
      ? [surface.radius]
      : [];
  });
  return radii.length > 0 ? Math.min(...radii) : null;
}
