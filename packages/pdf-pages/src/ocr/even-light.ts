import type { GreyPicture } from './grey-picture.ts';

/** Pixels of a tile's side: more than a letter and its neighbours, less than the shadow of a hand. */
const TILE = 64;
/** Paper is the brightest part of a tile; a lamp in it makes a few pixels brighter still. */
const PAPER = 0.9;
/** Darker paper would be a photograph of something else, and its noise would become letters. */
const DARKEST_PAPER = 48;
/** Below it, the picture is a screen with light lines on black. */
const DARK_MIDDLE = 96;

/** Grey below which the given share of the counted pixels lies. */
function levelAt(counts: Uint32Array, pixels: number, share: number): number {
  let left = pixels * share;
  for (let grey = 0; grey < 256; grey += 1) {
    left -= counts[grey] ?? 0;
    if (left < 0) return grey;
  }
  return 255;
}

function paperOf({ width, height, data }: GreyPicture, across: number, down: number): Float32Array {
  const paper = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let tile = 0; tile < paper.length; tile += 1) {
    counts.fill(0);
    const [left, top] = [(tile % across) * TILE, Math.floor(tile / across) * TILE];
    const [right, bottom] = [Math.min(left + TILE, width), Math.min(top + TILE, height)];
    for (let y = top; y < bottom; y += 1)
      for (let at = y * width + left; at < y * width + right; at += 1)
        counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
    paper[tile] = Math.max(DARKEST_PAPER, levelAt(counts, (right - left) * (bottom - top), PAPER));
  }
  return paper;
}

/** A tile full of ink takes the paper of its brightest neighbour. */
function brightestAround(paper: Float32Array, across: number, down: number): Float32Array {
  return paper.map((_, tile) => {
    const [x, y] = [tile % across, Math.floor(tile / across)];
    let most = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column += 1)
        most = Math.max(most, paper[row * across + column] ?? 0);
    return most;
  });
}

/** Dark letters on light paper, also from a screen that shows light lines on black. */
function darkOnLight(picture: GreyPicture): GreyPicture {
  const counts = new Uint32Array(256);
  for (const grey of picture.data) counts[grey] = (counts[grey] ?? 0) + 1;
  if (levelAt(counts, picture.data.length, 0.5) >= DARK_MIDDLE) return picture;
  return { ...picture, data: picture.data.map((grey) => 255 - grey) };
}

/**
 * The picture as if its paper were white everywhere: a photograph has shadows that are darker than the pale lines beside
 * them. Each pixel is divided by the paper around it.
 */
export function evenLight(given: GreyPicture): GreyPicture {
  const picture = darkOnLight(given);
  const { width, height, data } = picture;
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const paper = brightestAround(paperOf(picture, across, down), across, down);
  const even = new Uint8Array(data.length);
  const row = new Float32Array(across);
  for (let y = 0; y < height; y += 1) {
    // Between the middles of tiles the paper changes evenly: their edges would be lines otherwise.
    const v = Math.min(Math.max((y + 0.5) / TILE - 0.5, 0), down - 1);
    const above = Math.floor(v);
    const below = Math.min(above + 1, down - 1);
    for (let x = 0; x < across; x += 1) {
      const high = paper[above * across + x] ?? 255;
      row[x] = high + ((paper[below * across + x] ?? 255) - high) * (v - above);
    }
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(Math.max((x + 0.5) / TILE - 0.5, 0), across - 1);
      const left = Math.floor(u);
      const from = row[left] ?? 255;
      const light = from + ((row[Math.min(left + 1, across - 1)] ?? 255) - from) * (u - left);
      even[y * width + x] = Math.min(255, ((data[y * width + x] ?? 255) * 255) / light);
    }
  }
  return { width, height, data: even };
}
