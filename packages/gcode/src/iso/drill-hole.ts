import type { Point } from '../canon/point.ts';
import { PLANE, PLANE_AXES, ROW } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';

/** Way back of a chip-breaking peck and clearance above the last depth, mm: LinuxCNC's 0.010 inch. */
const RS274_PECK = 0.254;
/** The same on macro-B controls, whose parameters 5114 and 5115 builders set near one millimetre. */
const MACRO_PECK = 1;
const MAX_PECKS = 20_000;

/** Writes one hole: `at` stands over it at the level before; it ends at `clear`. */
export function drillHole(run: IsoRun, code: number, at: Point, clear: number): void {
  const { cycle } = run;
  const w = (PLANE_AXES[run.plane] as readonly [number, number, number])[2];
  const hole = new Hole(run, at, w);
  hole.rapid(cycle.r);
  switch (code) {
    case 730:
    case 830:
      peck(run, hole, code === 830);
      hole.rapid(clear);
      break;
    case 740:
    case 840:
      tap(run, hole, clear);
      break;
    case 850:
      hole.cut(cycle.bottom);
      hole.cut(cycle.r);
      hole.rapid(clear);
      break;
    case 890:
      hole.cut(cycle.bottom);
      hole.dwell(cycle.dwell);
      hole.cut(run.rs274 ? clear : cycle.r);
      hole.rapid(clear);
      break;
    case 760:
      fineBore(run, hole, clear);
      break;
    case 860:
    case 880:
      hole.cut(cycle.bottom);
      hole.dwell(cycle.dwell);
      stopAndRetract(run, hole, clear);
      break;
    case 870:
      backBore(run, hole, clear);
      break;
    default:
      hole.cut(cycle.bottom);
      if (code === 820) hole.dwell(cycle.dwell);
      hole.rapid(clear);
  }
}

class Hole {
  readonly run: IsoRun;
  readonly at: Point;
  private readonly w: number;

  constructor(run: IsoRun, at: Point, w: number) {
    this.run = run;
    this.at = at;
    this.w = w;
  }

  get level(): number {
    return this.at[this.w] as number;
  }

  rapid(level: number): void {
    if (level === this.level) return;
    this.at[this.w] = level;
    this.run.sink.rapid(this.at[0], this.at[1], this.at[2], this.run.line);
  }

  cut(level: number): void {
    if (level === this.level) return;
    this.at[this.w] = level;
    this.run.sink.line(this.at[0], this.at[1], this.at[2], this.run.feed, this.run.line);
  }

  /** In step with the spindle; the pitch comes from F and S. */
  thread(level: number, pitch: number): void {
    if (level === this.level) return;
    this.at[this.w] = level;
    this.run.sink.thread(this.at[0], this.at[1], this.at[2], pitch, this.run.line);
  }

  /** LinuxCNC 2.9 hands the axes of G74 and G84 on in the wrong order outside G17: so does the machine. */
  swappedCut(level: number): void {
    const [x, y, z] = this.at;
    this.at[this.w] = level;
    const { sink, feed, line, plane } = this.run;
    if (plane === PLANE.zx) sink.line(level, z, x, feed, line);
    else sink.line(z, level, y, feed, line);
  }

  shift(du: number, dv: number, u: number, v: number): void {
    this.at[u] = (this.at[u] as number) + du;
    this.at[v] = (this.at[v] as number) + dv;
    this.run.sink.rapid(this.at[0], this.at[1], this.at[2], this.run.line);
  }

  dwell(seconds: number): void {
    if (seconds > 0) this.run.sink.dwell(seconds, this.run.line);
  }
}

