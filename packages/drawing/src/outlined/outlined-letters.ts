import { extentOf } from '../geometry/path-box.ts';
import type { DrawnPath } from '../page/page.ts';

/** Letters of a title block have at most this height, in points. */
const TALLEST = 18;
/** Arrow heads are filled too, with three or four corners. */
const FEWEST_CORNERS = 6;

/** A filled shape that is small enough for a letter: an «I» is a plain bar, as an arrow head or a thick line may be. */
export function isLetterSized({ points, isFilled }: DrawnPath): boolean {
  if (!isFilled) return false;
  const { left, top, right, bottom } = extentOf(points);
  return bottom - top < TALLEST && right - left < TALLEST;
}

/** Whether a path may be a letter that is drawn as a filled shape. */
export const isOutlinedLetter = (path: DrawnPath): boolean =>
  path.points.length >= FEWEST_CORNERS * 2 && isLetterSized(path);
