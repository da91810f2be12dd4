import type { GreyPicture } from './grey-picture.ts';
import { type DarkRun, type StainBox, Stains } from './stains.ts';

/** Letters that touch each other make wider stains than one letter; a page is drawn so that letters have 20 to 30 pixels. */
const LARGEST = 100;
/** Lower stains are dots, dashes and accents, or pieces of dashed lines. */
const LOWEST_LETTER = 9;
/** Side of a cell: dots and dashes belong to a letter in their own cell or beside it. */
const CELL = 24;
const WHITE = 255;

const sizeOf = ({ left, right, top, bottom }: StainBox) => Math.max(right - left, bottom - top);
const isLetter = (box: StainBox) => box.bottom - box.top >= LOWEST_LETTER && sizeOf(box) <= LARGEST;

const cellOf = (at: number) => Math.floor(at / CELL);
const keyOf = (column: number, row: number) => row * 65_536 + column;

/** Cells with a letter, and those beside them. */
function cellsNearLetters(stains: Stains): ReadonlySet<number> {
  const cells = new Set<number>();
  const seen = new Set<StainBox>();
  for (const run of stains.runs) {
    const box = stains.boxOf(run);
    if (seen.has(box)) continue;
    seen.add(box);
    if (!isLetter(box)) continue;
    for (let row = cellOf(box.top) - 1; row <= cellOf(box.bottom) + 1; row += 1)
      for (let column = cellOf(box.left) - 1; column <= cellOf(box.right) + 1; column += 1)
        cells.add(keyOf(column, row));
  }
  return cells;
}

function copyRun(run: DarkRun, from: GreyPicture, to: Uint8Array) {
  const { width, height, data } = from;
  // The grey rim of a letter belongs to it.
  for (let y = Math.max(0, run.row - 1); y <= Math.min(height - 1, run.row + 1); y += 1)
    for (let x = Math.max(0, run.from - 1); x < Math.min(width, run.to + 1); x += 1)
      to[y * width + x] = data[y * width + x] ?? WHITE;
}

/**
 * The picture without lines, frames and hatching: a recogniser takes them for letters, which costs time, and reads them
 * into the words beside them. Dots and dashes near a letter stay, because they belong to words; those of dashed lines
 * far from letters go.
 */
export function lettersAlone(picture: GreyPicture): GreyPicture {
  const stains = new Stains(picture);
  const data = new Uint8Array(picture.data.length).fill(WHITE);
  const near = cellsNearLetters(stains);
  for (const run of stains.runs) {
    const box = stains.boxOf(run);
    if (sizeOf(box) > LARGEST) continue;
    const isNear = near.has(keyOf(cellOf((box.left + box.right) / 2), cellOf((box.top + box.bottom) / 2)));
    if (isLetter(box) || isNear) copyRun(run, picture, data);
  }
  return { ...picture, data };
}
