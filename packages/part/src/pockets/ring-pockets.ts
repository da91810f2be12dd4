import { extentAlong, planSize } from '../box/extents.ts';
import { dot, mean, opposite } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PocketFeature } from '../report/part-report.ts';
import { planOf } from './plan-of.ts';
import { cornerRadius, isObround, obroundSize } from './pocket-shape.ts';
import type { WallRing } from './wall-rings.ts';

const TURN_TOLERANCE = 0.35;

/** An edge along which a floor or its rounding closes the walls. */
export function closes(view: SolidView, edge: number, wall: number): boolean {
  const { faces, convexity } = view.edge(edge);
  if (convexity !== 'smooth') return convexity === 'concave';
  return view.face(faces[0] === wall ? faces[1] : faces[0])?.concave ?? false;
}

/** Shares of the walls' length that are closed at the low and at the high end. */
function closedEnds(view: SolidView, ring: WallRing): { low: number; high: number; floor: number[] } {
  const { low, high } = extentAlong(view, ring.faces, ring.direction);
  const uprights = new Set(ring.edges);
  const sums = { low: [0, 0], high: [0, 0] };
  const floor = new Set<number>();
  for (const wall of ring.faces) {
    for (const { edge, face } of view.neighbours[wall] ?? []) {
      if (uprights.has(edge) || ring.faces.includes(face)) continue;
      const height = dot(mean(view.edgePolyline(edge)), ring.direction);
      const sum = sums[height - low < high - height ? 'low' : 'high'] as [number, number];
      const { length } = view.edge(edge);
      sum[1] += length;
      if (!closes(view, edge, wall)) continue;
      sum[0] += length;
      floor.add(face);
    }
  }
  const share = ([closed, all]: readonly number[]) => (all ? (closed ?? 0) / all : 0);
  return { low: share(sums.low), high: share(sums.high), floor: [...floor] };
}

/** Pockets and windows whose walls close all around; null for an outline, a hole or a cavity. */
export function ringPocket(
  view: SolidView,
  ring: WallRing,
  inHole: ReadonlySet<number>,
): PocketFeature | null {
  if (Math.abs(ring.turning - 2 * Math.PI) > TURN_TOLERANCE) return null;
  if (ring.faces.some((face) => inHole.has(face))) return null;
  const ends = closedEnds(view, ring);
  const [closedLow, closedHigh] = [ends.low > 0.5, ends.high > 0.5];
  if (closedLow && closedHigh) return null;
  const { low, high } = extentAlong(view, ring.faces, ring.direction);
  const isSlot = isObround(view, ring.faces);
  return {
    kind: isSlot ? 'slot' : 'pocket',
    open: false,
    through: !closedLow && !closedHigh,
    direction: closedHigh ? opposite(ring.direction) : ring.direction,
    depth: high - low,
    ...(isSlot ? obroundSize : planSize)(view, ring.faces, ring.direction),
    cornerRadius: cornerRadius(view, ring.faces, ring.edges, ring.direction),
    faces: [...ring.faces, ...(closedLow !== closedHigh ? ends.floor : [])],
    plan: planOf(view, ring.faces, high - low),
  };
}
