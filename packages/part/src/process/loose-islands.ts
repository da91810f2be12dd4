import { extentAlong } from '../box/extents.ts';
import { frame, mean, scale } from '../geometry/vec3.ts';
import type { SolidModel, Vec3 } from '../model/part-model.ts';
import { SolidView } from '../model/solid-view.ts';

/** An island is as thick as its plate within this share, and weighs less than this share of it. */
const [SAME, LIGHTER] = [0.02, 0.5];
/** Directions in the plane of the plate in which an island sees nothing but the plate. */
const AROUND = 8;
/** The cut around an island is at least this wide, mm: a bush in its seat touches the wall. */
const GAP = 0.1;

/** Out of the largest flat face. */
function widestNormal({ solid }: SolidView): Vec3 | null {
  const planes = solid.faces.flatMap(({ surface, area }) =>
    surface.kind === 'plane' ? [{ area, normal: surface.normal }] : [],
  );
  return planes.sort((one, other) => other.area - one.area)[0]?.normal ?? null;
}

/**
 * Whether a solid lies loose in a cut-out of a plate, as the inside of an O does: as thick as the plate, with a gap to it
 * on all sides. It falls out when the letter is cut.
 */
export function isLooseIsland(island: SolidModel, around: SolidModel): boolean {
  if (!island.exact || !around.exact || island.count > 1) return false;
  if (island.volume > around.volume * LIGHTER) return false;
  const [view, plate] = [new SolidView(island), new SolidView(around)];
  const up = widestNormal(plate);
  if (!up) return false;
  const height = (solid: SolidView) =>
    extentAlong(
      solid,
      solid.solid.faces.map((_, face) => face),
      up,
    );
  const [own, other] = [height(view), height(plate)];
  const off = (other.high - other.low) * SAME;
  if (Math.abs(own.low - other.low) > off || Math.abs(own.high - other.high) > off) return false;
  const [x, y] = frame(up);
  const centre = mean(view.solid.faces.map((_, face) => mean(view.facePoints(face))));
  return Array.from({ length: AROUND }, (_, step) => (step * 2 * Math.PI) / AROUND).every((angle) => {
    const [a, b] = [scale(x, Math.cos(angle)), scale(y, Math.sin(angle))];
    const direction: Vec3 = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
    const edge = view.tree.nearest(centre, direction);
    const wall = plate.tree.nearest(centre, direction);
    return wall.triangle >= 0 && (edge.triangle < 0 || wall.distance > edge.distance + GAP);
  });
}
