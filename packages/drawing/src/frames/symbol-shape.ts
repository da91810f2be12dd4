import { axesOf } from '../geometry/frame.ts';
import { circleOf } from '../geometry/path-box.ts';
import type { DrawnPath } from '../page/page.ts';
import type { Characteristic } from '../reading.ts';
import { circlesOf } from '../symbols/small-paths.ts';
import { isLevel, isUpright, type Stroke, strokesOf } from '../symbols/strokes.ts';

const SIGNS: Readonly<Record<string, Characteristic>> = {
  '⏤': 'straightness',
  '—': 'straightness',
  '⏥': 'flatness',
  '▱': 'flatness',
  '○': 'circularity',
  '⌭': 'cylindricity',
  '⌒': 'profile_line',
  '⌓': 'profile_surface',
  '∥': 'parallelism',
  '//': 'parallelism',
  '⟂': 'perpendicularity',
  '⊥': 'perpendicularity',
  '∠': 'angularity',
  '⌖': 'position',
  '⊕': 'position',
  '◎': 'concentricity',
  '⌯': 'symmetry',
  '↗': 'runout',
  '⌰': 'total_runout',
};

export const characteristicOf = (text: string): Characteristic | null => SIGNS[text.trim()] ?? null;

const NEAR = 0.5;
const isNear = (u: number, v: number) => Math.abs(u) < NEAR && Math.abs(v) < NEAR;
const isSame = (one: Stroke, other: Stroke) =>
  (isNear(one.u1 - other.u1, one.v1 - other.v1) && isNear(one.u2 - other.u2, one.v2 - other.v2)) ||
  (isNear(one.u1 - other.u2, one.v1 - other.v2) && isNear(one.u2 - other.u1, one.v2 - other.v1));

/** Strokes without repeats: programs draw some lines twice. */
const distinct = (strokes: readonly Stroke[]) =>
  strokes.filter((one, index) => !strokes.slice(0, index).some((other) => isSame(one, other)));

const isSlanted = (stroke: Stroke) => !isLevel(stroke) && !isUpright(stroke);

function withCircles(circles: number, strokes: readonly Stroke[]): Characteristic {
  if (circles >= 2) return 'concentricity';
  if (strokes.some(isLevel) && strokes.some(isUpright)) return 'position';
  return strokes.filter(isSlanted).length >= 2 ? 'cylindricity' : 'circularity';
}

function ofStrokes(strokes: readonly Stroke[], hasArrow: boolean): Characteristic | null {
  const level = strokes.filter(isLevel);
  const upright = strokes.filter(isUpright);
  const slanted = strokes.filter(isSlanted);
  if (level.length >= 2 && slanted.length === 2) return 'flatness';
  if (hasArrow) return slanted.length + upright.length >= 6 ? 'total_runout' : 'runout';
  if (level.length === 1 && upright.length === 1 && slanted.length === 0) return 'perpendicularity';
  if (level.length === 1 && upright.length === 0 && slanted.length === 1) return 'angularity';
  if (level.length === 0 && slanted.length === 2) return 'parallelism';
  if (level.length === 0 && upright.length === 2 && slanted.length === 0) return 'parallelism';
  if (level.length === 3 && slanted.length === 0) return 'symmetry';
  if (level.length === 1 && upright.length + slanted.length === 0) return 'straightness';
  return null;
}

/** The characteristic of ISO 1101 that the paths in the first cell of a frame draw; null for an unknown shape. */
export function shapeOf(paths: readonly DrawnPath[]): Characteristic | null {
  const open = paths.filter((path) => circleOf(path) === null);
  const circles = circlesOf(paths).filter(
    (one, index, all) => !all.slice(0, index).some((other) => Math.abs(one.diameter - other.diameter) < 0.5),
  );
  const strokes = distinct(
    open.flatMap((path) => (path.points.length > 20 ? [] : strokesOf(path, axesOf(0)))),
  );
  if (circles.length > 0) return withCircles(circles.length, strokes);
  const arc = open.find((path) => path.isCurved || path.points.length > 20);
  if (arc) return arc.isClosed || strokes.some(isLevel) ? 'profile_surface' : 'profile_line';
  const isArrow = open.some(({ isFilled }) => isFilled) || strokes.filter(isSlanted).length >= 3;
  return ofStrokes(strokes, isArrow);
}
