import { arcPoint, arcSweep } from '../canon/arc-geometry.ts';
import { PLANE, PLANE_AXES, type Plane } from '../canon/row-kind.ts';
import type { CanonSink } from '../canon/sink.ts';
import { CutterCompensation } from '../compensation/cutter-compensation.ts';
import type { Point2 } from '../compensation/offset-curve.ts';
import { breakCorner, type Corner } from './corner.ts';
import { Frame, type Point } from './frame.ts';
import { type ArcData, directionAt, flat, type Move } from './move.ts';

/** Chord error of an arc that a tilted or stretched frame turns into lines, mm. */
const CHORD_ERROR = 0.005;
const MAX_CHORDS = 2000;

/** Writes moves given in the program's coordinates: corners, frame and cutter compensation happen here. */
export class PathWriter {
  readonly sink: CanonSink;
  readonly compensation: CutterCompensation;
  frame = Frame.identity;
  plane: Plane = PLANE.xy;
  /** Source line that the next rows carry. */
  line = 0;
  /** Called when a programmed corner has no room. */
  onCornerError: (line: number) => void = () => undefined;
  /** Last contour move and where it started, for its direction at the end. */
  private last: { from: Point; move: Move } | null = null;
  private lastDirection: Point2 | null = null;
  private held: { from: Point2; move: Move; corner: Corner; feed: number } | null = null;
  /** Last point written, as the program gave it: going back through the frame would round it. */
  private written: { frame: Frame; local: Point; global: Point } | null = null;

  constructor(sink: CanonSink) {
    this.sink = sink;
    this.compensation = new CutterCompensation(sink);
  }

  /** Present position in the program's coordinates. */
  get at(): Point {
    const { held, compensation, sink, written } = this;
    if (held) return [...held.move.to];
    const now: Point = compensation.active
      ? [compensation.x, compensation.y, compensation.z]
      : [sink.x, sink.y, sink.z];
    if (written?.frame === this.frame) {
      const { global } = written;
      if (global[0] === now[0] && global[1] === now[1] && global[2] === now[2]) return [...written.local];
    }
    return this.frame.unapply(now);
  }

  /** Direction of travel in the plane at the end of the last contour move. */
  get direction(): Point2 | null {
    const { last } = this;
    if (last) {
      this.last = null;
      const { plane } = last.move;
      this.lastDirection =
        directionAt(last.move, flat(last.from, plane), flat(last.move.to, plane)) ?? this.lastDirection;
    }
    return this.lastDirection;
  }

  /** Axis numbers of the working plane: first, second, normal. */
  get axes(): readonly [number, number, number] {
    return PLANE_AXES[this.plane] as readonly [number, number, number];
  }

  rapid(to: Readonly<Point>): void {
    this.flush();
    const at = this.place(to);
    if (this.compensation.active) this.compensation.line(true, at, 0, this.line);
    else this.sink.rapid(at[0], at[1], at[2], this.line);
  }

  cut(to: Readonly<Point>, feed: number, corner: Corner | null = null, cornerFeed = feed): void {
    const { line, plane } = this;
    this.follow({ to: [...to], feed, line, plane, arc: null }, corner, cornerFeed);
  }

  arc(
    to: Readonly<Point>,
    arc: ArcData,
    feed: number,
    corner: Corner | null = null,
    cornerFeed = feed,
  ): void {
    const { line, plane } = this;
    this.follow({ to: [...to], feed, line, plane, arc }, corner, cornerFeed);
  }

  /** Straight move in step with the spindle; `pitch` in mm a turn. */
  thread(to: Readonly<Point>, pitch: number): void {
    this.flush();
    const at = this.place(to);
    this.sink.thread(at[0], at[1], at[2], pitch, this.line);
  }

  probe(to: Readonly<Point>, feed: number): void {
    this.flush();
    const at = this.place(to);
    this.sink.probe(at[0], at[1], at[2], feed, this.line);
  }

  /** Piece of a curve. */
  spline(to: Readonly<Point>, feed: number): void {
    this.flush();
    const at = this.place(to);
    this.sink.spline(at[0], at[1], at[2], feed, this.line);
  }

