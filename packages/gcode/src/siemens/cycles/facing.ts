import { depthLevels } from '../../toolpath/clear-pocket.ts';
import { Frame, type Point } from '../../toolpath/frame.ts';
import { planePoint } from '../../toolpath/rounded-rectangle.ts';
import { depthOf, stepOf } from './contour-milling.ts';
import { type Cycle, levelsOf, neededRadius, numberAt } from './cycle-arguments.ts';

const MAX_ROWS = 5000;
/** Step sideways over tool diameter when _MIDA is left out. */
const STEP = 0.8;

/**
 * CYCLE71: a face from the corner PA, PO, of LENG by WID turned by STA, in rows MIDA apart that run out by FDP1.
 * The tens of VARI tell the rows: 1 along the length one way, 2 along the width, 3 and 4 there and back.
 */
export const faceMill: Cycle = (run, args, column) => {
  millFace(run, args, column);
  run.finding('cycle-approximate', column, { word: 'CYCLE71' });
};

const millFace: Cycle = (run, args, column) => {
  const radius = neededRadius(run, column);
  if (radius === null) return;
  const { path, unit } = run;
  const { retract, surface, clear, bottom } = levelsOf(run, args, false);
  const rows = Math.floor(numberAt(args, 14) / 10) % 10;
  const across = rows === 2 || rows === 4;
  const bothWays = rows >= 3;
  const signed = [numberAt(args, 6) * unit, numberAt(args, 7) * unit] as const;
  const [along, wide] = across ? [signed[1], signed[0]] : [signed[0], signed[1]];
  const out = Math.abs(numberAt(args, 15)) * unit + radius;
  const step = Math.abs(numberAt(args, 10)) * unit || 2 * radius * STEP;
  const count = Math.min(MAX_ROWS, Math.max(1, Math.ceil((Math.abs(wide) - radius) / step) + 1));
  const side = Math.sign(wide) || 1;
  const [from, to] = [-(Math.sign(along) || 1) * out, along + (Math.sign(along) || 1) * out];
  const feed = numberAt(args, 13) * run.feedUnit || run.feed;
  const point = (x: number, y: number, level: number): Point =>
    across ? planePoint(path, y, x, level) : planePoint(path, x, y, level);
  const [u, v, w] = path.axes;
  const corner: Point = [0, 0, 0];
  corner[u] = numberAt(args, 4) * unit;
  corner[v] = numberAt(args, 5) * unit;
  const floor = bottom + Math.abs(numberAt(args, 12)) * unit;
  const levels = depthLevels(surface, floor, Math.abs(numberAt(args, 9)) * unit);
  path.inside(Frame.identity.shifted(...corner).turned(w, numberAt(args, 8)), () => {
    for (const level of levels) {
      path.rapid(point(from, 0, clear));
      path.rapid(point(from, 0, level));
      for (let i = 0; i < count; i++) {
        const y = side * Math.min(i * step, Math.abs(wide));
        const back = bothWays && i % 2 === 1;
        if (i > 0 && !bothWays) {
          const up = path.at;
          up[w] = clear;
          path.rapid(up);
          path.rapid(point(from, y, clear));
          path.rapid(point(from, y, level));
        } else path.cut(point(back ? to : from, y, level), feed);
        path.cut(point(back ? from : to, y, level), feed);
      }
      const end = path.at;
      end[w] = clear;
      path.rapid(end);
    }
  });
  const end = path.at;
  end[w] = retract;
  path.rapid(end);
  run.programmed = path.at;
};

/**
 * CYCLE61(RTP, Z0, SDIS, Z1, X0, Y0, X1, Y1, DZ, DXY, UZ, F, VARI, …): the same face, without an angle (840D sl
 * "Programming cycles externally"). Digits that are not read here tell whether lengths are absolute.
 */
export const newFaceMill: Cycle = (run, args, column) => {
  const radius = neededRadius(run, column);
  if (radius === null) return;
  const { unit } = run;
  const bottom = depthOf(numberAt(args, 1) * unit, numberAt(args, 3) * unit) / unit;
  const step = stepOf(run, numberAt(args, 9), radius) / unit;
  const at = (index: number) => args[index];
  const old = [
    at(0),
    at(1),
    at(2),
    bottom,
    at(4),
    at(5),
    at(6),
    at(7),
    0,
    at(8),
    step,
    0,
    at(10),
    at(11),
    at(12),
    0,
  ];
  millFace(run, old, column);
  run.finding('cycle-estimated', column, { word: 'CYCLE61' });
};
