import { clearArea } from '../../toolpath/contour/clear-area.ts';
import { type ContourShape, isClosed, pointsOf, signedArea } from '../../toolpath/contour/contour-shape.ts';
import { followContour } from '../../toolpath/contour/follow-contour.ts';
import { HoleWriter } from '../../toolpath/hole-writer.ts';
import { planePoint } from '../../toolpath/rounded-rectangle.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { captureLabel } from './capture-label.ts';
import { lengthOf, numberOf } from './cycle-values.ts';
import { pecks } from './drilling.ts';
import { neededRadius } from './milling.ts';

/*
 * SL cycles 20-25 and OCM cycles 271-274: parameters after HEIDENHAIN, TNC 640 User's Manual "Programming of Machining
 * Cycles", chapters on contour pockets and optimized contour milling.
 */

/** Data of cycle 20 or 271 about the area. */
interface ContourData {
  readonly top: number;
  readonly bottom: number;
  readonly wallStock: number;
  readonly floorStock: number;
  /** Set-up clearance and clearance height. */
  readonly clear: number;
  readonly height: number;
}

interface Shapes {
  readonly pockets: ContourShape[];
  readonly islands: ContourShape[];
}

function dataOf(run: KlartextRun): ContourData {
  if (run.cycle >= 270) {
    const top = lengthOf(run, 203);
    return {
      top,
      bottom: top + lengthOf(run, 201),
      wallStock: Math.abs(lengthOf(run, 368)),
      floorStock: Math.abs(lengthOf(run, 369)),
      clear: top + Math.abs(lengthOf(run, 200) || 2),
      height: Math.max(top, lengthOf(run, 260)),
    };
  }
  const top = lengthOf(run, 5);
  return {
    top,
    bottom: top + lengthOf(run, 1),
    wallStock: lengthOf(run, 3),
    floorStock: Math.abs(lengthOf(run, 4)),
    clear: top + Math.abs(lengthOf(run, 6)),
    height: Math.max(top, lengthOf(run, 7)),
  };
}

/** Contours of the labels. The tool inside its contour makes a pocket, outside an island; R0: the first is the pocket. */
function shapesOf(run: KlartextRun): Shapes | null {
  const shapes: Shapes = { pockets: [], islands: [] };
  for (const label of run.contourLabels) {
    const shape = captureLabel(run, label);
    if (!shape) continue;
    const inside = shape.side === 0 ? shapes.pockets.length === 0 : isInside(shape);
    (inside ? shapes.pockets : shapes.islands).push(shape);
  }
  if (shapes.pockets.length + shapes.islands.length > 0) return shapes;
  run.finding('bad-block', 1, { reason: 'ciclo di profilo senza contorno (CYCL DEF 14)' });
  return null;
}

function isInside(shape: ContourShape): boolean {
  return signedArea(pointsOf(shape)) > 0 === (shape.side === 41);
}

/** Up to the clearance height at the end, as the control leaves the tool. */
function leave(run: KlartextRun, { height }: ContourData): void {
  const at = run.path.at;
  at[run.path.axes[2]] = height;
  run.path.rapid(at);
}

/** Feeds and steps differ in name between the SL and the OCM cycles. */
function techOf(run: KlartextRun, radius: number) {
  const ocm = run.cycle >= 270;
  const feed = lengthOf(run, ocm ? 207 : 12);
  const factor = numberOf(run, ocm ? 370 : 2);
  return {
    feed,
    plungeFeed: (ocm ? feed * (numberOf(run, 568) || 1) : lengthOf(run, 11)) || feed,
    infeed: Math.abs(lengthOf(run, ocm ? 202 : 10)),
    step: radius * (factor > 0 ? factor : 1),
  };
}

