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

/** One byte for each pixel, 1 is dark, rows one after the other. */
interface Ink {
  readonly length: number;
  readonly rows: number;
  readonly dark: Uint8Array;
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
function findStrokes({ length, rows, dark }: Ink) {
  const done: Stroke[] = [];
  let open: Stroke[] = [];
  for (let row = 0; row < rows; row += 1) {
    const next: Stroke[] = [];
    for (const [from, to] of longRuns(dark.subarray(row * length, (row + 1) * length))) {
      const known = open.find((stroke) => from <= stroke.to + 3 && to >= stroke.from - 3);
      if (known) {
        Object.assign(known, { from: Math.min(known.from, from), to: Math.max(known.to, to), last: row });
        if (!next.includes(known)) next.push(known);
      } else next.push({ from, to, first: row, last: row });
    }
    done.push(...open.filter((stroke) => !next.includes(stroke)));
    open = next;
  }
  return [...done, ...open].filter(
    ({ from, to, first, last }) => to - from >= SHORTEST_LINE && last - first < (to - from) / 8 + 8,
  );
}

/** The ink of a picture, and the same with rows and columns exchanged. */
function inkOf({ width, height, data }: GreyPicture): readonly [level: Ink, upright: Ink] {
  const dark = new Uint8Array(data.length);
  const turned = new Uint8Array(data.length);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      if ((data[at] ?? 255) < DARK) {
        dark[at] = 1;
        turned[x * height + y] = 1;
      }
  return [
    { length: width, rows: height, dark },
    { length: height, rows: width, dark: turned },
  ];
}

const toPath = (points: readonly number[]): DrawnPath => ({
  points,
  isCurved: false,
  isClosed: false,
  isFilled: false,
});

/** Level and upright lines of a picture, in points: the cells of a scanned title block. */
export function ruledLines(picture: GreyPicture, scale: number): readonly DrawnPath[] {
  const [rows, columns] = inkOf(picture);
  const [level, upright] = [findStrokes(rows), findStrokes(columns)];
  const middle = ({ first, last }: Stroke) => (first + last) / 2 / scale;
  return [
    ...level.map((line) => toPath([line.from / scale, middle(line), line.to / scale, middle(line)])),
    ...upright.map((line) => toPath([middle(line), line.from / scale, middle(line), line.to / scale])),
  ];
}
