import { centreFromRadius } from '../canon/arc-geometry.ts';
import type { Point } from '../canon/point.ts';
import { isMotion, PLANE, PLANE_AXES } from '../canon/row-kind.ts';
import { cutMove } from './corner.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, IJK, LETTER } from './letters.ts';
import { cutTo } from './straight.ts';
import { position, programmedTarget, turnRotary } from './target.ts';

/**
 * Radii at both ends may differ by this before the arc is refused, in mm; and by a thousandth of the radius.
 * Same rule and figures as LinuxCNC: beyond 100 times the tolerance, or beyond it and 0.1 % of the radius.
 */
const TOLERANCE_MM = 2 * Math.SQRT2 * 0.01;
const TOLERANCE_INCH_MM = 2 * Math.SQRT2 * 0.001 * 25.4;
const RELATIVE = 0.001;
/** How much the chord may exceed the diameter of an R arc, mm: rounding of the last decimal. */
const CHORD_TOLERANCE = 0.005;

const OFFSET_LETTERS = [LETTER.I, LETTER.J, LETTER.K] as const;

interface Arc {
  readonly end: Point;
  readonly centreU: number;
  readonly centreV: number;
  readonly clockwise: boolean;
}

/** G2 or G3 with I J K or R, helix and full turns included. */
export function cutArc(run: IsoRun, clockwise: boolean): void {
  const { block } = run;
  const start = position(run);
  if (run.transform.active) run.transform.invert(start);
  const end: Point = [...start];
  programmedTarget(run, end);
  const centre = block.has(BIT.R) ? centreOfRadius(run, start, end, clockwise) : centreOfOffsets(run, start);
  turnRotary(run);
  if (centre === null) {
    if (run.transform.active) run.transform.apply(end);
    cutTo(run, end);
    return;
  }
  emitArc(run, transformed(run, { end, centreU: centre[0], centreV: centre[1], clockwise }));
}

/** The arc in the coordinates after rotation and scaling. */
function transformed(run: IsoRun, arc: Arc): Arc {
  if (!run.transform.active) return arc;
  const [u, v] = PLANE_AXES[run.plane] as readonly [number, number, number];
  const centre: Point = [...arc.end];
  centre[u] = arc.centreU;
  centre[v] = arc.centreV;
  run.transform.apply(centre);
  run.transform.apply(arc.end);
  const flipped = run.plane === PLANE.xy && run.transform.mirrorsArcs;
  return {
    end: arc.end,
    centreU: centre[u] as number,
    centreV: centre[v] as number,
    clockwise: arc.clockwise !== flipped,
  };
}

function emitArc(run: IsoRun, arc: Arc): void {
  const { block } = run;
  const { end, centreU, centreV, clockwise } = arc;
  const turns = arcTurns(run);
  const [u, v] = PLANE_AXES[run.plane] as readonly [number, number, number];
  const from = position(run);
  const radiusStart = Math.hypot((from[u] as number) - centreU, (from[v] as number) - centreV);
  const radiusEnd = Math.hypot((end[u] as number) - centreU, (end[v] as number) - centreV);
  const gap = Math.abs(radiusStart - radiusEnd);
  const tolerance = run.unit === 1 ? TOLERANCE_MM : TOLERANCE_INCH_MM;
  const relative = gap / Math.max(radiusStart, radiusEnd, 1e-9);
  if (gap > 100 * tolerance || (gap > tolerance && relative > RELATIVE)) {
    const values = { start: radiusStart, end: radiusEnd };
    run.finding('arc-error', block.gCount > 0 ? (block.gColumns[0] as number) : 1, values);
  }
  const { plane, feed, line } = run;
  if (leavesCompensation(run)) {
    run.finding('compensation-arc', block.gCount > 0 ? (block.gColumns[0] as number) : 1, {
      reason: 'l’uscita',
    });
  }
  run.compensationEnd = -1;
  cutMove(run, { to: end, feed, line, plane, arc: { clockwise, centre: [centreU, centreV], turns } });
}

/** No move has come since G40: Fanuc and Haas refuse to leave cutter compensation along an arc. */
function leavesCompensation({ compensationEnd, sink }: IsoRun): boolean {
  if (compensationEnd < 0) return false;
  const { kind, count } = sink.canon;
  for (let row = compensationEnd; row < count; row++) if (isMotion(kind[row] as number)) return false;
  return true;
}

/** LinuxCNC: P is the count of turns, the last one may be partial. */
function arcTurns(run: IsoRun): number {
  const { block } = run;
  if (!run.rs274 || !block.has(BIT.P)) return 0;
  const turns = block.take(LETTER.P, 1);
  return turns >= 1 && turns <= 10_000 ? Math.floor(turns) - 1 : 0;
}

function centreOfRadius(run: IsoRun, start: Point, end: Point, clockwise: boolean): [number, number] | null {
  const [u, v] = PLANE_AXES[run.plane] as readonly [number, number, number];
  const radius = run.block.take(LETTER.R, 0) * run.unit;
  const [su, sv] = [start[u] as number, start[v] as number];
  const [eu, ev] = [end[u] as number, end[v] as number];
  const centre = centreFromRadius(su, sv, eu, ev, radius, clockwise, CHORD_TOLERANCE);
  if (centre.ok) return [centre.centreU, centre.centreV];
  run.finding('arc-radius', run.block.columns[LETTER.R] as number, {
    chord: centre.chord,
    radius: Math.abs(radius),
  });
  return null;
}

function centreOfOffsets(run: IsoRun, start: Point): [number, number] | null {
  const { block, unit } = run;
  if ((block.mask & IJK) === 0) {
    run.finding('arc-undefined', block.gCount > 0 ? (block.gColumns[0] as number) : 1);
    return null;
  }
  const [u, v, w] = PLANE_AXES[run.plane] as readonly [number, number, number];
  // Some posts always write all three offsets: a zero across the plane means nothing.
  const across = OFFSET_LETTERS[w] as number;
  if (block.values[across] === 0) block.used |= 1 << across;
  const factor = (axis: number) => (run.absoluteCentres && axis === 0 ? unit * run.xFactor : unit);
  const read = (axis: number) => block.take(OFFSET_LETTERS[axis] as number, 0) * factor(axis);
  if (run.absoluteCentres) return [read(u), read(v)];
  return [(start[u] as number) + read(u), (start[v] as number) + read(v)];
}
