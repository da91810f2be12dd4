import type { Point } from '../toolpath/frame.ts';
import { flat, inPlane } from '../toolpath/move.ts';
import { polarPoint } from '../toolpath/tangent-arc.ts';
import type { Coordinate } from './block.ts';
import type { SiemensRun } from './siemens-run.ts';
import { splineEnd } from './splines.ts';

/** Current position of the program, an open spline included. */
export function position(run: SiemensRun): Point {
  return splineEnd(run) ?? run.path.at;
}

function isIncrement(run: SiemensRun, coordinate: Coordinate): boolean {
  return coordinate.way === 'IC' || (coordinate.way === 'modal' && run.incremental);
}

/** mm for one unit of an axis word. */
export function axisUnit(run: SiemensRun, axis: number, increment: boolean): number {
  const halved = axis === 0 && (run.diameter === 'on' || (run.diameter === 'absolute' && !increment));
  return halved ? run.unit / 2 : run.unit;
}

/** End point of the block in program coordinates; axes without a word stay. */
export function resolveTarget(run: SiemensRun): Point {
  const { block } = run;
  const to = position(run);
  for (const axis of [0, 1, 2] as const) {
    const coordinate = block.axes[axis];
    if (!coordinate) continue;
    const increment = isIncrement(run, coordinate);
    const value = coordinate.value * axisUnit(run, axis, increment);
    // Setting data 42440 as delivered: an increment after a new frame starts from the last programmed value.
    to[axis] = increment ? run.programmed[axis] + value : value;
  }
  if (block.named.has('AP') || block.named.has('RP')) return polarTarget(run, to);
  if (block.named.has('ANG')) return angleTarget(run, to);
  return to;
}

/** AP and RP about the pole; one left out keeps its last value. */
function polarTarget(run: SiemensRun, to: Point): Point {
  const { block, path } = run;
  const pole = flat(run.pole, path.plane);
  const now = flat(position(run), path.plane);
  const angle = block.named.get('AP');
  const radius = block.named.get('RP');
  const nowAngle = (Math.atan2(now[1] - pole[1], now[0] - pole[0]) * 180) / Math.PI;
  const base = Math.hypot(now[0] - pole[0], now[1] - pole[1]);
  if (angle) run.poleAngle = isIncrement(run, angle) ? run.poleAngle + angle.value : angle.value;
  else if (base > 0) run.poleAngle = nowAngle;
  const value = radius ? radius.value * run.unit : base;
  const reach = radius && isIncrement(run, radius) ? base + value : value;
  return inPlane(to, path.plane, polarPoint(pole, reach, run.poleAngle));
}

/** ANG with one coordinate of the plane: the other follows from the angle. */
function angleTarget(run: SiemensRun, to: Point): Point {
  const { block, path } = run;
  const [u, v] = path.axes;
  const slope = Math.tan(((block.number('ANG') ?? 0) * Math.PI) / 180);
  const from = position(run);
  const out: Point = [...to];
  const given = [block.axes[u] !== undefined, block.axes[v] !== undefined];
  if (given[0] && !given[1]) out[v] = (from[v] as number) + ((to[u] as number) - (from[u] as number)) * slope;
  else if (given[1] && !given[0] && slope !== 0)
    out[u] = (from[u] as number) + ((to[v] as number) - (from[v] as number)) / slope;
  else if (!given[0]) run.finding('unsupported-word', block.axisColumn || 1, { word: 'ANG' });
  return out;
}

/** Rotary words in degrees, the way round included. */
export function turnRotary(run: SiemensRun): void {
  const { block, sink } = run;
  if (block.axes[3] === undefined && block.axes[4] === undefined && block.axes[5] === undefined) return;
  const now = [sink.a, sink.b, sink.c];
  const [a, b, c] = now.map((value, i) => {
    const coordinate = block.axes[3 + i];
    if (!coordinate) return value;
    if (isIncrement(run, coordinate)) return value + coordinate.value;
    const turn = (((coordinate.value - value) % 360) + 360) % 360;
    switch (coordinate.way) {
      case 'DC':
        return value + (turn > 180 ? turn - 360 : turn);
      case 'ACP':
        return value + turn;
      case 'ACN':
        return value + (turn === 0 ? 0 : turn - 360);
      default:
        return coordinate.value;
    }
  });
  sink.turnTo(a ?? 0, b ?? 0, c ?? 0);
}
