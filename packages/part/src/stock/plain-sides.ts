import { extentAlong } from '../box/extents.ts';
import type { OrientedBox } from '../box/minimal-box.ts';
import { parallel } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import { isTolerance } from '../pmi/pmi-text.ts';

/** Share of a large side that has to be flat for a plate to show there as it was rolled. */
const FLAT = 0.3;

/** Both large sides are flat and the drawing asks nothing of them: a plate of that thickness is not faced. */
export function hasPlainSides(view: SolidView, { sides, axes }: OrientedBox): boolean {
  const [thin] = axes;
  const all = view.solid.faces.map((_, face) => face);
  const { low, high } = extentAlong(view, all, thin);
  const near = (one: number, other: number) => Math.abs(one - other) <= view.tolerance * 10;
  const across = all.filter((face) => {
    const { surface } = view.face(face);
    return surface.kind === 'plane' && parallel(surface.normal, thin, 1e-3);
  });
  const sideAt = (level: number) =>
    across.filter((face) => near(extentAlong(view, [face], thin).high, level));
  return [low, high].every((level) => {
    const side = sideAt(level);
    const area = side.reduce((sum, face) => sum + view.face(face).area, 0);
    const isAsked = (view.solid.pmi ?? []).some(
      (note) => isTolerance(note) && note.faces.some((face) => side.includes(face)),
    );
    return area >= sides[1] * sides[2] * FLAT && !isAsked;
  });
}
