import type { GreyPicture } from './grey-picture.ts';
import { type DarkRun, type StainBox, Stains } from './stains.ts';

/** Height of the largest letters, points. */
const LARGEST = 36;
/** Height of the smallest letters, and width of their strokes together, points. */
const SMALLEST = 3;
const NARROWEST = 0.7;
/** Side of the squares in which letters are marked, pixels. */
const SQUARE = 16;
const WHITE = 255;

/** Squares of the picture around its letters: a dot or a dash counts only there. */
class Neighbourhood {
  private readonly columns: number;
  private readonly marks: Uint8Array;

  constructor({ width, height }: GreyPicture) {
    this.columns = Math.ceil(width / SQUARE) + 1;
    this.marks = new Uint8Array(this.columns * (Math.ceil(height / SQUARE) + 1));
  }

  private at(x: number, y: number) {
    return Math.floor(y / SQUARE) * this.columns + Math.floor(x / SQUARE);
  }

  mark({ left, right, top, bottom }: StainBox) {
    const reach = bottom - top;
    for (let y = Math.max(0, top - SQUARE / 2); y < bottom + SQUARE / 2; y += SQUARE / 2)
      for (let x = Math.max(0, left - reach); x < right + reach; x += SQUARE / 2)
        this.marks[Math.min(this.marks.length - 1, this.at(x, y))] = 1;
  }

  has({ left, right, top, bottom }: StainBox) {
    return this.marks[this.at((left + right) / 2, (top + bottom) / 2)] === 1;
  }
}

function copyRun(run: DarkRun, from: GreyPicture, to: Uint8Array) {
  const { width, height, data } = from;
  // The grey rim of a letter belongs to it.
  for (let y = Math.max(0, run.row - 1); y <= Math.min(height - 1, run.row + 1); y += 1)
    for (let x = Math.max(0, run.from - 1); x < Math.min(width, run.to + 1); x += 1)
      to[y * width + x] = data[y * width + x] ?? WHITE;
}

/**
 * The picture without lines, frames, hatching and dashes: a recogniser takes them for letters, which costs more time
 * than the letters themselves, and reads them into the words beside them. `scale` is the number of pixels for one point.
 */
export function lettersAlone(picture: GreyPicture, scale: number): GreyPicture {
  const stains = new Stains(picture);
  const near = new Neighbourhood(picture);
  const sizeOf = ({ left, right, top, bottom }: StainBox) => ({
    most: Math.max(right - left, bottom - top) / scale,
    high: (bottom - top) / scale,
    wide: (right - left) / scale,
  });
  const kept = stains.runs.filter((run) => sizeOf(stains.boxOf(run)).most <= LARGEST);
  for (const run of kept) {
    const box = stains.boxOf(run);
    const { high, wide } = sizeOf(box);
    if (high >= SMALLEST && wide >= NARROWEST && run.row === box.top) near.mark(box);
  }
  const data = new Uint8Array(picture.data.length).fill(WHITE);
  for (const run of kept) if (near.has(stains.boxOf(run))) copyRun(run, picture, data);
  return { ...picture, data };
}
