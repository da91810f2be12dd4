/** Point of the turning plane: Z first, X (radius) second; mm. */
export type ZX = readonly [number, number];

export const plus = (p: ZX, q: ZX): ZX => [p[0] + q[0], p[1] + q[1]];
export const minus = (p: ZX, q: ZX): ZX => [p[0] - q[0], p[1] - q[1]];
export const times = (p: ZX, k: number): ZX => [p[0] * k, p[1] * k];
export const size = (p: ZX): number => Math.hypot(p[0], p[1]);
export const middle = (p: ZX, q: ZX): ZX => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];

/** Below this two points are one, mm. */
export const SAME = 1e-6;
/** Pieces shorter than this vanish, mm. */
export const SHORTEST = 1e-3;

/** Line or arc of a turned contour. */
export interface Piece {
  start: ZX;
  end: ZX;
  /** Null on a line. */
  centre: ZX | null;
  ccw: boolean;
  /** Corner still to be put in: a radius, or a chamfer's inner radius; 0 = an ordinary piece. */
  corner: number;
}

export function linePiece(start: ZX, end: ZX): Piece {
  return { start, end, centre: null, ccw: false, corner: 0 };
}

export function arcPiece(start: ZX, end: ZX, centre: ZX, ccw: boolean): Piece {
  return { start, end, centre, ccw, corner: 0 };
}

export const copyPiece = (piece: Piece): Piece => ({ ...piece });

/** Length of a line; of an arc its chord or radius, whichever is less. */
export function reachOf(piece: Piece): number {
  const chord = size(minus(piece.start, piece.end));
  return piece.centre ? Math.min(chord, size(minus(piece.start, piece.centre))) : chord;
}

/** Moves a piece sideways, to the right of its direction when positive on a line. */
export function offsetPiece(piece: Piece, distance: number): void {
  if (piece.centre) {
    const radius = size(minus(piece.start, piece.centre));
    const factor = radius === 0 ? 1 : (radius + (piece.ccw ? distance : -distance)) / radius;
    piece.start = plus(times(minus(piece.start, piece.centre), factor), piece.centre);
    piece.end = plus(times(minus(piece.end, piece.centre), factor), piece.centre);
    return;
  }
  const way = minus(piece.start, piece.end);
  const length = size(way);
  if (length === 0) return;
  const shift: ZX = [(-way[1] / length) * distance, (way[0] / length) * distance];
  piece.start = plus(piece.start, shift);
  piece.end = plus(piece.end, shift);
}

/** Z never grows along the piece, and an arc keeps to one side of its centre. */
export function isMonotonic(piece: Piece): boolean {
  const dz = piece.end[0] - piece.start[0];
  if (!piece.centre) return dz <= 1e-3;
  if (piece.corner !== 0) return true;
  const entry = piece.start[1] - piece.centre[1];
  const exit = piece.end[1] - piece.centre[1];
  if (piece.ccw) return entry >= -1e-3 && exit >= -1e-3 && dz <= -1e-3;
  return entry <= 1e-3 && exit <= 1e-3 && dz <= -1e-3;
}

/** Z of the points where a piece is at radius `x`, in the order along it. */
export function crossLevel(piece: Piece, x: number): number[] {
  const { start, end, centre } = piece;
  if (!centre) {
    if (Math.min(start[1], end[1]) > x + SAME || Math.max(start[1], end[1]) < x - SAME) return [];
    if (Math.abs(start[1] - end[1]) < SAME) return [start[0], end[0]];
    return [((x - start[1]) / (end[1] - start[1])) * (end[0] - start[0]) + start[0]];
  }
  const radius = size(minus(start, centre));
  const s2 = radius * radius - (x - centre[1]) ** 2;
  if (s2 < -SAME) return [];
  const s = Math.sqrt(Math.max(0, s2));
  return [centre[0] + s, centre[0] - s].filter((z) => isOnArc(piece, centre, [z, x]));
}

function isOnArc(piece: Piece, centre: ZX, point: ZX): boolean {
  const cross = (p: ZX, q: ZX) => p[0] * q[1] - p[1] * q[0];
  const at = minus(point, centre);
  const fromStart = cross(minus(piece.start, centre), at);
  const fromEnd = cross(minus(piece.end, centre), at);
  return piece.ccw ? fromStart >= -SAME && fromEnd <= SAME : fromStart <= SAME && fromEnd >= -SAME;
}
