import type { DrawingPage, Place } from './page.ts';

/** Degrees by which upright text is turned to become level. */
export type Turn = 90 | -90;

const turnedPoint = ({ width, height }: DrawingPage, turn: Turn, x: number, y: number) =>
  turn === 90 ? ([height - y, x] as const) : ([y, width - x] as const);

/** The page seen from its side, so that text which reads upwards (90) or downwards (-90) becomes level. */
export function turnPage(page: DrawingPage, turn: Turn): DrawingPage {
  return {
    page: page.page,
    width: page.height,
    height: page.width,
    runs: page.runs.map((run) => {
      const [x, y] = turnedPoint(page, turn, run.x, run.y);
      return { ...run, x, y, angle: run.angle - turn };
    }),
    paths: page.paths.map((path) => {
      const points: number[] = [];
      for (let at = 0; at + 1 < path.points.length; at += 2)
        points.push(...turnedPoint(page, turn, path.points[at] ?? 0, path.points[at + 1] ?? 0));
      return { ...path, points };
    }),
  };
}

/** A rectangle of the turned page on the page as it is. */
export const turnedBack = ({ width, height }: DrawingPage, turn: Turn, place: Place): Place => ({
  page: place.page,
  x: turn === 90 ? place.y : width - place.y - place.height,
  y: turn === 90 ? height - place.x - place.width : place.x,
  width: place.height,
  height: place.width,
});
