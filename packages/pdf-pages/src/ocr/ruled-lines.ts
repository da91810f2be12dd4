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

/** Dark runs along one direction, those of neighbouring rows joined: a scanned line climbs by a row now and then. */
function findStrokes(length: number, across: number, isDark: (along: number, cross: number) => boolean) {
  const done: Stroke[] = [];
  let open: Stroke[] = [];
  for (let row = 0; row < across; row += 1) {
    const next: Stroke[] = [];
    let start = -1;
    for (let at = 0; at <= length; at += 1) {
      const dark = at < length && isDark(at, row);
      if (dark && start < 0) start = at;
      if (!dark && start >= 0) {
        if (at - start >= SHORTEST) {
          const begun = start;
          const known = open.find(({ from, to }) => begun <= to + 3 && at >= from - 3);
          if (known) {
            Object.assign(known, {
              from: Math.min(known.from, begun),
              to: Math.max(known.to, at),
              last: row,
            });
            if (!next.includes(known)) next.push(known);
          } else next.push({ from: begun, to: at, first: row, last: row });
        }
        start = -1;
      }
    }
    done.push(...open.filter((stroke) => !next.includes(stroke)));
    open = next;
  }
  return [...done, ...open].filter(
    ({ from, to, first, last }) => to - from >= SHORTEST_LINE && last - first < (to - from) / 8 + 8,
  );
}

const toPath = (points: readonly number[]): DrawnPath => ({
  points,
  isCurved: false,
  isClosed: false,
  isFilled: false,
});

/** Level and upright lines of a picture, in points: the cells of a scanned title block. */
export function ruledLines({ width, height, data }: GreyPicture, scale: number): readonly DrawnPath[] {
  const isDark = (x: number, y: number) => (data[y * width + x] ?? 255) < DARK;
  const level = findStrokes(width, height, isDark);
  const upright = findStrokes(height, width, (along, cross) => isDark(cross, along));
  const middle = ({ first, last }: Stroke) => (first + last) / 2 / scale;
  return [
    ...level.map((line) => toPath([line.from / scale, middle(line), line.to / scale, middle(line)])),
    ...upright.map((line) => toPath([middle(line), line.from / scale, middle(line), line.to / scale])),
  ];
}
