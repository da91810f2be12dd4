import { cutHelix } from '../../toolpath/bore-helix.ts';
import { type Clearing, clearPocket, cutStud } from '../../toolpath/clear-pocket.ts';
import { Frame, type Point } from '../../toolpath/frame.ts';
import { planePoint, type RoundedRectangle } from '../../toolpath/rounded-rectangle.ts';
import { toolName } from '../../tools/tool-name.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { lengthOf, levelsOf, numberOf } from './cycle-values.ts';

/** Step sideways over tool radius when Q370 gives none. */
const OVERLAP = 1;
/** More turns than a real thread has. */
const MAX_TURNS = 1000;

/** Radius of the tool, told when it is not known: the path cannot be drawn without it. */
export function neededRadius(run: KlartextRun): number | null {
  const radius = run.cycleRadius;
  if (radius !== undefined && radius > 0) return radius;
  run.finding('tool-radius-missing', 1, { tool: run.tool ? toolName(run.tool) : 'in uso' });
  return null;
}

function clearing(run: KlartextRun, wall: RoundedRectangle, toolRadius: number): Clearing {
  const levels = levelsOf(run);
  const operation = Math.floor(numberOf(run, 215));
  const feed = lengthOf(run, 207);
  return {
    wall,
    toolRadius,
    step: toolRadius * (numberOf(run, 370) > 0 ? numberOf(run, 370) : OVERLAP),
    wallStock: Math.abs(lengthOf(run, 368)),
    floorStock: Math.abs(lengthOf(run, 369)),
    top: levels.surface,
    bottom: levels.bottom,
    infeed: Math.abs(lengthOf(run, 202)),
    safe: levels.clear,
    feed,
    plungeFeed: lengthOf(run, 206) || feed,
    finishFeed: lengthOf(run, 385) || feed,
    // Climb milling (+1) of a pocket with the spindle clockwise runs counter-clockwise.
    counterClockwise: numberOf(run, 351) >= 0,
    rough: operation === 0 || operation === 1,
    finish: operation === 0 || operation === 2,
    finishFloor: operation !== 1 && lengthOf(run, 369) !== 0,
  };
}

/** Runs `draw` about a centre turned by degrees, then leaves the tool over the start at the second clearance. */
export function about(run: KlartextRun, centre: Point, degrees: number, draw: () => void): void {
  const { path } = run;
  const start = path.at;
  const [u, v, w] = path.axes;
  const flatCentre: Point = [0, 0, 0];
  flatCentre[u] = centre[u] as number;
  flatCentre[v] = centre[v] as number;
  path.inside(Frame.identity.shifted(...flatCentre).turned(w, degrees), draw);
  start[w] = levelsOf(run).second;
  path.rapid(start);
  run.finding('cycle-approximate', 0, { word: `CYCL DEF ${run.cycle}` });
}

/** Over the point at the set-up clearance, before the cycle's own moves. */
function above(run: KlartextRun): Point {
  const at = run.path.at;
  at[run.path.axes[2]] = levelsOf(run).clear;
  run.path.rapid(at);
  return at;
}

function pocket(run: KlartextRun, wall: RoundedRectangle, degrees: number, centre: Point): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const job = clearing(run, wall, radius);
  let fits = true;
  about(run, centre, degrees, () => {
    fits = clearPocket(run.path, job);
  });
  if (!fits) run.finding('bad-block', 1, { reason: 'l’utensile non entra nella tasca' });
}

/** Q367: the tool stands over the middle (0) or over a corner (1-4) of the shape. */
function centreFor(
  run: KlartextRun,
  at: Point,
  halfLength: number,
  halfWidth: number,
  degrees: number,
): Point {
  const corner = Math.floor(numberOf(run, 367));
  const [su, sv] = [
    [0, 0],
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ][corner] ?? [0, 0];
  const [u, v] = run.path.axes;
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [(su ?? 0) * halfLength, (sv ?? 0) * halfWidth];
  const out: Point = [...at];
  out[u] = (at[u] as number) + x * Math.cos(angle) - y * Math.sin(angle);
  out[v] = (at[v] as number) + x * Math.sin(angle) + y * Math.cos(angle);
  return out;
}

function rectangle(
  run: KlartextRun,
  angle: number,
  radius: number,
): { wall: RoundedRectangle; centre: Point } {
  const halfLength = Math.abs(lengthOf(run, 218)) / 2;
  const halfWidth = Math.abs(lengthOf(run, 219)) / 2;
  const at = above(run);
  const centre = centreFor(run, at, halfLength, halfWidth, angle);
  return { wall: { halfLength, halfWidth, radius: Math.min(radius, halfLength, halfWidth) }, centre };
}

function round(radius: number): RoundedRectangle {
  return { halfLength: radius, halfWidth: radius, radius };
}

/** 251. */
function rectangularPocket(run: KlartextRun): void {
  const angle = numberOf(run, 224);
  const { wall, centre } = rectangle(run, angle, Math.abs(lengthOf(run, 220)));
  pocket(run, wall, angle, centre);
}

/** 252. */
function circularPocket(run: KlartextRun): void {
  const at = above(run);
  pocket(run, round(Math.abs(lengthOf(run, 223)) / 2), 0, at);
}

