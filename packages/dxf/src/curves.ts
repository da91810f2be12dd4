import type { Point } from './transform.ts';

/** A curve is drawn in chords of at most this turn: below 0.1 % of the radius from the true one. */
const STEP = (5 * Math.PI) / 180;
const TURN = 2 * Math.PI;

/** From one angle over a turn (negative: clockwise), radians. */
export function sweep(centre: Point, radius: number, start: number, turn: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / STEP - 1e-9));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = start + (turn * index) / steps;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** The turn from one angle to another, counterclockwise as DXF draws arcs; equal angles are a whole turn. */
export function turnBetween(start: number, end: number): number {
  const turn = (((end - start) % TURN) + TURN) % TURN;
  return turn < 1e-12 ? TURN : turn;
}

/**
 * The arc between two vertices: a bulge is the tangent of a quarter of its angle, positive to the left of the path. The
 * first point is left out, because the path already ends there.
 */
export function bulgeArc(from: Point, to: Point, bulge: number): Point[] {
  if (Math.abs(bulge) < 1e-9) return [to];
  const turn = 4 * Math.atan(bulge);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // The centre lies beside the middle of the chord by chord × (1 - b²) / 4b, to the left.
  const beside = (1 - bulge * bulge) / (4 * bulge);
  const centre = { x: (from.x + to.x) / 2 - dy * beside, y: (from.y + to.y) / 2 + dx * beside };
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  return [...sweep(centre, radius, start, turn).slice(1, -1), to];
}

/** From a centre, the end of the long axis relative to it, and the ratio of the axes; parameters in radians. */
export function ellipseArc(centre: Point, axis: Point, ratio: number, start: number, end: number): Point[] {
  return sweep({ x: 0, y: 0 }, 1, start, turnBetween(start, end)).map(({ x, y }) => ({
    x: centre.x + axis.x * x - axis.y * ratio * y,
    y: centre.y + axis.y * x + axis.x * ratio * y,
  }));
}
