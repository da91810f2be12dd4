import type { Point } from '../canon/point.ts';
import { PLANE_AXES } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';
import { ABC, BIT, LETTER, UVW, XYZ } from './letters.ts';

/** Position the program believes in: without cutter compensation, after rotation and scaling. */
export function position(run: IsoRun): Point {
  const { compensation, sink } = run;
  return compensation.active ? [compensation.x, compensation.y, compensation.z] : [sink.x, sink.y, sink.z];
}

/** True when the block names an axis to move. */
export function hasAxes(run: IsoRun): boolean {
  const { block } = run;
  const words = XYZ | ABC | (run.turning ? BIT.U | BIT.V | BIT.W | BIT.H : 0);
  return (block.mask & words) !== 0 || block.hasPolarAngle || block.hasPolarRadius;
}

/** End point of the block's axis words in mm, rotation and scaling applied; rotary axes go to the sink. */
export function resolveTarget(run: IsoRun): Point {
  const point = position(run);
  if (run.transform.active) run.transform.invert(point);
  programmedTarget(run, point);
  if (run.transform.active) run.transform.apply(point);
  turnRotary(run);
  return point;
}

/** Moves `point` by the block's words, in the coordinates the program is written in. */
export function programmedTarget(run: IsoRun, point: Point): void {
  const { block, unit, incremental } = run;
  if (run.polar && (block.mask & XYZ) !== 0) {
    polarTarget(run, point);
    return;
  }
  if (block.has(BIT.X)) {
    const x = block.take(LETTER.X, 0) * unit * run.xFactor;
    point[0] = incremental ? point[0] + x : x;
  }
  if (block.has(BIT.Y)) {
    const y = block.take(LETTER.Y, 0) * unit;
    point[1] = incremental ? point[1] + y : y;
  }
  if (block.has(BIT.Z)) {
    const z = block.take(LETTER.Z, 0) * unit;
    point[2] = incremental ? point[2] + z : z;
  }
  if (run.turning && (block.mask & UVW) !== 0) {
    point[0] += block.take(LETTER.U, 0) * unit * run.xFactor;
    point[1] += block.take(LETTER.V, 0) * unit;
    point[2] += block.take(LETTER.W, 0) * unit;
  }
  if (block.hasPolarRadius || block.hasPolarAngle) rs274Polar(run, point);
}

/** G16: the plane's first word is a radius, its second an angle. */
function polarTarget(run: IsoRun, point: Point): void {
  const [u, v, w] = PLANE_AXES[run.plane] as readonly [number, number, number];
  const { block, unit } = run;
  const letters = [LETTER.X, LETTER.Y, LETTER.Z] as const;
  const radiusNow = Math.hypot(point[u] as number, point[v] as number);
  const angleNow = (Math.atan2(point[v] as number, point[u] as number) * 180) / Math.PI;
  const add = run.incremental ? 1 : 0;
  const letterOf = (axis: number) => letters[axis] as number;
  const radius = block.has(1 << letterOf(u))
    ? block.take(letterOf(u), 0) * unit + add * radiusNow
    : radiusNow;
  const angle = block.has(1 << letterOf(v)) ? block.take(letterOf(v), 0) + add * angleNow : angleNow;
  if (block.has(1 << letterOf(u)) || block.has(1 << letterOf(v))) {
    point[u] = radius * Math.cos((angle * Math.PI) / 180);
    point[v] = radius * Math.sin((angle * Math.PI) / 180);
  }
  if (block.has(1 << letterOf(w))) {
    const climb = block.take(letterOf(w), 0) * unit;
    point[w] = run.incremental ? (point[w] as number) + climb : climb;
  }
}

/** LinuxCNC: @radius ^angle about the origin of the XY plane. */
function rs274Polar(run: IsoRun, point: Point): void {
  const { block, unit, incremental } = run;
  let radius = Math.hypot(point[0], point[1]);
  let angle = Math.atan2(point[1], point[0]);
  if (block.hasPolarRadius) radius = block.polarRadius * unit + (incremental ? radius : 0);
  if (block.hasPolarAngle) angle = (block.polarAngle * Math.PI) / 180 + (incremental ? angle : 0);
  point[0] = radius * Math.cos(angle);
  point[1] = radius * Math.sin(angle);
}

/** Rotary words, in degrees. */
export function turnRotary(run: IsoRun): void {
  const { block, sink, incremental } = run;
  const incrementalC = run.turning && block.has(BIT.H);
  if ((block.mask & ABC) === 0 && !incrementalC) return;
  const base = incremental ? 1 : 0;
  const a = block.has(BIT.A) ? block.take(LETTER.A, 0) + base * sink.a : sink.a;
  const b = block.has(BIT.B) ? block.take(LETTER.B, 0) + base * sink.b : sink.b;
  let c = block.has(BIT.C) ? block.take(LETTER.C, 0) + base * sink.c : sink.c;
  if (incrementalC) c += block.take(LETTER.H, 0);
  sink.turnTo(a, b, c);
}
