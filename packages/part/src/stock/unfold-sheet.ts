import { convexHull, type Point2, smallestRectangle } from '../box/convex-hull.ts';
import { across, along, cross, dot, frame, mean, opposite, sub, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

/** A flat wall of a bent sheet and its place in the unfolded sheet. */
interface Flange {
  readonly face: number;
  /** A point of the wall and two directions in it, and the same three in the flat. */
  readonly from: readonly [point: Vec3, x: Vec3, y: Vec3];
  readonly to: readonly [point: Point2, x: Point2, y: Point2];
}

/** The walls that were unfolded make up at least this share of the sheet; else the blank would come out too small. */
const WHOLE = 0.85;

const onto = ({ from, to }: Flange, direction: Vec3): Point2 => {
  const [a, b] = [dot(direction, from[1]), dot(direction, from[2])];
  return [to[1][0] * a + to[2][0] * b, to[1][1] * a + to[2][1] * b];
};

const flat = (flange: Flange, point: Vec3): Point2 => {
  const [x, y] = onto(flange, sub(point, flange.from[0]));
  return [flange.to[0][0] + x, flange.to[0][1] + y];
};

/** The wall behind a bend, laid beside the one before it at the length of the bend's middle line. */
function acrossBend(view: SolidView, flange: Flange, bend: number, edge: number, thickness: number) {
  const { surface, concave } = view.face(bend);
  const start = view.face(flange.face).surface;
  if (surface.kind !== 'cylinder' || start.kind !== 'plane') return [];
  const radius = surface.radius + (concave ? thickness : -thickness) / 2;
  const near = view.edgePolyline(edge)[0] as Vec3;
  return (view.neighbours[bend] ?? []).flatMap((next): { flange: Flange; area: number }[] => {
    const wall = view.face(next.face).surface;
    if (next.convexity !== 'smooth' || next.face === flange.face || wall.kind !== 'plane') return [];
    const far = view.edgePolyline(next.edge)[0] as Vec3;
    const away = (face: number, at: Vec3) => unit(across(sub(mean(view.facePoints(face)), at), surface.axis));
    const angle = Math.acos(Math.max(-1, Math.min(1, dot(start.normal, wall.normal))));
    const step = onto(flange, opposite(away(flange.face, near)));
    const [x, y] = flat(flange, near);
    // In the wall, across the bend and away from it.
    const side = cross(wall.normal, surface.axis);
    const inWall = dot(side, away(next.face, far)) < 0 ? opposite(side) : side;
    const point = along(far, surface.axis, dot(sub(near, far), surface.axis));
    const shifted: Point2 = [x + step[0] * radius * angle, y + step[1] * radius * angle];
    const laid: Flange = {
      face: next.face,
      from: [point, surface.axis, inWall],
      to: [shifted, onto(flange, surface.axis), step],
    };
    return [{ flange: laid, area: (view.face(bend).area * radius) / surface.radius }];
  });
}

/** The rectangle out of which a bent sheet is cut. */
export interface SheetBlank {
  readonly thickness: number;
  readonly width: number;
  readonly length: number;
}

/** The blank of a bent sheet, bends at their middle line; null where it does not unfold. */
export function unfoldSheet(view: SolidView, thickness: number): SheetBlank | null {
  const planes = view.solid.faces.flatMap((face, index) => (face.surface.kind === 'plane' ? [index] : []));
  const first = planes.reduce<number | null>(
    (best, face) => (best === null || view.face(face).area > view.face(best).area ? face : best),
    null,
  );
  const surface = first === null ? null : view.face(first).surface;
  if (first === null || surface?.kind !== 'plane') return null;
  const [x, y] = frame(surface.normal);
  const origin = mean(view.facePoints(first));
  const flanges: Flange[] = [
    {
      face: first,
      from: [origin, x, y],
      to: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    },
  ];
  const known = new Set([first]);
  let area = view.face(first).area;
  for (const flange of flanges) {
    for (const { face: bend, edge, convexity } of view.neighbours[flange.face] ?? []) {
      if (convexity !== 'smooth') continue;
      for (const next of acrossBend(view, flange, bend, edge, thickness)) {
        if (known.has(next.flange.face)) continue;
        known.add(next.flange.face);
        flanges.push(next.flange);
        area += next.area + view.face(next.flange.face).area;
      }
    }
  }
  if (area * thickness < view.solid.volume * WHOLE) return null;
  const points = flanges.flatMap((flange) =>
    view.facePoints(flange.face).map((point) => flat(flange, point)),
  );
  const { width, height } = smallestRectangle(convexHull(points));
  return { thickness, width: Math.min(width, height), length: Math.max(width, height) };
}
