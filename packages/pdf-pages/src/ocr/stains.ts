import type { GreyPicture } from './grey-picture.ts';

const DARK = 160;

/** A stretch of dark pixels in one row. */
export interface DarkRun {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly stain: number;
}

export interface StainBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Dark pixels that touch each other make a stain: a letter, or the lines of a drawing. */
export class Stains {
  private readonly parents: number[] = [];
  private readonly boxes: StainBox[] = [];
  readonly runs: DarkRun[] = [];

  constructor({ width, height, data }: GreyPicture) {
    let above = 0;
    for (let row = 0; row < height; row += 1) {
      const start = this.runs.length;
      for (let x = 0, from = -1, at = above; x <= width; x += 1) {
        const isDark = x < width && (data[row * width + x] ?? 255) < DARK;
        if (isDark && from < 0) from = x;
        if (isDark || from < 0) continue;
        while (at < start && (this.runs[at]?.to ?? 0) < from) at += 1;
        this.addRun({ row, from, to: x, stain: this.boxes.length }, at, start);
        from = -1;
      }
      above = start;
    }
  }

  /** The rectangle around the whole stain of a run. */
  boxOf({ stain }: DarkRun): StainBox {
    return this.boxes[this.rootOf(stain)] ?? { left: 0, right: 0, top: 0, bottom: 0 };
  }

  private addRun(run: DarkRun, firstAbove: number, end: number) {
    this.parents.push(run.stain);
    this.boxes.push({ left: run.from, right: run.to, top: run.row, bottom: run.row + 1 });
    for (let at = firstAbove; at < end && (this.runs[at]?.from ?? 0) <= run.to; at += 1)
      this.join(this.runs[at]?.stain ?? run.stain, run.stain);
    this.runs.push(run);
  }

  private rootOf(stain: number): number {
    let root = stain;
    for (let next = this.parents[root] ?? root; next !== root; next = this.parents[root] ?? root) {
      this.parents[root] = this.parents[next] ?? next;
      root = next;
    }
    return root;
  }

  private join(one: number, other: number) {
    const [root, joined] = [this.rootOf(one), this.rootOf(other)];
    const [box, more] = [this.boxes[root], this.boxes[joined]];
    if (root === joined || !box || !more) return;
    this.parents[joined] = root;
    box.left = Math.min(box.left, more.left);
    box.right = Math.max(box.right, more.right);
    box.top = Math.min(box.top, more.top);
    box.bottom = Math.max(box.bottom, more.bottom);
  }
}
