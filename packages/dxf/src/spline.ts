import type { Point } from './transform.ts';

/** Chords for a whole spline, and the least for each span between two knots. */
const CHORDS = 128;
const LEAST_CHORDS = 8;
/** CAD programs stop at 25; the work grows with the square of it. */
const MOST_DEGREE = 25;

interface Spline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly points: readonly Point[];
  /** One for each point, or none at all. */
  readonly weights: readonly number[];
}

interface Weighted {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

const between = (a: Weighted, b: Weighted, share: number): Weighted => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  w: a.w + (b.w - a.w) * share,
});

/** De Boor's algorithm in homogeneous coordinates: the point of a rational B-spline in the span of a knot. */
function pointAt({ degree, knots }: Spline, points: readonly Weighted[], span: number, t: number): Point {
  let row = points.slice(span - degree, span + 1);
  for (let level = 1; level <= degree; level += 1) {
    row = row.slice(1).map((point, index) => {
      const low = span - degree + level + index;
      const from = knots[low] ?? 0;
      const to = knots[low + degree - level + 1] ?? 0;
      const share = to === from ? 0 : (t - from) / (to - from);
      return between(row[index] ?? point, point, share);
    });
  }
  const { x, y, w } = row[0] ?? { x: 0, y: 0, w: 1 };
  return w === 0 ? { x, y } : { x: x / w, y: y / w };
}

/** A spline as chords, or null where its numbers do not fit together. */
export function splinePoints(spline: Spline): Point[] | null {
  const { degree, knots, points, weights } = spline;
  const isWhole =
    degree >= 1 &&
    degree <= MOST_DEGREE &&
    points.length > degree &&
    knots.length === points.length + degree + 1;
  if (!isWhole || (weights.length > 0 && weights.length !== points.length)) return null;
  const weighted = points.map(({ x, y }, index) => {
    const w = weights[index] ?? 1;
    return { x: x * w, y: y * w, w };
  });
  const chords = Math.max(LEAST_CHORDS, Math.ceil(CHORDS / (points.length - degree)));
  const drawn: Point[] = [];
  for (let span = degree; span < points.length; span += 1) {
    const [from = 0, to = 0] = [knots[span], knots[span + 1]];
    if (to <= from) continue;
    for (let chord = drawn.length === 0 ? 0 : 1; chord <= chords; chord += 1) {
      drawn.push(pointAt(spline, weighted, span, from + ((to - from) * chord) / chords));
    }
  }
  return drawn.length > 1 ? drawn : null;
}
