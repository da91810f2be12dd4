import { centreFromRadius } from '../canon/arc-geometry.ts';
import type { Point2 } from '../compensation/offset-curve.ts';
import type { Point } from '../toolpath/frame.ts';
import { flat, inPlane } from '../toolpath/move.ts';
import { polarPoint, rotateAbout, tangentArc } from '../toolpath/tangent-arc.ts';
import { circle, here, straight, targetOf } from './contour.ts';
import { setCentre } from './contour-blocks.ts';
import type { KlartextRun } from './klartext-run.ts';
import { runEarlyM, runLateM } from './m-codes.ts';
import type { MotionWords } from './motion-words.ts';
import { remainder } from './parameter-blocks.ts';
import { readMotionWords } from './read-motion-words.ts';
import { switchCompensation } from './switch-compensation.ts';

type Free = (run: KlartextRun, words: MotionWords) => boolean;

/** FK blocks: elements whose end follows from their own words are drawn, the others are reported. */
function free(draw: Free): (run: KlartextRun, piece: number) => void {
  return (run, piece) => {
    const words = readMotionWords(run, true);
    if (run.formula.error !== '') return;
    runEarlyM(run, words);
    if (words.compensation) switchCompensation(run, words.compensation);
    if (!draw(run, words)) run.findingAt('free-contour', piece, { word: run.pieces.text[piece] as string });
    runLateM(run, words);
  };
}

function bothAxes(run: KlartextRun, words: MotionWords): boolean {
  const [u, v] = run.path.axes;
  return words.axes[u] !== undefined && words.axes[v] !== undefined;
}

/** End of an element: both coordinates, or polar about the pole. */
function givenEnd(run: KlartextRun, words: MotionWords): Point | null {
  if (bothAxes(run, words)) return targetOf(run, words);
  if (words.pr && words.pa) {
    const at = polarPoint(run.centre, words.pr.value, words.pa.value);
    return inPlane(targetOf(run, words), run.path.plane, at);
  }
  return null;
}

/** FL, FLT: to its end; by angle and length; by angle and one coordinate. */
const line: Free = (run, words) => {
  const { plane, axes } = run.path;
  const end = givenEnd(run, words);
  if (end) {
    straight(run, end, words);
    return true;
  }
  const from = flat(here(run), plane);
  const direction = lineDirection(run, words);
  if (direction === null) return false;
  const length = words.length ?? words.free.get('LEN')?.value;
  const [u, v] = axes;
  const to = targetOf(run, words);
  const [gu, gv] = [words.axes[u] !== undefined, words.axes[v] !== undefined];
  let reach: number;
  if (length !== undefined) reach = length;
  else if (gu && Math.abs(direction[0]) > 1e-9) reach = ((to[u] as number) - from[0]) / direction[0];
  else if (gv && Math.abs(direction[1]) > 1e-9) reach = ((to[v] as number) - from[1]) / direction[1];
  else return false;
  const at: Point2 = [from[0] + direction[0] * reach, from[1] + direction[1] * reach];
  straight(run, inPlane(to, plane, at), words);
  return true;
};

/** AN, or the direction of the element before where the line joins smoothly. */
function lineDirection(run: KlartextRun, words: MotionWords): Point2 | null {
  const angle = words.free.get('AN');
  if (!angle) return run.freeTangent ? run.path.direction : null;
  const now = run.path.direction;
  const base = angle.incremental && now ? (Math.atan2(now[1], now[0]) * 180) / Math.PI : 0;
  return polarPoint([0, 0], 1, base + angle.value);
}

/** FC, FCT: end with centre, end with radius, centre or tangent with an angle, tangent with an end. */
const arc: Free = (run, words) => {
  const { path } = run;
  const from = flat(here(run), path.plane);
  if (words.direction !== 0) run.lastDirection = words.direction;
  const clockwise = run.lastDirection === -1;
  const end = givenEnd(run, words);
  const centre = givenCentre(run, words) ?? tangentCentre(run, words, from, clockwise);
  if (end && centre) {
    circle(run, end, { clockwise, centre, turns: 0 }, words);
    return true;
  }
  if (end && run.freeTangent && path.direction && words.radius === undefined) {
    const smooth = tangentArc(from, path.direction, flat(end, path.plane));
    if (smooth) circle(run, end, { ...smooth, turns: 0 }, words);
    else straight(run, end, words);
    return true;
  }
  if (end && words.radius !== undefined) {
    const [eu, ev] = flat(end, path.plane);
    const found = centreFromRadius(from[0], from[1], eu, ev, words.radius, clockwise, 0.005);
    if (!found.ok) return false;
    circle(run, end, { clockwise, centre: [found.centreU, found.centreV], turns: 0 }, words);
    return true;
  }
  if (centre && words.angle !== undefined) {
    const at = rotateAbout(from, centre, clockwise ? -words.angle : words.angle);
    circle(run, inPlane(here(run), path.plane, at), { clockwise, centre, turns: 0 }, words);
    return true;
  }
  return false;
};

function givenCentre(run: KlartextRun, words: MotionWords): Point2 | null {
  const names = ['CCX', 'CCY', 'CCZ'];
  const [u, v] = run.path.axes;
  const first = words.free.get(names[u] as string);
  const second = words.free.get(names[v] as string);
  if (!first || !second) return null;
  const now = flat(here(run), run.path.plane);
  return [first.value + (first.incremental ? now[0] : 0), second.value + (second.incremental ? now[1] : 0)];
}

/** A smooth arc with a radius has its centre square to the way it starts. */
function tangentCentre(
  run: KlartextRun,
  words: MotionWords,
  from: Point2,
  clockwise: boolean,
): Point2 | null {
  const { direction } = run.path;
  if (!run.freeTangent || !direction || words.radius === undefined) return null;
  const reach = clockwise ? -Math.abs(words.radius) : Math.abs(words.radius);
  return [from[0] - direction[1] * reach, from[1] + direction[0] * reach];
}

function tangent(draw: Free): Free {
  return (run, words) => {
    run.freeTangent = true;
    const drawn = draw(run, words);
    run.freeTangent = false;
    return drawn;
  };
}

export const FREE_BLOCKS: Readonly<Record<string, (run: KlartextRun, piece: number) => void>> = {
  FL: free(line),
  FLT: free(tangent(line)),
  FC: free(arc),
  FCT: free(tangent(arc)),
  FPOL: (run) => setCentre(run, readMotionWords(run)),
  FSELECT: (run, piece) => {
    run.findingAt('free-contour', piece, { word: 'FSELECT' });
    remainder(run);
  },
};
