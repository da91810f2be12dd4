import { clearArea } from '../../toolpath/contour/clear-area.ts';
import { isClosed, pointsOf, signedArea } from '../../toolpath/contour/contour-shape.ts';
import { followContour } from '../../toolpath/contour/follow-contour.ts';
import { HoleWriter } from '../../toolpath/hole-writer.ts';
import { planePoint } from '../../toolpath/rounded-rectangle.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { contoursFor } from './contour-call.ts';
import { type Arguments, type Cycle, levelsOf, neededRadius, numberAt } from './cycle-arguments.ts';

/*
 * CYCLE72: Siemens NC programming 12/2019, 6FC5398-2EP40, p. 1053. CYCLE63: the calls that SINUMERIK Operate writes. The
 * list of CYCLE64 is compared with none.
 */

function retract(run: SiemensRun, level: number): void {
  const at = run.path.at;
  at[run.path.axes[2]] = level;
  run.path.rapid(at);
  run.programmed = run.path.at;
}

/** CYCLE72(KNAME, RTP, RFP, SDIS, DP, MID, FAL, FALD, FFP1, FFD, VARI, RL, AS1, LP1, FF3, AS2, LP2): along a contour. */
export const pathMilling: Cycle = (run, args, column) => {
  const [contour] = contoursFor(run, String(args[0] ?? ''), column);
  if (!contour) return;
  const { unit } = run;
  const side = Math.floor(numberAt(args, 11)) % 100;
  const radius = side === 40 ? 0 : neededRadius(run, column);
  if (radius === null) return;
  const { retract: high, surface, clear, bottom } = levelsOf(run, args.slice(1), false);
  const finishing = Math.floor(numberAt(args, 10)) % 10 === 2;
  const feed = numberAt(args, 8) * run.feedUnit || run.feed;
  const wall = finishing ? 0 : Math.abs(numberAt(args, 6)) * unit;
  const floor = finishing ? 0 : Math.abs(numberAt(args, 7)) * unit;
  followContour(run.path, {
    contour,
    left: side === 40 ? 0 : (side === 42 ? -1 : 1) * (radius + wall),
    approach: Math.abs(numberAt(args, 13)) * unit,
    top: surface,
    bottom: bottom + floor,
    infeed: Math.abs(numberAt(args, 5)) * unit,
    safe: clear,
    feed,
    plungeFeed: numberAt(args, 9) * run.feedUnit || feed,
    bothWays: false,
  });
  retract(run, high);
  run.finding('cycle-approximate', column, { word: 'CYCLE72' });
};

/** Depth that is absolute, or counted from the surface where it could not be absolute. */
export function depthOf(surface: number, value: number): number {
  return value < surface ? value : surface - Math.abs(value);
}

/** DXY in mm or per cent of the diameter: a step wider than the tool can only be meant in per cent. */
export function stepOf(run: SiemensRun, given: number, radius: number): number {
  const step = Math.abs(given) * run.unit;
  return step > 2 * radius ? (2 * radius * Math.abs(given)) / 100 : step || 1.6 * radius;
}

function levelsOfPocket(run: SiemensRun, args: Arguments) {
  const surface = numberAt(args, 3) * run.unit;
  return {
    retract: numberAt(args, 2) * run.unit,
    surface,
    clear: surface + Math.abs(numberAt(args, 4)) * run.unit,
    bottom: depthOf(surface, numberAt(args, 5) * run.unit),
  };
}

/** CYCLE63(PRG, VARI, RP, Z0, SC, Z1, F, FZ, DXY, DZ, UXY, UZ, …): a free pocket. Units of VARI: 1 rough, 3 floor, 4 wall, 5 edge. */
export const contourPocket: Cycle = (run, args, column) => {
  const radius = neededRadius(run, column);
  if (radius === null) return;
  const shapes = contoursFor(run, '', column);
  const [outline, ...islands] = shapes;
  if (!outline) return;
  const { unit } = run;
  const levels = levelsOfPocket(run, args);
  const kind = Math.floor(numberAt(args, 1)) % 10;
  const step = stepOf(run, numberAt(args, 8), radius);
  const feed = numberAt(args, 6) * run.feedUnit || run.feed;
  const [wall, floor] = [Math.abs(numberAt(args, 10)) * unit, Math.abs(numberAt(args, 11)) * unit];
  const common = {
    infeed: Math.abs(numberAt(args, 9)) * unit,
    safe: levels.clear,
    feed,
    plungeFeed: numberAt(args, 7) * run.feedUnit || feed,
  };
  if (kind >= 4) {
    // Along the wall: the tool inside the outline and outside the islands.
    for (const [index, contour] of shapes.entries()) {
      const inside = index === 0;
      const counterClockwise = signedArea(pointsOf(contour)) > 0;
      const left = (inside === counterClockwise ? 1 : -1) * radius;
      followContour(run.path, {
        ...common,
        contour,
        left,
        approach: 0,
        top: levels.surface,
        bottom: levels.bottom,
        bothWays: false,
      });
    }
    run.finding('cycle-estimated', column, { word: 'CYCLE63' });
  } else {
    const finish = kind === 2 || kind === 3;
    const fits = clearArea(run.path, {
      ...common,
      pockets: [pointsOf(outline)],
      islands: islands.map(pointsOf),
      distance: radius + wall,
      step,
      top: finish ? levels.bottom + floor : levels.surface,
      bottom: finish ? levels.bottom : levels.bottom + floor,
    });
    if (fits) run.finding('cycle-estimated', column, { word: 'CYCLE63' });
    else run.finding('bad-block', column, { reason: 'l’utensile non entra nel contorno' });
  }
  retract(run, levels.retract);
};

/** CYCLE64(PRG, VARI, RP, Z0, SC, Z1, F, …): centring or rough-drilling where the pocket's cutter will go down. */
export const predrill: Cycle = (run, args, column) => {
  const [outline] = contoursFor(run, '', column);
  if (!outline) return;
  const levels = levelsOfPocket(run, args);
  const points = pointsOf(outline);
  const count = isClosed(outline) ? points.length - 1 : points.length;
  const middle = (axis: 0 | 1) => points.slice(0, count).reduce((sum, p) => sum + p[axis], 0) / count;
  run.path.rapid(planePoint(run.path, middle(0), middle(1), levels.clear));
  new HoleWriter(run.path).cut(levels.bottom, numberAt(args, 6) * run.feedUnit || run.feed);
  retract(run, levels.retract);
  run.finding('cycle-unverified', column, { word: 'CYCLE64' });
};
