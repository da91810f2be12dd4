import type { Technique } from '../model.ts';
import { type Fit, fitOf, type Item } from './rect.ts';

/** Numbers a rectangle takes in the flat list: x, y, length, width. */
const STRIDE = 4;

/**
 * Free area of a sheet, as the technique sees it. Four numbers a rectangle in one flat list: this is the
 * innermost loop of the search, and objects cost it most of its time.
 */
export class FreeSpace {
  private readonly free: number[];
  private readonly spare: number[] = [];
  /** Numbers of `free` that count; the array itself is never shortened, which is slow. */
  private end = STRIDE;
  private readonly technique: Technique;
  /** The spot found last by `find`, until the next call. */
  at = -1;
  length = 0;
  width = 0;
  score = 0;

  constructor(length: number, width: number, technique: Technique) {
    this.technique = technique;
    this.free = [0, 0, length, width];
  }

  get rects(): number {
    return this.end / STRIDE;
  }

  /** Finds the best spot for an item; false where there is none. */
  find(item: Item, fit: Fit): boolean {
    const { free, end } = this;
    const { length, width, rotates } = item;
    const shorter = length < width ? length : width;
    this.at = -1;
    for (let index = 2; index < end; index += STRIDE) {
      const freeLength = free[index] ?? 0;
      const freeWidth = free[index + 1] ?? 0;
      if (freeLength < shorter || freeWidth < shorter) continue;
      if (length <= freeLength && width <= freeWidth) this.offer(index - 2, length, width, fit);
      if (rotates && width <= freeLength && length <= freeWidth) this.offer(index - 2, width, length, fit);
    }
    return this.at >= 0;
  }

  /** Takes the spot found last; answers its corner. */
  take(splitLong: boolean): readonly [x: number, y: number] {
    const { free, at } = this;
    const x = free[at] ?? 0;
    const y = free[at + 1] ?? 0;
    if (this.technique === 'free') this.carve(x, y, x + this.length, y + this.width);
    else this.split(splitLong);
    return [x, y];
  }

  private offer(index: number, length: number, width: number, fit: Fit): void {
    const { free } = this;
    const score = fitOf(
      fit,
      free[index] ?? 0,
      free[index + 1] ?? 0,
      (free[index + 2] ?? 0) - length,
      (free[index + 3] ?? 0) - width,
      length,
      width,
    );
    if (this.at >= 0 && score >= this.score) return;
    this.at = index;
    this.length = length;
    this.width = width;
    this.score = score;
  }

  /** One cut from edge to edge, then another across what it left. */
  private split(splitLong: boolean): void {
    const { free, at, length, width } = this;
    const x = free[at] ?? 0;
    const y = free[at + 1] ?? 0;
    const freeLength = free[at + 2] ?? 0;
    const freeWidth = free[at + 3] ?? 0;
    this.end -= STRIDE;
    for (let offset = 0; offset < STRIDE; offset++) free[at + offset] = free[this.end + offset] ?? 0;
    const right = freeLength - length;
    const above = freeWidth - width;
    const across = right <= above !== splitLong;
    if (right > 0) this.add(x + length, y, right, across ? width : freeWidth);
    if (above > 0) this.add(x, y + width, across ? freeLength : length, above);
  }

  private add(x: number, y: number, length: number, width: number): void {
    this.end = write(this.free, this.end, x, y, length, width);
  }

  /** Maximal free rectangles (Jylänki 2010): what a taken one leaves of each, without those inside another. */
  private carve(left: number, low: number, right: number, high: number): void {
    const { free, spare, end } = this;
    let kept = 0;
    let fresh = 0;
    for (let index = 0; index < end; index += STRIDE) {
      const x = free[index] ?? 0;
      const y = free[index + 1] ?? 0;
      const length = free[index + 2] ?? 0;
      const width = free[index + 3] ?? 0;
      const endX = x + length;
      const endY = y + width;
      if (left >= endX || right <= x || low >= endY || high <= y) {
        kept = write(free, kept, x, y, length, width);
        continue;
      }
      if (left > x) fresh = write(spare, fresh, x, y, left - x, width);
      if (right < endX) fresh = write(spare, fresh, right, y, endX - right, width);
      if (low > y) fresh = write(spare, fresh, x, y, length, low - y);
      if (high < endY) fresh = write(spare, fresh, x, high, length, endY - high);
    }
    this.end = kept;
    for (let index = 0; index < fresh; index += STRIDE) {
      if (holdsAny(free, spare, index, kept, false) || holdsAny(spare, spare, index, fresh, true)) continue;
      this.add(spare[index] ?? 0, spare[index + 1] ?? 0, spare[index + 2] ?? 0, spare[index + 3] ?? 0);
    }
  }
}

/** Writes a rectangle; answers where the next one goes. */
function write(list: number[], at: number, x: number, y: number, length: number, width: number): number {
  list[at] = x;
  list[at + 1] = y;
  list[at + 2] = length;
  list[at + 3] = width;
  return at + STRIDE;
}

/** Whether one of `outer` holds the rectangle at `index`; of two alike in one list the earlier holds the later. */
function holdsAny(
  outer: readonly number[],
  inner: readonly number[],
  index: number,
  end: number,
  isSame: boolean,
): boolean {
  const x = inner[index] ?? 0;
  const y = inner[index + 1] ?? 0;
  const endX = x + (inner[index + 2] ?? 0);
  const endY = y + (inner[index + 3] ?? 0);
  for (let other = 0; other < end; other += STRIDE) {
    if (isSame && other === index) continue;
    const otherX = outer[other] ?? 0;
    const otherY = outer[other + 1] ?? 0;
    const otherEndX = otherX + (outer[other + 2] ?? 0);
    const otherEndY = otherY + (outer[other + 3] ?? 0);
    if (otherX > x || otherY > y || otherEndX < endX || otherEndY < endY) continue;
    const isTwin = otherX === x && otherY === y && otherEndX === endX && otherEndY === endY;
    if (!isSame || !isTwin || other < index) return true;
  }
  return false;
}
