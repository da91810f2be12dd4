import { centreFromRadius } from '../canon/arc-geometry.ts';
import type { Point } from '../toolpath/frame.ts';
import { flat, inPlane } from '../toolpath/move.ts';
import { polarPoint, tangentArc } from '../toolpath/tangent-arc.ts';
import { circle, here, straight, targetOf } from './contour.ts';
import type { KlartextRun } from './klartext-run.ts';
import type { MotionWords } from './motion-words.ts';

/** Radii at both ends may differ by this, mm: rounding of three decimals. */
const CIRCLE_ERROR = 0.02;
const CHORD_TOLERANCE = 0.005;

/** CC: centre and pole; without words the last point. */
export function setCentre(run: KlartextRun, words: MotionWords): void {
  const [u, v] = run.path.axes;
  const now = flat(here(run), run.path.plane);
  const read = (axis: number, start: number, old: number) => {
    const word = words.axes[axis];
    if (!word) return old;
    return word.incremental ? start + word.value : word.value;
  };
  const none = words.axes.length === 0;
  run.centre = [
    read(u, now[0], none ? now[0] : run.centre[0]),
    read(v, now[1], none ? now[1] : run.centre[1]),
  ];
}

/** C: about the centre. */
export function cutAboutCentre(run: KlartextRun, words: MotionWords): void {
  const to = targetOf(run, words);
  arcTo(run, to, words, 0);
}

function arcTo(run: KlartextRun, to: Point, words: MotionWords, turns: number): void {
  const { plane } = run.path;
  const from = flat(here(run), plane);
  const end = flat(to, plane);
  const start = Math.hypot(from[0] - run.centre[0], from[1] - run.centre[1]);
  const last = Math.hypot(end[0] - run.centre[0], end[1] - run.centre[1]);
  if (Math.abs(start - last) > Math.max(CIRCLE_ERROR, start * 1e-3))
    run.finding('arc-error', 1, { start: start, end: last });
  circle(run, to, { clockwise: isClockwise(run, words), centre: run.centre, turns }, words);
}

/** DR holds on when it is left out. */
function isClockwise(run: KlartextRun, words: MotionWords): boolean {
  if (words.direction !== 0) run.lastDirection = words.direction;
  return run.lastDirection === -1;
}

/** CR: by its radius; negative = more than half a turn. */
export function cutByRadius(run: KlartextRun, words: MotionWords): void {
  const { plane } = run.path;
  const to = targetOf(run, words);
  const clockwise = isClockwise(run, words);
  const [from, end] = [flat(here(run), plane), flat(to, plane)];
  const radius = words.radius ?? 0;
  const found = centreFromRadius(from[0], from[1], end[0], end[1], radius, clockwise, CHORD_TOLERANCE);
  if (!found.ok) {
    run.finding('arc-radius', 1, { chord: found.chord, radius: Math.abs(radius) });
    straight(run, to, words);
    return;
  }
  circle(run, to, { clockwise, centre: [found.centreU, found.centreV], turns: 0 }, words);
}

/** CT, CTP: tangent to the element before. */
export function cutTangent(run: KlartextRun, words: MotionWords, to: Point): void {
  const { path } = run;
  if (path.direction === null) run.finding('arc-undefined', 1);
  const arc = path.direction && tangentArc(flat(here(run), path.plane), path.direction, flat(to, path.plane));
  if (arc) circle(run, to, { ...arc, turns: 0 }, words);
  else straight(run, to, words);
}

/** End point given by PR and PA about the pole; a word left out keeps its value. */
export function polarTarget(run: KlartextRun, words: MotionWords): Point {
  const { plane } = run.path;
  const now = flat(here(run), plane);
  const radiusNow = Math.hypot(now[0] - run.centre[0], now[1] - run.centre[1]);
  const angleNow = (Math.atan2(now[1] - run.centre[1], now[0] - run.centre[0]) * 180) / Math.PI;
  const radius = words.pr ? words.pr.value + (words.pr.incremental ? radiusNow : 0) : radiusNow;
  const angle = words.pa ? words.pa.value + (words.pa.incremental ? angleNow : 0) : angleNow;
  return inPlane(targetOf(run, words), plane, polarPoint(run.centre, radius, angle));
}

/** CP: about the pole by PA or IPA; an increment over 360° makes whole turns, with Z a helix. */
export function cutPolarCircle(run: KlartextRun, words: MotionWords): void {
  const { pa } = words;
  if (pa?.incremental && words.direction === 0) words.direction = pa.value < 0 ? -1 : 1;
  const sweep = pa?.incremental ? Math.abs(pa.value) : 0;
  const turns = Math.min(9999, Math.max(0, Math.ceil(sweep / 360 - 1e-9) - 1));
  const start = flat(here(run), run.path.plane);
  words.pr = undefined;
  let to = polarTarget(run, words);
  // Whole turns end where they start: rounding must not make a sliver of them.
  if (sweep > 0 && sweep % 360 === 0) to = inPlane(to, run.path.plane, start);
  arcTo(run, to, words, turns);
}