/** Q at a time; G83 clears the hole each time, G73 only breaks the chip. */
function peck(run: IsoRun, hole: Hole, full: boolean): void {
  const { cycle, block } = run;
  const step = Math.abs(cycle.q);
  if (step <= 0) {
    if (run.rs274) run.finding('bad-block', block.gColumns[0] || 1, { reason: 'foratura a tratti senza Q' });
    hole.cut(cycle.bottom);
    hole.dwell(cycle.dwell);
    return;
  }
  const back = run.rs274
    ? block.has(BIT.D)
      ? (block.values[LETTER.D] as number) * run.unit
      : RS274_PECK
    : MACRO_PECK;
  // A sub-spindle and a back face are drilled upwards.
  const into = cycle.bottom > cycle.r ? 1 : -1;
  let depth = step;
  for (let i = 0; depth < Math.abs(cycle.bottom - cycle.r) && i < MAX_PECKS && !run.sink.full; i++) {
    hole.cut(cycle.r + into * depth);
    if (full) hole.rapid(cycle.r);
    hole.rapid(cycle.r + into * (full ? Math.max(0, depth - back) : depth - back));
    depth += step;
  }
  hole.cut(cycle.bottom);
  hole.dwell(cycle.dwell);
}

/** Down, spindle turned round, up at the same feed. F is mm/min, or the pitch under feed per revolution. */
function tap(run: IsoRun, hole: Hole, clear: number): void {
  const { cycle, sink } = run;
  const { state } = sink;
  if (run.rs274 && state.spindleDirection === 0) {
    run.finding('bad-block', run.block.gColumns[0] || 1, { reason: 'maschiatura con mandrino fermo' });
  }
  const forward: -1 | 1 = run.motion === 740 ? -1 : 1;
  const speed = state.spindleSpeed;
  // Haas taps rigidly without being told.
  const startsSpindle = run.rigidTapping || run.job.dialect === 'haas';
  if (startsSpindle && state.spindleDirection === 0 && speed > 0) sink.spindle(forward, speed, run.line);
  const pitch = state.feedMode === 'perRevolution' ? run.feed : speed > 0 ? run.feed / speed : 0;
  const swapped = run.job.dialect === 'linuxcnc' && run.plane !== PLANE.xy;
  if (swapped) run.finding('axes-swapped', run.block.gColumns[0] || 1);
  const go = (level: number) => {
    if (swapped) hole.swappedCut(level);
    else if (pitch > 0) hole.thread(level, pitch);
    else hole.cut(level);
  };
  go(cycle.bottom);
  hole.dwell(cycle.dwell);
  sink.spindle(forward === 1 ? -1 : 1, speed, run.line);
  go(run.rs274 ? clear : cycle.r);
  sink.spindle(forward, speed, run.line);
  hole.rapid(clear);
}

/** G86, G88: the spindle stops at the bottom, the tool comes out, the spindle starts again. */
function stopAndRetract(run: IsoRun, hole: Hole, clear: number): void {
  const { sink } = run;
  const { spindleDirection, spindleSpeed } = sink.state;
  sink.spindle(0, spindleSpeed, run.line);
  hole.rapid(clear);
  sink.spindle(spindleDirection, spindleSpeed, run.line);
}

/** G76 of a mill: bottom, orient, off the wall by Q, out, back over the hole. */
function fineBore(run: IsoRun, hole: Hole, clear: number): void {
  const { cycle, sink } = run;
  const { spindleDirection, spindleSpeed } = sink.state;
  const [u, v] = PLANE_AXES[run.plane] as readonly [number, number, number];
  const shift = Math.abs(cycle.q);
  hole.cut(cycle.bottom);
  hole.dwell(cycle.dwell);
  sink.event(ROW.orient, 0, run.line);
  hole.shift(shift, 0, u, v);
  hole.rapid(clear);
  hole.shift(-shift, 0, u, v);
  sink.spindle(spindleDirection, spindleSpeed, run.line);
}

/** G87: in oriented and off centre, back bore upwards from R to Z, out the same way. */
function backBore(run: IsoRun, hole: Hole, clear: number): void {
  const { cycle, sink } = run;
  const [u, v] = PLANE_AXES[run.plane] as readonly [number, number, number];
  const du = cycle.i !== 0 || cycle.j !== 0 ? cycle.i : Math.abs(cycle.q);
  const dv = cycle.j;
  sink.event(ROW.orient, 0, run.line);
  hole.shift(du, dv, u, v);
  hole.rapid(cycle.r);
  hole.shift(-du, -dv, u, v);
  hole.cut(cycle.bottom);
  hole.dwell(cycle.dwell);
  sink.event(ROW.orient, 0, run.line);
  hole.shift(du, dv, u, v);
  hole.rapid(Math.max(clear, cycle.initial));
  hole.shift(-du, -dv, u, v);
}
