import type { DrawnPath } from '@truciolo/drawing';
import type { GreyPicture } from './grey-picture.ts';

const DARK = 140;

/** Shorter dark runs are letters. */
const SHORTEST = 36;
const SHORTEST_LINE = 44;

interface Stroke {
  from: number;
  to: number;
  first: number;
  last: number;
}

/** Dark runs of a row that are too long for a letter. The search for the next change of colour is done by the engine. */
function longRuns(row: Uint8Array): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (let from = row.indexOf(1); from >= 0; ) {
    const light = row.indexOf(0, from);
    const to = light < 0 ? row.length : light;
    if (to - from >= SHORTEST) runs.push([from, to]);
    from = row.indexOf(1, to);
  }
  return runs;
}

/** Long runs of neighbouring rows are joined: a scanned line climbs by a row now and then. */
function findStrokes(rows: Iterable<Uint8Array>) {
  const done: Stroke[] = [];
  let open: Stroke[] = [];
  let row = 0;
  for (const ink of rows) {
    const next: Stroke[] = [];
    for (const [from, to] of longRuns(ink)) {
      const known = open.find((stroke) => from <= stroke.to + 3 && to >= stroke.from - 3);
      if (known) {
        Object.assign(known, { from: Math.min(known.from, from), to: Math.max(known.to, to), last: row });
        if (!next.includes(known)) next.push(known);
      } else next.push({ from, to, first: row, last: row });
    }
    done.push(...open.filter((stroke) => !next.includes(stroke)));
    open = next;
    row += 1;
  }
  return [...done, ...open].filter(
    ({ from, to, first, last }) => to - from >= SHORTEST_LINE && last - first < (to - from) / 8 + 8,
  );
}

const inkAt = (data: Uint8Array, at: number) => ((data[at] ?? 255) < DARK ? 1 : 0);

/** Each row of the picture, 1 is dark. The same bytes are used for every row: a whole picture more would be megabytes. */
function* levelInk({ width, data }: GreyPicture): Iterable<Uint8Array> {
  const ink = new Uint8Array(width);
  for (let start = 0; start < data.length; start += width) {
    for (let x = 0; x < width; x += 1) ink[x] = inkAt(data, start + x);
    yield ink;
  }
}

/** Columns that are turned at once: a walk down a single column would fetch a line of memory for each pixel. */
const BAND = 64;

/** Each column of the picture, 1 is dark. */
function* uprightInk({ width, height, data }: GreyPicture): Iterable<Uint8Array> {
  const band = new Uint8Array(BAND * height);
  for (let left = 0; left < width; left += BAND) {
    const columns = Math.min(BAND, width - left);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < columns; x += 1) band[x * height + y] = inkAt(data, y * width + left + x);
    for (let x = 0; x < columns; x += 1) yield band.subarray(x * height, (x + 1) * height);
  }
}

const toPath = (points: readonly number[]): DrawnPath => ({
  points,
  isCurved: false,
  isClosed: false,
  isFilled: false,
});

/** Level and upright lines of a picture, in points: the cells of a scanned title block. */
export function ruledLines(picture: GreyPicture, scale: number): readonly DrawnPath[] {
  const level = findStrokes(levelInk(picture));
  const upright = findStrokes(uprightInk(picture));
  const middle = ({ first, last }: Stroke) => (first + last) / 2 / scale;
  return [
    ...level.map((line) => toPath([line.from / scale, middle(line), line.to / scale, middle(line)])),
    ...upright.map((line) => toPath([middle(line), line.from / scale, middle(line), line.to / scale])),
  ];
}
