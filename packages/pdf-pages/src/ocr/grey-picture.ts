/** A picture with one byte for each pixel, 0 is black. A page in colours would take four times as much. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The mean of red, green and blue. */
export function toGrey(colours: ArrayLike<number>, width: number, height: number): GreyPicture {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4)
    data[at] = ((colours[from] ?? 255) + (colours[from + 1] ?? 255) + (colours[from + 2] ?? 255)) / 3;
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
