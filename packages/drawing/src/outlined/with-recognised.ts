import { boxOf, spanOf } from '../geometry/frame.ts';
import { extentOf } from '../geometry/path-box.ts';
import type { DrawingPage, DrawnPath, Place, TextRun } from '../page/page.ts';
import { isLetterSized, isOutlinedLetter } from './outlined-letters.ts';

type Box = Omit<Place, 'page'>;
const boxOfRun = (run: TextRun): Box => boxOf(spanOf(run));

function boxOfPath({ points }: DrawnPath): Box {
  const { left, top, right, bottom } = extentOf(points);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * A page with the words that a recogniser saw in its drawn letters. The text of the file stays as it is, and strokes of
 * those letters are no lines of cells.
 */
export function withRecognised(page: DrawingPage, seen: DrawingPage): DrawingPage {
  const letters = page.paths.filter(isOutlinedLetter).map(boxOfPath);
  const own = page.runs.map(boxOfRun);
  const isDrawn = (box: Box) => letters.some((letter) => overlaps(letter, box));
  const isWritten = (box: Box) => own.some((written) => overlaps(written, box));
  const runs = seen.runs.filter((run) => isDrawn(boxOfRun(run)) && !isWritten(boxOfRun(run)));
  const words = runs.map(boxOfRun);
  const isOfWord = (path: DrawnPath) =>
    isOutlinedLetter(path) || (isLetterSized(path) && words.some((word) => overlaps(word, boxOfPath(path))));
  return { ...page, runs: [...page.runs, ...runs], paths: page.paths.filter((path) => !isOfWord(path)) };
}
