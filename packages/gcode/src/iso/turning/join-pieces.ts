import { minus, type Piece, plus, SAME, size, times, type ZX } from './contour-piece.ts';

const dot = (p: ZX, q: ZX): number => p[0] * q[0] + p[1] * q[1];
const cross = (p: ZX, q: ZX): number => p[0] * q[1] - p[1] * q[0];

/** Ends the first piece and starts the second where they cross. False when two lines are parallel. */
export function joinPieces(first: Piece, second: Piece): boolean {
  const point = crossing(first, second);
  if (point === null) return false;
  first.end = point;
  second.start = point;
  return true;
}

function crossing(first: Piece, second: Piece): ZX | null {
  if (!first.centre && !second.centre) return crossLines(first, second);
  if (first.centre && second.centre) return crossArcs(first, first.centre, second, second.centre);
  if (size(minus(second.start, first.end)) < SAME) return first.end;
  if (first.centre) return nearCircle(second.end, second.start, first.centre, first.end, second.start);
  return second.centre ? nearCircle(first.end, first.start, second.centre, second.end, second.start) : null;
}

function crossLines(first: Piece, second: Piece): ZX | null {
  const d = minus(first.end, first.start);
  const e = minus(second.end, second.start);
  const denominator = cross(d, e);
  if (denominator === 0) return null;
  const t = cross(minus(second.start, first.start), e) / denominator;
  return plus(first.start, times(d, t));
}

/** Point of the line through `a` and `b` on the circle through `rim`, nearest to `near`. */
function nearCircle(a: ZX, b: ZX, centre: ZX, rim: ZX, near: ZX): ZX {
  const way = minus(b, a);
  const unit = times(way, 1 / (size(way) || 1));
  const along = dot(minus(centre, a), unit);
  const away = cross(unit, minus(centre, a));
  const half = Math.sqrt(Math.max(0, dot(minus(centre, rim), minus(centre, rim)) - away * away));
  const p = plus(a, times(unit, along + half));
  const q = plus(a, times(unit, along - half));
  return size(minus(near, p)) < size(minus(near, q)) ? p : q;
}

/** The crossing to the left of the way from the second centre to the first. */
function crossArcs(first: Piece, firstCentre: ZX, second: Piece, secondCentre: ZX): ZX | null {
  const a = size(minus(second.start, secondCentre));
  const b = size(minus(first.start, firstCentre));
  const gap = minus(firstCentre, secondCentre);
  const c = size(gap);
  if (a === 0 || c === 0) return first.end;
  const cosine = (c * c + a * a - b * b) / (2 * a * c);
  const sine = Math.sqrt(1 - Math.min(1, cosine * cosine));
  const turned: ZX = [gap[0] * cosine - gap[1] * sine, gap[0] * sine + gap[1] * cosine];
  return plus(secondCentre, times(turned, a / c));
}
