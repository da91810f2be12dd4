/** A picture with one byte for each pixel, 0 is black. A page in colours would take four times as much. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Rows that are turned into grey at once: all colours of a page are 20 MB. */
const STRIP = 256;

/** The mean of red, green and blue. `coloursOf` gives four bytes for each pixel of some rows. */
export function toGrey(
  coloursOf: (top: number, rows: number) => ArrayLike<number>,
  width: number,
  height: number,
): GreyPicture {
  const data = new Uint8Array(width * height);
  for (let top = 0; top < height; top += STRIP) {
    const colours = coloursOf(top, Math.min(STRIP, height - top));
    for (let from = 0, at = top * width; from < colours.length; from += 4, at += 1)
      data[at] = ((colours[from] ?? 255) + (colours[from + 1] ?? 255) + (colours[from + 2] ?? 255)) / 3;
  }
  return { width, height, data };
}

/** The picture as a file: PGM has a line of text before the bytes and nothing else. */
export function toPgm({ width, height, data }: GreyPicture): Uint8Array {
  const head = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (letter) => letter.charCodeAt(0));
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
