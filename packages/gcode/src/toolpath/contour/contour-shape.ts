import { arcSweep } from '../../canon/arc-geometry.ts';
import type { Canon } from '../../canon/canon.ts';
import { isArc, isMotion, PLANE_AXES, type Plane } from '../../canon/row-kind.ts';
import type { Point2 } from '../../compensation/offset-curve.ts';

/** Largest distance between arc and chord where a contour is taken as points, mm. */
const CHORD_ERROR = 0.01;

export interface ContourMove {
  readonly to: Point2;
  readonly arc: { readonly clockwise: boolean; readonly centre: Point2 } | null;
}

/** A contour that a cycle follows or clears, in the working plane, mm. */
export interface ContourShape {
  readonly start: Point2;
  readonly moves: readonly ContourMove[];
  /** Cutter compensation that its text asks for. */
  readonly side: 0 | 41 | 42;
}

/** The moves of a captured stream as a contour: its first move only leads to the start. Null without moves. */
export function contourOf(canon: Canon, plane: Plane): ContourShape | null {
  const [u, v] = PLANE_AXES[plane] as readonly [number, number, number];
  const columns = [canon.x, canon.y, canon.z] as const;
  let start: Point2 | null = null;
  let side: 0 | 41 | 42 = 0;
  const moves: ContourMove[] = [];
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    if (!isMotion(kind)) continue;
    const to: Point2 = [columns[u]?.[row] as number, columns[v]?.[row] as number];
    const own = canon.states[canon.state[row] as number]?.compensation ?? 0;
    if (own !== 0) side = own;
    if (start === null) {
      start = to;
      continue;
    }
    const from = moves.at(-1)?.to ?? start;
    const ref = canon.ref[row] as number;
    if (isArc(kind) && canon.arcs.plane[ref] === plane) {
      const centre: Point2 = [canon.arcs.centreU[ref] as number, canon.arcs.centreV[ref] as number];
      moves.push({ to, arc: { clockwise: (canon.arcs.sweep[ref] as number) < 0, centre } });
    } else if (from[0] !== to[0] || from[1] !== to[1]) moves.push({ to, arc: null });
  }
  return start && moves.length > 0 ? { start, moves, side } : null;
}

export function isClosed({ start, moves }: ContourShape): boolean {
  const end = moves.at(-1)?.to ?? start;
  return Math.hypot(end[0] - start[0], end[1] - start[1]) < 0.01;
}

/** The contour as points, the start first; arcs as chords. */
export function pointsOf({ start, moves }: ContourShape): Point2[] {
  const points: Point2[] = [start];
  for (const { to, arc } of moves) {
    const from = points.at(-1) as Point2;
    if (arc) points.push(...chordsOf(from, to, arc.centre, arc.clockwise));
    points.push(to);
  }
  return points;
}

function chordsOf(from: Point2, to: Point2, centre: Point2, clockwise: boolean): Point2[] {
  const [centreU, centreV] = centre;
  const ends = { startU: from[0], startV: from[1], endU: to[0], endV: to[1], centreU, centreV };
  const sweep = arcSweep(ends, clockwise, 0);
  const radius = Math.max(Math.hypot(from[0] - centreU, from[1] - centreV), CHORD_ERROR);
  const step = 2 * Math.acos(Math.max(0, 1 - CHORD_ERROR / radius));
  const count = Math.min(720, Math.max(1, Math.ceil(Math.abs(sweep) / step)));
  const begin = Math.atan2(from[1] - centreV, from[0] - centreU);
  return Array.from({ length: count - 1 }, (_, i): Point2 => {
    const angle = begin + (sweep * (i + 1)) / count;
    return [centreU + radius * Math.cos(angle), centreV + radius * Math.sin(angle)];
  });
}

/** Area inside a closed run of points, mm²; positive when it runs counter-clockwise. */
export function signedArea(points: readonly Point2[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [x0, y0] = points[i] as Point2;
    const [x1, y1] = points[(i + 1) % points.length] as Point2;
    sum += x0 * y1 - x1 * y0;
  }
  return sum / 2;
}
