import { type Block, grid } from './block.ts';
import { indexBelow } from './normal-sizes.ts';

/** Pinwheels tried for one rectangle, and for all smaller ones together. */
const WHOLE_BUDGET = 400_000;
const PARTS_BUDGET = 250_000;

const GRID = 0;
const ACROSS = 1;
const ALONG = 2;
const PINWHEEL = 3;

/**
 * Most equal blanks in a rectangle, for every rectangle of normal sizes up to the sheet: guillotine cuts, and with the
 * free technique the five-block pinwheel at every level (Morabito & Morales 1998, Birgin et al. 2010).
 */
export class FillTable {
  private readonly columns: number;
  private readonly counts: Int32Array;
  private readonly choices: Uint8Array;
  private readonly cuts: Int32Array;
  /** rest[i · n + k]: index of the largest size within sizes[i] − sizes[k]. */
  private readonly rest: Int32Array;
  private spent = 0;
  private readonly sizes: readonly number[];
  private readonly l: number;
  private readonly w: number;

  constructor(
    sizes: readonly number[],
    l: number,
    w: number,
    length: number,
    width: number,
    pinwheels: boolean,
  ) {
    [this.sizes, this.l, this.w] = [sizes, l, w];
    const n = sizes.length;
    this.columns = n;
    this.counts = new Int32Array(n * n);
    this.choices = new Uint8Array(n * n);
    this.cuts = new Int32Array(n * n * 4);
    this.rest = new Int32Array(n * n);
    for (let i = 0; i < n; i++)
      for (let k = 0; k <= i; k++) this.rest[i * n + k] = indexBelow(sizes, this.size(i) - this.size(k));
    const [lastX, lastY] = [indexBelow(sizes, length), indexBelow(sizes, width)];
    for (let i = 1; i <= lastX; i++) {
      for (let j = 1; j <= lastY; j++) {
        this.start(i, j);
        this.guillotine(i, j);
        const whole = i === lastX && j === lastY;
        if (pinwheels && this.allowed(i, j, whole)) this.pinwheel(i, j);
      }
    }
  }

  private size(index: number): number {
    return this.sizes[index] ?? 0;
  }

  countOf(i: number, j: number): number {
    return this.counts[i * this.columns + j] ?? 0;
  }

  private restOf(i: number, k: number): number {
    return this.rest[i * this.columns + k] ?? 0;
  }

  private bound(i: number, j: number): number {
    return Math.floor((this.size(i) * this.size(j)) / (this.l * this.w));
  }

  private keep(i: number, j: number, count: number, choice: number, cuts: readonly number[]): number {
    const at = i * this.columns + j;
    this.counts[at] = count;
    this.choices[at] = choice;
    this.cuts.set(cuts, at * 4);
    return count;
  }

  private start(i: number, j: number): void {
    const [x, y] = [this.size(i), this.size(j)];
    const lying = grid(0, 0, x, y, this.l, this.w).count;
    const standing = grid(0, 0, x, y, this.w, this.l).count;
    this.keep(i, j, Math.max(lying, standing), GRID, [lying >= standing ? 0 : 1]);
  }

  private guillotine(i: number, j: number): void {
    const bound = this.bound(i, j);
    let best = this.countOf(i, j);
    for (let k = 1; k < i && best < bound && 2 * this.size(k) <= this.size(i); k++) {
      const count = this.countOf(k, j) + this.countOf(this.restOf(i, k), j);
      if (count > best) best = this.keep(i, j, count, ACROSS, [k]);
    }
    for (let k = 1; k < j && best < bound && 2 * this.size(k) <= this.size(j); k++) {
      const count = this.countOf(i, k) + this.countOf(i, this.restOf(j, k));
      if (count > best) best = this.keep(i, j, count, ALONG, [k]);
    }
  }

  private allowed(i: number, j: number, whole: boolean): boolean {
    if (this.countOf(i, j) >= this.bound(i, j)) return false;
    const tries = (i * i * j * j) / 8;
    if (whole) return tries <= WHOLE_BUDGET;
    this.spent += tries;
    return this.spent <= PARTS_BUDGET;
  }

  /** Four rectangles around a fifth: no cut goes from edge to edge. Its mirror image holds as many. */
  private pinwheel(i: number, j: number): void {
    const bound = this.bound(i, j);
    let best = this.countOf(i, j);
    for (let x1 = 1; x1 < i && best < bound; x1++) {
      for (let x2 = x1; x2 < i && this.size(x1) + this.size(x2) <= this.size(i); x2++) {
        const [right, top, middle] = [this.restOf(i, x2), this.restOf(i, x1), this.restOf(x2, x1)];
        for (let y1 = 1; y1 < j; y1++) {
          const [bottomCount, left] = [this.countOf(x2, y1), this.countOf(x1, this.restOf(j, y1))];
          for (let y2 = y1; y2 < j; y2++) {
            const count =
              bottomCount +
              left +
              this.countOf(right, y2) +
              this.countOf(top, this.restOf(j, y2)) +
              this.countOf(middle, this.restOf(y2, y1));
            if (count > best) best = this.keep(i, j, count, PINWHEEL, [x1, x2, y1, y2]);
          }
        }
      }
    }
  }

  /** The blocks of a rectangle, from the choices that were kept. */
  collect(i: number, j: number, x: number, y: number, into: Block[]): void {
    const at = i * this.columns + j;
    if (this.counts[at] === 0) return;
    const cut = (index: number) => this.cuts[at * 4 + index] ?? 0;
    const [a, b, c, d] = [cut(0), cut(1), cut(2), cut(3)];
    switch (this.choices[at]) {
      case ACROSS:
        this.collect(a, j, x, y, into);
        this.collect(this.restOf(i, a), j, x + this.size(a), y, into);
        return;
      case ALONG:
        this.collect(i, a, x, y, into);
        this.collect(i, this.restOf(j, a), x, y + this.size(a), into);
        return;
      case PINWHEEL:
        this.collect(b, c, x, y, into);
        this.collect(a, this.restOf(j, c), x, y + this.size(c), into);
        this.collect(this.restOf(i, b), d, x + this.size(b), y, into);
        this.collect(this.restOf(i, a), this.restOf(j, d), x + this.size(a), y + this.size(d), into);
        this.collect(this.restOf(b, a), this.restOf(d, c), x + this.size(a), y + this.size(c), into);
        return;
      default: {
        const [l, w] = a === 0 ? [this.l, this.w] : [this.w, this.l];
        into.push(...grid(x, y, this.size(i), this.size(j), l, w).blocks);
      }
    }
  }
}