/** 253: a slot is a pocket with round ends. */
function slot(run: KlartextRun): void {
  const angle = numberOf(run, 374);
  const { wall, centre } = rectangle(run, angle, Number.POSITIVE_INFINITY);
  pocket(run, wall, angle, centre);
}

/** 256, 257: from the blank inwards. */
function stud(run: KlartextRun, rectangular: boolean): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const angle = rectangular ? numberOf(run, 224) : 0;
  const half = (number: number) => Math.abs(lengthOf(run, number)) / 2;
  const { wall, centre } = rectangular
    ? rectangle(run, angle, Math.abs(lengthOf(run, 220)))
    : { wall: round(half(223)), centre: above(run) };
  const blank: RoundedRectangle = rectangular
    ? { halfLength: half(424), halfWidth: half(425), radius: 0 }
    : round(half(222));
  const job = { ...clearing(run, wall, radius), counterClockwise: numberOf(run, 351) < 0 };
  about(run, centre, angle, () => cutStud(run.path, job, blank));
}

/** 208: down a helix of Q334 a turn, once round at the bottom, back to the middle. */
function boreMill(run: KlartextRun): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const { clear, surface, bottom, second } = levelsOf(run);
  const { path } = run;
  const at = above(run);
  const reach = Math.abs(lengthOf(run, 335)) / 2 - radius;
  const feed = lengthOf(run, 206);
  const pitch = Math.abs(lengthOf(run, 334)) || surface - bottom;
  const clockwise = numberOf(run, 351) < 0;
  if (reach <= 0) {
    run.finding('bad-block', 1, { reason: 'l’utensile non entra nel foro' });
    return;
  }
  const [u, v] = path.axes;
  const centre: Point = [0, 0, 0];
  centre[u] = at[u] as number;
  centre[v] = at[v] as number;
  path.inside(Frame.identity.shifted(...centre), () => {
    path.cut(planePoint(path, reach, 0, clear), feed);
    cutHelix(path, { radius: reach, from: clear, to: bottom, pitch, clockwise, feed });
    const end = path.at;
    path.arc(end, { clockwise, centre: [0, 0], turns: 0 }, feed);
    path.cut(planePoint(path, 0, 0, bottom), feed);
    path.rapid(planePoint(path, 0, 0, second));
  });
}

/**
 * Stretches of the helix from the thread's end up. Q355: 0 one turn over all, 1 one helix over the whole length, more:
 * a turn every Q355 pitches, each with its own approach (TNC 426/430 user's manual, cycles 262 and 267).
 */
function threadCuts(run: KlartextRun, surface: number, bottom: number, pitch: number): [number, number][] {
  const step = Math.floor(numberOf(run, 355));
  if (step === 1) return [[bottom, surface]];
  const turns = step > 1 ? Math.min(MAX_TURNS, Math.ceil((surface - bottom) / (step * pitch) - 1e-9)) : 1;
  return Array.from({ length: Math.max(1, turns) }, (_, i) => {
    const from = bottom + i * step * pitch;
    return [from, Math.min(surface, from + pitch)];
  });
}

/** 262 and 267: thread by a helix of its pitch, inside or outside. */
function threadMill(run: KlartextRun, outside: boolean): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const { clear, surface, bottom, second } = levelsOf(run);
  const { path } = run;
  const at = above(run);
  const half = Math.abs(lengthOf(run, 335)) / 2;
  const reach = outside ? half + radius : half - radius;
  const pitch = Math.abs(lengthOf(run, 239));
  const feed = lengthOf(run, 207);
  if (!(reach > 0) || !(pitch > 0)) {
    run.finding('bad-block', 1, { reason: 'filetto senza passo o utensile troppo grande' });
    return;
  }
  // Right-hand thread with climb milling inside: upwards, counter-clockwise.
  const clockwise = numberOf(run, 351) < 0 !== outside;
  const [u, v] = path.axes;
  const centre: Point = [0, 0, 0];
  centre[u] = at[u] as number;
  centre[v] = at[v] as number;
  const away = outside ? reach + 2 * radius : 0;
  const between = lengthOf(run, 253) || feed;
  path.inside(Frame.identity.shifted(...centre), () => {
    if (outside) path.rapid(planePoint(path, away, 0, clear));
    for (const [from, to] of threadCuts(run, surface, bottom, pitch)) {
      path.cut(planePoint(path, away, 0, from), between);
      path.cut(planePoint(path, reach, 0, from), feed);
      cutHelix(path, { radius: reach, from, to, pitch, clockwise, feed });
      path.cut(planePoint(path, away, 0, to), feed);
    }
    path.rapid(planePoint(path, away, 0, second));
    if (outside) path.rapid(planePoint(path, 0, 0, second));
  });
  run.finding('cycle-approximate', 0, { word: `CYCL DEF ${run.cycle}` });
}

export const MILLING: Readonly<Record<number, (run: KlartextRun) => void>> = {
  208: boreMill,
  251: rectangularPocket,
  252: circularPocket,
  253: slot,
  256: (run) => stud(run, true),
  257: (run) => stud(run, false),
  262: (run) => threadMill(run, false),
  267: (run) => threadMill(run, true),
};
