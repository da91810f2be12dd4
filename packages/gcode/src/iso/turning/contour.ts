import {
  arcPiece,
  copyPiece,
  isMonotonic,
  middle,
  minus,
  offsetPiece,
  type Piece,
  plus,
  reachOf,
  SHORTEST,
  type ZX,
} from './contour-piece.ts';
import { joinPieces } from './join-pieces.ts';

const MAX_STEPS = 20_000;

/** How a contour was turned so that Z falls and X grows along it; `back` undoes it. */
export interface Turned {
  readonly rotated: boolean;
  readonly flipX: boolean;
  readonly flipZ: boolean;
}

export function turnBack({ rotated, flipX, flipZ }: Turned, point: ZX): ZX {
  const p: ZX = [flipZ ? -point[0] : point[0], flipX ? -point[1] : point[1]];
  return rotated ? [-p[1], p[0]] : p;
}

function mapPieces(pieces: readonly Piece[], map: (point: ZX) => ZX, mirrors: boolean): void {
  for (const piece of pieces) {
    piece.start = map(piece.start);
    piece.end = map(piece.end);
    if (piece.centre) piece.centre = map(piece.centre);
    if (mirrors) piece.ccw = !piece.ccw;
  }
}

/** Turns a contour into the one position the cycles work in. */
export function turnContour(pieces: readonly Piece[], rotate: boolean): Turned {
  if (rotate) mapPieces(pieces, ([z, x]) => [x, -z], false);
  const first = pieces[0]?.end ?? [0, 0];
  const last = pieces.at(-1)?.end ?? [0, 0];
  const flipX = first[1] - last[1] > 0;
  const flipZ = first[0] - last[0] < 0;
  if (flipX) mapPieces(pieces, ([z, x]) => [z, -x], true);
  if (flipZ) mapPieces(pieces, ([z, x]) => [-z, x], true);
  return { rotated: rotate, flipX, flipZ };
}

/** Puts radii and chamfers into their corners and drops what is too short. False when a corner has no room. */
export function finishCorners(pieces: Piece[]): boolean {
  for (let i = 1; i < pieces.length - 1; i++) {
    const piece = pieces[i] as Piece;
    if (piece.corner === 0) continue;
    if (!finishCorner(piece, pieces[i - 1] as Piece, pieces[i + 1] as Piece)) return false;
  }
  dropShort(pieces);
  return true;
}

function finishCorner(piece: Piece, before: Piece, behind: Piece): boolean {
  for (const distance of [piece.corner, -piece.corner]) {
    const p = copyPiece(before);
    const n = copyPiece(behind);
    offsetPiece(p, distance);
    offsetPiece(n, distance);
    if (p.end[0] - n.start[0] > 1e-2) continue;
    if (!joinPieces(p, n)) return false;
    const centre = middle(p.end, n.start);
    offsetPiece(p, -distance);
    offsetPiece(n, -distance);
    before.end = p.end;
    behind.start = n.start;
    piece.start = p.end;
    piece.end = n.start;
    if (piece.centre) {
      piece.centre = centre;
      piece.ccw = piece.start[1] > centre[1] || piece.end[1] > centre[1];
    }
    piece.corner = 0;
    return true;
  }
  return false;
}

function dropShort(pieces: Piece[]): void {
  for (let i = pieces.length - 1; i >= 0; i--)
    if (reachOf(pieces[i] as Piece) < SHORTEST) pieces.splice(i, 1);
}

/** Z falls all along; the approach may start further out. */
export function checkMonotonic(pieces: readonly Piece[]): boolean {
  const first = pieces[0];
  if (first && first.end[0] > first.start[0]) first.start = [first.end[0], first.start[1]];
  return pieces.every(isMonotonic);
}

/** The contour `distance` away from itself, on the side of the approach; in steps, so that vanishing pieces go. */
export function offsetContour(pieces: Piece[], distance: number): boolean {
  const approach = pieces.shift();
  const last = pieces.at(-1);
  if (!approach || !last) return false;
  const v1 = minus(approach.end, approach.start);
  const v2 = minus(last.start, approach.start);
  const wanted = v1[1] * v2[0] - v1[0] * v2[1] < 0 ? -distance : distance;
  let done = 0;
  for (let i = 0; done !== wanted && i < MAX_STEPS; i++) {
    let step = Math.abs(wanted - done);
    for (const piece of pieces) step = Math.min(step, reachOf(piece) / 2);
    if (!offsetStep(pieces, wanted < 0 ? -step : step)) return false;
    done += wanted < 0 ? -step : step;
    if (Math.abs(wanted - done) < 1e-12) done = wanted;
  }
  for (let i = 0; i + 1 < pieces.length; i++) {
    const p = pieces[i] as Piece;
    const n = pieces[i + 1] as Piece;
    const between = middle(p.end, n.start);
    p.end = between;
    n.start = between;
  }
  const first = pieces[0];
  if (!first) return false;
  approach.end = first.start;
  pieces.unshift(approach);
  return true;
}

function offsetStep(pieces: Piece[], step: number): boolean {
  for (const piece of pieces) offsetPiece(piece, step);
  dropShort(pieces);
  for (let i = 0; i + 1 < pieces.length; i++) {
    const p = pieces[i] as Piece;
    const n = pieces[i + 1] as Piece;
    if (p.end[0] - n.start[0] <= 1e-2) continue;
    const back = copyPiece(p);
    const ahead = copyPiece(n);
    offsetPiece(back, -step);
    offsetPiece(ahead, -step);
    pieces.splice(i + 1, 0, arcPiece(p.end, n.start, middle(back.end, ahead.start), step > 0));
    i += 1;
  }
  return joinAll(pieces);
}

function joinAll(pieces: Piece[]): boolean {
  for (let i = 0, rounds = 0; i + 1 < pieces.length; i++) {
    rounds += 1;
    if (rounds > MAX_STEPS) return false;
    const piece = pieces[i] as Piece;
    if (!isMonotonic(piece) && i > 0) {
      const before = pieces[i - 1] as Piece;
      pieces.splice(reachOf(piece) < reachOf(before) ? i : i - 1, 1);
      i = -1;
      continue;
    }
    if (reachOf(piece) < SHORTEST) {
      pieces.splice(i, 1);
      i = -1;
      continue;
    }
    if (!joinPieces(piece, pieces[i + 1] as Piece)) return false;
  }
  return pieces.length > 0;
}

export function shiftContour(pieces: readonly Piece[], by: ZX): void {
  for (const piece of pieces) {
    piece.start = plus(piece.start, by);
    piece.end = plus(piece.end, by);
    if (piece.centre) piece.centre = plus(piece.centre, by);
  }
}