  /** Point of the stream itself, past every frame: G53, SUPA, M91. */
  machineMove(to: Readonly<Point>, feed: number | null): void {
    this.flush();
    this.sink.atReference(() => {
      if (feed === null) this.sink.rapid(to[0], to[1], to[2], this.line);
      else this.sink.line(to[0], to[1], to[2], feed, this.line);
    });
  }

  /** Runs `draw` in a frame inside the present one. */
  inside(inner: Frame, draw: () => void): void {
    const outer = this.frame;
    this.flush();
    this.frame = outer.with(inner);
    draw();
    this.flush();
    this.frame = outer;
  }

  /** Writes a move that waits for its corner, without one. */
  flush(): void {
    const { held } = this;
    if (held === null) return;
    this.held = null;
    this.emit(held.move);
  }

  private place(local: Readonly<Point>): Point {
    const global = this.frame.apply(local);
    if (!this.frame.isIdentity) {
      this.written = { frame: this.frame, local: [local[0], local[1], local[2]], global };
    }
    return global;
  }

  private follow(move: Move, corner: Corner | null, cornerFeed: number): void {
    const { held } = this;
    const from = this.at;
    const [u, v] = this.axes;
    // A move along the normal only has no direction in the plane.
    if (move.arc || from[u] !== move.to[u] || from[v] !== move.to[v]) this.last = { from, move };
    if (held) {
      this.held = null;
      const broken = breakCorner(held.corner, held.from, held.move, move, held.feed);
      if (broken === null) this.onCornerError(held.move.line);
      this.emit(broken ? broken.first : held.move);
      if (broken) this.emit(broken.piece);
    }
    if (corner === null) this.emit(move);
    else this.held = { from: flat(this.at, this.plane), move, corner, feed: cornerFeed };
  }

  private emit(move: Move): void {
    const { sink, compensation } = this;
    if (move.arc) {
      this.emitArc(move, move.arc);
      return;
    }
    const to = this.place(move.to);
    if (compensation.active) compensation.line(false, to, move.feed, move.line);
    else sink.line(to[0], to[1], to[2], move.feed, move.line);
  }

  private emitArc(move: Move, arc: ArcData): void {
    const [u, v, w] = PLANE_AXES[move.plane] as readonly [number, number, number];
    if (!this.frame.keepsCircles(u, v, w)) {
      this.emitChords(move, arc);
      return;
    }
    const to = this.place(move.to);
    const middle: Point = [...move.to];
    middle[u] = arc.centre[0];
    middle[v] = arc.centre[1];
    const centre = this.frame.apply(middle);
    const [cu, cv] = [centre[u] as number, centre[v] as number];
    const clockwise = arc.clockwise !== this.frame.flips(u, v);
    const { plane, feed, line } = move;
    const { turns } = arc;
    const target = this.compensation.active ? this.compensation : this.sink;
    target.arc({
      clockwise,
      plane,
      x: to[0],
      y: to[1],
      z: to[2],
      centreU: cu,
      centreV: cv,
      turns,
      feed,
      line,
    });
  }

  /** An arc that is no longer a circle, split into lines. */
  private emitChords(move: Move, arc: ArcData): void {
    const from = this.at;
    const [startU, startV] = flat(from, move.plane);
    const [endU, endV] = flat(move.to, move.plane);
    const [centreU, centreV] = arc.centre;
    const sweep = arcSweep({ startU, startV, endU, endV, centreU, centreV }, arc.clockwise, arc.turns);
    const radius = Math.max(Math.hypot(startU - centreU, startV - centreV), CHORD_ERROR);
    const step = 2 * Math.acos(Math.max(0, 1 - CHORD_ERROR / radius));
    const count = Math.min(MAX_CHORDS, Math.max(2, Math.ceil(Math.abs(sweep) / step)));
    const point: Point = [0, 0, 0];
    for (let i = 1; i <= count; i++) {
      arcPoint(move.plane, from, move.to, centreU, centreV, sweep, i / count, point);
      const at = this.place(i === count ? move.to : point);
      this.sink.spline(at[0], at[1], at[2], move.feed, move.line);
    }
  }
}
