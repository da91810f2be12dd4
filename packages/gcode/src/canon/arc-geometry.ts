import { PLANE_AXES } from './row-kind.ts';

const FULL_TURN = 2 * Math.PI;
/** Below this angle (rad) an arc that ends where it starts is a full circle. Same figure as GRBL's ARC_ANGULAR_TRAVEL_EPSILON. */
const SAME_ANGLE = 5e-7;

interface ArcEnds {
  readonly startU: number;
  readonly startV: number;
  readonly endU: number;
  readonly endV: number;
  readonly centreU: number;
  readonly centreV: number;
}

/** Signed angle of an arc: counter-clockwise positive. `turns` = full turns on top of the last part (P word, TURN=). */
export function arcSweep(ends: ArcEnds, clockwise: boolean, turns: number): number {
  const rsU = ends.startU - ends.centreU;
  const rsV = ends.startV - ends.centreV;
  const reU = ends.endU - ends.centreU;
  const reV = ends.endV - ends.centreV;
  let angle = Math.atan2(rsU * reV - rsV * reU, rsU * reU + rsV * reV);
  if (clockwise) {
    if (angle >= -SAME_ANGLE) angle -= FULL_TURN;
    return angle - FULL_TURN * turns;
  }
  if (angle <= SAME_ANGLE) angle += FULL_TURN;
  return angle + FULL_TURN * turns;
}

/** Path length of a helix: radius times angle, and the climb. A spiral has its mean radius. */
export function arcLength(radius: number, sweep: number, climb: number): number {
  const inPlane = Math.abs(sweep) * radius;
  return climb === 0 ? inPlane : Math.hypot(inPlane, climb);
}

/** Point of the arc at `fraction` of its way, written to out[0..2] as X Y Z. */
export function arcPoint(
  plane: number,
  start: readonly [number, number, number],
  end: readonly [number, number, number],
  centreU: number,
  centreV: number,
  sweep: number,
  fraction: number,
  out: Float64Array | number[],
): void {
  const [u, v, w] = PLANE_AXES[plane] ?? [0, 1, 2];
  const startU = (start[u] ?? 0) - centreU;
  const startV = (start[v] ?? 0) - centreV;
  const endRadius = Math.hypot((end[u] ?? 0) - centreU, (end[v] ?? 0) - centreV);
  const startRadius = Math.hypot(startU, startV);
  const radius = startRadius + (endRadius - startRadius) * fraction;
  const angle = Math.atan2(startV, startU) + sweep * fraction;
  out[u] = centreU + radius * Math.cos(angle);
  out[v] = centreV + radius * Math.sin(angle);
  out[w] = (start[w] ?? 0) + ((end[w] ?? 0) - (start[w] ?? 0)) * fraction;
}

type CentreFromRadius =
  | { readonly ok: true; readonly centreU: number; readonly centreV: number }
  | { readonly ok: false; readonly chord: number };

/** Centre of an arc given by its radius; a negative radius asks for the arc over 180 degrees. */
export function centreFromRadius(
  startU: number,
  startV: number,
  endU: number,
  endV: number,
  radius: number,
  clockwise: boolean,
  tolerance: number,
): CentreFromRadius {
  const du = endU - startU;
  const dv = endV - startV;
  const chord = Math.hypot(du, dv);
  if (chord === 0) return { ok: false, chord };
  const half = chord / 2;
  const size = Math.abs(radius);
  if (half > size + tolerance) return { ok: false, chord };
  const height = Math.sqrt(Math.max(0, size * size - half * half));
  const side = clockwise === radius > 0 ? -1 : 1;
  return {
    ok: true,
    centreU: startU + du / 2 + (side * height * -dv) / chord,
    centreV: startV + dv / 2 + (side * height * du) / chord,
  };
}