/** 22, 272: the area cleared level by level. `floor`: once, at the finished depth (23, 273). */
function clearOut(run: KlartextRun, floor: boolean): void {
  const radius = neededRadius(run);
  const shapes = radius === null ? null : shapesOf(run);
  if (radius === null || !shapes) return;
  const data = dataOf(run);
  const { feed, plungeFeed, infeed, step } = techOf(run, radius);
  const fits = clearArea(run.path, {
    pockets: shapes.pockets.map(pointsOf),
    islands: shapes.islands.map(pointsOf),
    distance: radius + data.wallStock,
    step,
    top: floor ? data.bottom + data.floorStock : data.top,
    bottom: floor ? data.bottom : data.bottom + data.floorStock,
    infeed: floor ? 0 : infeed,
    safe: data.clear,
    feed: floor ? lengthOf(run, run.cycle >= 270 ? 385 : 12) || feed : feed,
    plungeFeed,
  });
  leave(run, data);
  if (fits) run.finding('cycle-estimated', 0, { word: `CYCL DEF ${run.cycle}` });
  else run.finding('bad-block', 1, { reason: 'l’utensile non entra nel contorno' });
}

/** 24, 274: along every wall, the tool on the side of the removed material. */
function finishSides(run: KlartextRun): void {
  const radius = neededRadius(run);
  const shapes = radius === null ? null : shapesOf(run);
  if (radius === null || !shapes) return;
  const data = dataOf(run);
  const { feed, plungeFeed, infeed } = techOf(run, radius);
  const stock = Math.max(0, lengthOf(run, 14));
  const ocm = run.cycle >= 270;
  const walls = [
    ...shapes.pockets.map((contour) => ({ contour, inside: true })),
    ...shapes.islands.map((contour) => ({ contour, inside: false })),
  ];
  for (const { contour, inside } of walls) {
    const counterClockwise = signedArea(pointsOf(contour)) > 0;
    followContour(run.path, {
      contour,
      left: (inside === counterClockwise ? 1 : -1) * (radius + stock),
      approach: 0,
      top: data.top,
      bottom: data.bottom,
      infeed: ocm ? 0 : infeed,
      safe: data.clear,
      feed: (ocm && lengthOf(run, 385)) || feed,
      plungeFeed,
      bothWays: false,
    });
  }
  leave(run, data);
  run.finding('cycle-approximate', 0, { word: `CYCL DEF ${run.cycle}` });
}

/** 21: one pilot hole where roughing will plunge. */
function pilotDrill(run: KlartextRun): void {
  const shapes = shapesOf(run);
  const [first] = shapes?.pockets ?? [];
  if (!first) return;
  const data = dataOf(run);
  const points = pointsOf(first);
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  run.path.rapid(planePoint(run.path, middle(0), middle(1), data.clear));
  const hole = new HoleWriter(run.path);
  const feed = lengthOf(run, 11);
  pecks(data.top, data.bottom + data.floorStock, lengthOf(run, 10), 0, 0, (depth, last) => {
    hole.cut(depth, feed);
    hole.rapid(data.clear);
    if (!last) hole.rapid(Math.min(data.clear, depth + 0.6));
  });
  leave(run, data);
  run.finding('cycle-estimated', 0, { word: 'CYCL DEF 21' });
}

/** 25: along an open or closed contour; Q15 = 0 cuts there and back. */
function contourTrain(run: KlartextRun): void {
  const [label] = run.contourLabels;
  const contour = label === undefined ? null : captureLabel(run, label);
  if (!contour) {
    run.finding('bad-block', 1, { reason: 'ciclo 25 senza contorno (CYCL DEF 14)' });
    return;
  }
  const radius = contour.side === 0 ? 0 : neededRadius(run);
  if (radius === null) return;
  const top = lengthOf(run, 5);
  const height = Math.max(top, lengthOf(run, 7));
  const feed = lengthOf(run, 12);
  followContour(run.path, {
    contour,
    left: (contour.side === 42 ? -1 : 1) * (contour.side === 0 ? 0 : radius + lengthOf(run, 3)),
    approach: 0,
    top,
    bottom: top + lengthOf(run, 1),
    infeed: Math.abs(lengthOf(run, 10)),
    safe: height,
    feed,
    plungeFeed: lengthOf(run, 11) || feed,
    bothWays: numberOf(run, 15) === 0 && !isClosed(contour),
  });
  run.finding('cycle-approximate', 0, { word: 'CYCL DEF 25' });
}

export const CONTOUR_CYCLES: Readonly<Record<number, (run: KlartextRun) => void>> = {
  21: pilotDrill,
  22: (run) => clearOut(run, false),
  23: (run) => clearOut(run, true),
  24: finishSides,
  25: contourTrain,
  272: (run) => clearOut(run, false),
  273: (run) => clearOut(run, true),
  274: finishSides,
};
