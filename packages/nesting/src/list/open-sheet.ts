import type { Technique } from '../model.ts';
import { type Fit, fitOf, type Item, type Placed, type Rect } from './rect.ts';

export interface Spot {
  readonly free: number;
  readonly length: number;
  readonly width: number;
  readonly score: number;
}

/** A sheet being filled: what is still free, as the technique sees it. */
export class OpenSheet {
  readonly kind: number;
  readonly placed: Placed[] = [];
  filled = 0;
  private free: Rect[];
  private readonly technique: Technique;

  constructor(kind: number, length: number, width: number, technique: Technique) {
    this.kind = kind;
    this.technique = technique;
    this.free = [{ x: 0, y: 0, length, width }];
  }

  /** Free rectangles that one look costs. */
  get looks(): number {
    return this.free.length;
  }

  best(item: Item, fit: Fit): Spot | null {
    let best: Spot | null = null;
    for (let index = 0; index < this.free.length; index++) {
      const free = this.free[index];
      if (!free) continue;
      if (item.length <= free.length && item.width <= free.width) {
        const score = fitOf(fit, free, item.length, item.width);
        if (!best || score < best.score)
          best = { free: index, length: item.length, width: item.width, score };
      }
      if (item.rotates && item.width <= free.length && item.length <= free.width) {
        const score = fitOf(fit, free, item.width, item.length);
        if (!best || score < best.score)
          best = { free: index, length: item.width, width: item.length, score };
      }
    }
    return best;
  }

  place(item: Item, spot: Spot, splitLong: boolean): void {
    const free = this.free[spot.free];
    if (!free) return;
    const taken = { x: free.x, y: free.y, length: spot.length, width: spot.width };
    this.placed.push({ ...taken, item });
    this.filled += spot.length * spot.width;
    if (this.technique === 'free') this.free = maximal(this.free, taken);
    else this.free.splice(spot.free, 1, ...guillotineRest(free, taken, splitLong));
  }
}

/** One cut from edge to edge, then another across what it left. */
function guillotineRest(free: Rect, taken: Rect, splitLong: boolean): Rect[] {
  const [right, above] = [free.length - taken.length, free.width - taken.width];
  const across = right <= above !== splitLong;
  const rest = [
    {
      x: free.x + taken.length,
      y: free.y,
      length: right,
      width: across ? taken.width : free.width,
    },
    {
      x: free.x,
      y: free.y + taken.width,
      length: across ? free.length : taken.length,
      width: above,
    },
  ];
  return rest.filter(({ length, width }) => length > 0 && width > 0);
}

/** Maximal free rectangles (Jylänki 2010): what a taken one leaves of each, without those inside another. */
function maximal(free: readonly Rect[], taken: Rect): Rect[] {
  const kept: Rect[] = [];
  const fresh: Rect[] = [];
  for (const rect of free) {
    const [endX, endY] = [rect.x + rect.length, rect.y + rect.width];
    const [takenX, takenY] = [taken.x + taken.length, taken.y + taken.width];
    if (taken.x >= endX || takenX <= rect.x || taken.y >= endY || takenY <= rect.y) {
      kept.push(rect);
      continue;
    }
    if (taken.x > rect.x) fresh.push({ ...rect, length: taken.x - rect.x });
    if (takenX < endX) fresh.push({ ...rect, x: takenX, length: endX - takenX });
    if (taken.y > rect.y) fresh.push({ ...rect, width: taken.y - rect.y });
    if (takenY < endY) fresh.push({ ...rect, y: takenY, width: endY - takenY });
  }
  fresh.forEach((rect, index) => {
    const inside = (other: Rect) => holds(other, rect);
    const twin = fresh.findIndex(
      (other, at) => at !== index && inside(other) && (at < index || !holds(rect, other)),
    );
    if (twin < 0 && !kept.some(inside)) kept.push(rect);
  });
  return kept;
}

const holds = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.length >= inner.x + inner.length &&
  outer.y + outer.width >= inner.y + inner.width;
