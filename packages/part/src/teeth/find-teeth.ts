import { extentAlong } from '../box/extents.ts';
import { across, dot, frame, mean, norm, parallel, sub } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { MainAxis } from '../process/main-axis.ts';
import type { PocketFeature, ToothedProfile } from '../report/part-report.ts';

/** Fewer equal notches are slots or flats, each milled for itself. */
const FEWEST = 6;
/** Distances from one tip to the next differ by this share at most. */
const EVEN = 0.1;

/** Outer arcs around the axis, gathered by radius. */
function tipsByRadius(view: SolidView, { line }: MainAxis): readonly (readonly number[])[] {
  const groups: { radius: number; faces: number[] }[] = [];
  for (const face of line.faces) {
    const { surface, concave } = view.face(face);
    if (surface.kind !== 'cylinder' || concave) continue;
    const known = groups.find(({ radius }) => Math.abs(radius - surface.radius) <= view.tolerance * 4);
    if (known) known.faces.push(face);
    else groups.push({ radius: surface.radius, faces: [face] });
  }
  return groups
    .sort((a, b) => b.radius - a.radius)
    .map(({ faces }) => faces)
    .filter(({ length }) => length >= FEWEST);
}

/** Number of tips all around at even distances, 0 where they are uneven. */
function countTips(view: SolidView, { line }: MainAxis, tips: readonly number[]): number {
  const [x, y] = frame(line.axis);
  const angles = tips
    .map((face) => {
      const look = sub(mean(view.facePoints(face)), line.origin);
      return Math.atan2(dot(look, y), dot(look, x));
    })
    .sort((a, b) => a - b);
  const gaps = angles.map((angle, index) => {
    const next = angles[index + 1] ?? (angles[0] as number) + 2 * Math.PI;
    return next - angle;
  });
  // Pieces of one tip, one behind the other along the axis, look the same way.
  const between = gaps.filter((gap) => gap > Math.PI / 2 / tips.length);
  const even = (2 * Math.PI) / between.length;
  return between.length >= FEWEST && between.every((gap) => Math.abs(gap / even - 1) <= EVEN)
    ? between.length
    : 0;
}

/** Flanks and roots: faces along the axis beside the tips, and no further than they reach. */
function flanksOf(
  view: SolidView,
  { line }: MainAxis,
  tips: readonly number[],
  { low, high }: { readonly low: number; readonly high: number },
): readonly number[] {
  const stands = (face: number) => {
    const { surface } = view.face(face);
    const upright =
      surface.kind === 'freeform' ||
      (surface.kind === 'plane' && Math.abs(dot(surface.normal, line.axis)) < 1e-3) ||
      (surface.kind === 'cylinder' && parallel(surface.axis, line.axis, 1e-3));
    if (!upright) return false;
    const own = extentAlong(view, [face], line.axis);
    return own.low >= low - view.tolerance * 10 && own.high <= high + view.tolerance * 10;
  };
  const found = new Set(tips);
  const queue = [...tips];
  for (let face = queue.pop(); face !== undefined; face = queue.pop()) {
    for (const { face: next } of view.neighbours[face] ?? []) {
      if (found.has(next) || !stands(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return [...found];
}

/** Between two tips lies a hollow: the flats of a hexagon have none. */
function hollows(view: SolidView, faces: readonly number[]): number {
  const inside = new Set(faces);
  const edges = view.solid.edges.filter(
    ({ faces: [a, b], convexity }) => convexity === 'concave' && inside.has(a) && inside.has(b),
  );
  return edges.length + faces.filter((face) => view.face(face).concave).length;
}

/** Gears, pulleys and splines: equal hollows between arcs that stand evenly around the axis of a turned part. */
export function findTeeth(view: SolidView, axis: MainAxis | null): readonly ToothedProfile[] {
  if (!axis) return [];
  const taken = new Set<number>();
  return tipsByRadius(view, axis).flatMap((tips) => {
    // The roots of a profile stand around the axis as evenly as its tips.
    if (tips.some((face) => taken.has(face))) return [];
    const teeth = countTips(view, axis, tips);
    if (teeth === 0) return [];
    const extent = extentAlong(view, tips, axis.line.axis);
    const faces = flanksOf(view, axis, tips, extent);
    if (hollows(view, faces) < teeth) return [];
    for (const face of faces) taken.add(face);
    const radius = Math.max(
      ...tips.flatMap((face) =>
        view.facePoints(face).map((point) => norm(across(sub(point, axis.line.origin), axis.line.axis))),
      ),
    );
    return [{ teeth, diameter: radius * 2, length: extent.high - extent.low, axis: axis.line.axis, faces }];
  });
}

/** Removes the slots that are gaps between two teeth. */
export function withoutTeeth(
  features: readonly PocketFeature[],
  profiles: readonly ToothedProfile[],
): readonly PocketFeature[] {
  const taken = new Set(profiles.flatMap(({ faces }) => faces));
  return features.filter(({ open, faces: [floor] }) => !open || floor === undefined || !taken.has(floor));
}
