import type { GreyPicture } from './grey-picture.ts';
import { type DarkRun, type StainBox, Stains } from './stains.ts';

/** Letters that touch each other make wider stains than one letter; a page is drawn so that letters have 20 to 30 pixels. */
const LARGEST = 100;
const WHITE = 255;

const sizeOf = ({ left, right, top, bottom }: StainBox) => Math.max(right - left, bottom - top);

function copyRun(run: DarkRun, from: GreyPicture, to: Uint8Array) {
  const { width, height, data } = from;
  // The grey rim of a letter belongs to it.
  for (let y = Math.max(0, run.row - 1); y <= Math.min(height - 1, run.row + 1); y += 1)
    for (let x = Math.max(0, run.from - 1); x < Math.min(width, run.to + 1); x += 1)
      to[y * width + x] = data[y * width + x] ?? WHITE;
}

/**
 * The picture without lines, frames and hatching: a recogniser takes them for letters, which costs time, and reads them
 * into the words beside them. Dots and dashes stay: without them, fewer values were read.
 */
export function lettersAlone(picture: GreyPicture): GreyPicture {
  const stains = new Stains(picture);
  const data = new Uint8Array(picture.data.length).fill(WHITE);
  for (const run of stains.runs) if (sizeOf(stains.boxOf(run)) <= LARGEST) copyRun(run, picture, data);
  return { ...picture, data };
}
