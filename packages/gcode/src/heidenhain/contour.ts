import type { Corner } from '../toolpath/corner.ts';
import type { Point } from '../toolpath/frame.ts';
import { type ArcData, directionAt, flat } from '../toolpath/move.ts';
import { writeApproach } from './approach.ts';
import { cornerAhead } from './corner-ahead.ts';
import type { KlartextRun } from './klartext-run.ts';
import type { MotionWords } from './motion-words.ts';

/** Point the program stands at: behind an APPR block it is the contour's first point. */
export function here(run: KlartextRun): Point {
  return run.approach ? [...run.approach.to] : run.path.at;
}

/** End point of the words in program coordinates: Cartesian or polar about the centre. */
export function targetOf(run: KlartextRun, words: MotionWords): Point {
  const to = here(run);
  for (const axis of [0, 1, 2] as const) {
    const word = words.axes[axis];
    if (word) to[axis] = word.incremental ? to[axis] + word.value : word.value;
  }
  return to;
}

/** Rotary words go to the stream before the move they belong to. */
export function turnRotary(run: KlartextRun, words: MotionWords): void {
  const { sink } = run;
  if (!words.axes[3] && !words.axes[4] && !words.axes[5]) return;
  const [a, b, c] = [sink.a, sink.b, sink.c].map((now, i) => {
    const word = words.axes[3 + i];
    if (!word) return now;
    return word.incremental ? now + word.value : word.value;
  });
  sink.turnTo(a ?? 0, b ?? 0, c ?? 0);
}

/** Feed of the block; F words hold on, FMAX does not. */
export function feedOf(run: KlartextRun, words: MotionWords): number {
  if (words.autoFeed) run.feed = run.toolFeed;
  if (words.feed !== undefined) run.feed = Math.max(0, words.feed);
  return run.feed;
}

export function straight(run: KlartextRun, to: Point, words: MotionWords): void {
  const feed = feedOf(run, words);
  const corner = startContour(run, to, null, words.rapid);
  if (words.rapid) run.path.rapid(to);
  else run.path.cut(to, feed, corner?.corner ?? null, corner?.feed ?? feed);
}

export function circle(run: KlartextRun, to: Point, arc: ArcData, words: MotionWords): void {
  const feed = feedOf(run, words);
  const corner = startContour(run, to, arc, false);
  run.path.arc(to, arc, feed, corner?.corner ?? null, corner?.feed ?? feed);
}

/** Writes a waiting approach now that the first element is known, and looks for RND or CHF behind the block. */
function startContour(
  run: KlartextRun,
  to: Point,
  arc: ArcData | null,
  rapid: boolean,
): { corner: Corner; feed: number | undefined } | null {
  if (run.approach) {
    const { plane } = run.path;
    const from = flat(run.approach.to, plane);
    const move = { to, feed: 0, line: run.line, plane, arc };
    writeApproach(run, run.approach, directionAt(move, from, from));
  }
  return rapid ? null : cornerAhead(run);
}

/** Writes an approach that no contour element followed. */
export function settle(run: KlartextRun): void {
  if (run.approach) writeApproach(run, run.approach, null);
}
