import type { ArcMove } from '../canon/arc-move.ts';
import type { Point } from '../canon/point.ts';
import { PLANE, PLANE_AXES, type Plane } from '../canon/row-kind.ts';
import type { CanonSink } from '../canon/sink.ts';
import type { FindingCode } from '../finding-catalog.data.ts';
import { NO_SHIFT } from './nose-shift.ts';
import { crossings, type Point2 } from './offset-curve.ts';
import { arcSegment, lineSegment, runsBackwards, type Segment, trimmed } from './segment.ts';

type CompensationFinding = Extract<FindingCode, `compensation-${'error' | 'interference' | 'arc'}`>;

/** A move along the plane's normal only, waiting for the segment before it to be finished. */
interface Plunge {
  readonly rapid: boolean;
  readonly level: number;
  readonly feed: number;
  readonly line: number;
}

/**
 * G41 and G42: the path is offset by the tool radius. A segment is held back until the next one is known:
 * outside corners get an arc around the programmed point, inside corners are cut at the crossing of the offsets.
 */
export class CutterCompensation {
  active = false;
  /** Programmed position, without the offset. */
  x = 0;
  y = 0;
  z = 0;
  /** Called when the tool cannot follow the path, with the finding, the reason (Italian) and the line. */
  onError: (code: CompensationFinding, reason: string, line: number) => void = () => undefined;
  /** The control takes an arc as the first compensated move. */
  entersOnArcs = true;
  /** Corners within this angle (rad) count as smooth: no arc, no trimming. */
  smooth = 0.01;
  private side = 1;
  private radius = 0;
  private plane: Plane = PLANE.xy;
  /** From the centre of the nose to the point that is positioned, along the plane's two axes, mm. */
  private shift: Point2 = NO_SHIFT;
  private entered = false;
  private held: Segment | null = null;
  /** Where the held segment starts after its corner was trimmed; null on the entry move. */
  private heldFrom: Point2 | null = null;
  private plunges: Plunge[] = [];
  private readonly sink: CanonSink;

  constructor(sink: CanonSink) {
    this.sink = sink;
  }

  start(left: boolean, radius: number, plane: Plane, shift: Point2 = NO_SHIFT): void {
    this.stop();
    if (radius === 0 || plane === PLANE.yz) return;
    this.active = true;
    this.entered = false;
    this.side = left === radius > 0 ? 1 : -1;
    this.radius = Math.abs(radius);
    this.plane = plane;
    this.shift = shift;
    this.x = this.sink.x;
    this.y = this.sink.y;
    this.z = this.sink.z;
  }

  /** An uncompensated move, after which the path is entered again. */
  detour(move: () => void): void {
    if (this.active) this.flush(null);
    move();
    this.entered = false;
    this.x = this.sink.x;
    this.y = this.sink.y;
    this.z = this.sink.z;
  }

  /** Writes what is still held; the next move starts there, its words count from the programmed point. */
  stop(): void {
    if (!this.active) return;
    this.flush(null);
    this.active = false;
    if (this.entered) this.sink.place(this.x, this.y, this.z);
  }

  line(rapid: boolean, to: readonly [number, number, number], feed: number, line: number): void {
    const [u, v, w] = PLANE_AXES[this.plane] as readonly [number, number, number];
    const here = [this.x, this.y, this.z];
    const from: Point2 = [here[u] as number, here[v] as number];
    const end: Point2 = [to[u] as number, to[v] as number];
    const values = { level: to[w] as number, feed, line };
    if (from[0] === end[0] && from[1] === end[1]) {
      this.plunges.push({ rapid, ...values });
      if (this.held === null) this.flush(null);
    } else if (this.entered) this.append(lineSegment(rapid, from, end, this.side, this.radius, values), from);
    else this.enterLine(rapid, end, values);
    [this.x, this.y, this.z] = to;
  }

  arc(move: ArcMove): void {
    const { clockwise, plane, centreU, centreV, turns = 0, feed, line } = move;
    const to = [move.x, move.y, move.z] as const;
    const [u, v, w] = PLANE_AXES[this.plane] as readonly [number, number, number];
    const here = [this.x, this.y, this.z];
    const from: Point2 = [here[u] as number, here[v] as number];
    const end: Point2 = [to[u] as number, to[v] as number];
    const values = { level: to[w] as number, feed, line };
    const shape = { from, to: end, centre: [centreU, centreV] as const, clockwise, turns };
    const segment = plane === this.plane ? arcSegment(shape, this.side, this.radius, values) : null;
    if (segment === null) {
      this.onError('compensation-interference', 'l’utensile non entra nell’arco', line);
      this.flush(null);
      this.sink.arc(move);
    } else if (this.entered) this.append(segment, from);
    else this.enterArc(segment, end);
    [this.x, this.y, this.z] = to;
  }

  /** First move: ends beside the programmed point, perpendicular to the path. */
  private enterLine(
    rapid: boolean,
    end: Point2,
    values: { level: number; feed: number; line: number },
  ): void {
    const from = this.toolPoint();
    if (Math.hypot(end[0] - from[0], end[1] - from[1]) <= this.radius) {
      this.onError(
        'compensation-error',
        'il tratto di ingresso è più corto del raggio utensile',
        values.line,
      );
    }
    this.entered = true;
    this.held = lineSegment(rapid, from, end, this.side, this.radius, values);
  }

  /** First move an arc: it keeps its direction at the end and passes through the present point. */
  private enterArc(segment: Segment, end: Point2): void {
    const from = this.toolPoint();
    const to = segment.offsetEnd;
    if (Math.hypot(end[0] - from[0], end[1] - from[1]) <= this.radius) {
      this.onError('compensation-error', 'l’arco di ingresso è più corto del raggio utensile', segment.line);
    }
    if (!this.entersOnArcs) this.onError('compensation-arc', 'l’ingresso', segment.line);
    this.entered = true;
    this.stepAside(from, segment);
    if (segment.curve.kind !== 'circle') return;
    const { centre } = segment.curve;
    const size = Math.hypot(centre[0] - to[0], centre[1] - to[1]) || 1;
    const inward: Point2 = [(centre[0] - to[0]) / size, (centre[1] - to[1]) / size];
    const chord: Point2 = [from[0] - to[0], from[1] - to[1]];
    const along = chord[0] * inward[0] + chord[1] * inward[1];
    const reach = along === 0 ? 0 : (chord[0] ** 2 + chord[1] ** 2) / (2 * along);
    const moved: Point2 = [to[0] + reach * inward[0], to[1] + reach * inward[1]];
    this.held =
      reach === 0
        ? segment
        : { ...segment, curve: { kind: 'circle', centre: moved, radius: Math.abs(reach) } };
  }

  /** Puts the nose's centre on the start of an entry arc: the arc itself cannot take up the shift. */
  private stepAside(from: Point2, { feed, line }: Segment): void {
    if (this.shift[0] === 0 && this.shift[1] === 0) return;
    const to = this.at(from, null);
    this.sink.line(to[0], to[1], to[2], feed, line);
  }

  /** Centre of the nose; before the entry the point that is positioned. */
  private toolPoint(): Point2 {
    const [u, v] = PLANE_AXES[this.plane] as readonly [number, number, number];
    const here = [this.sink.x, this.sink.y, this.sink.z];
    const [du, dv] = this.entered ? this.shift : NO_SHIFT;
    return [(here[u] as number) - du, (here[v] as number) - dv];
  }

  /** Joins the next segment to the held one at the programmed corner. */
  private append(next: Segment, corner: Point2): void {
    const held = this.held;
    if (held === null) {
      this.hold(next, next.offsetStart);
      return;
    }
    const [p, q] = [held.endDirection, next.startDirection];
    const turn = Math.atan2(p[0] * q[1] - p[1] * q[0], p[0] * q[0] + p[1] * q[1]) * this.side;
    const reversal = Math.abs(turn) > Math.PI - this.smooth;
    const wrapped = reversal && (next.arc ? next.arc.outside : held.arc?.outside === true);
    const inside = reversal ? wrapped : turn > this.smooth;
    const crossing = inside ? this.crossing(held, next) : null;
    this.flush(crossing);
    if (!inside && (turn < -this.smooth || reversal)) this.goAround(next, corner);
    this.hold(next, crossing ?? next.offsetStart);
  }

  private hold(segment: Segment, from: Point2): void {
    this.held = segment;
    this.heldFrom = from;
  }

  private crossing(held: Segment, next: Segment): Point2 | null {
    let point: Point2 | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of crossings(held.curve, next.curve)) {
      const cut = trimmed(held, next, candidate);
      if (cut < least) {
        least = cut;
        point = candidate;
      }
    }
    if (point === null) {
      this.onError('compensation-interference', 'angolo interno troppo stretto per l’utensile', next.line);
    }
    return point;
  }

  /** Outside corner: arc of the tool radius about the corner; a rapid takes the straight way. */
  private goAround(next: Segment, corner: Point2): void {
    const to = this.at(next.offsetStart, null);
    if (next.rapid) this.sink.rapid(to[0], to[1], to[2], next.line);
    else this.putArc(this.side === 1, corner, to, next);
  }

  /** An arc of the nose's centre about `centre`, written for the positioned point. */
  private putArc(
    clockwise: boolean,
    centre: Point2,
    [x, y, z]: Point,
    { feed, line }: { feed: number; line: number },
    turns = 0,
  ): void {
    const [centreU, centreV] = [centre[0] + this.shift[0], centre[1] + this.shift[1]];
    this.sink.arc({ clockwise, plane: this.plane, x, y, z, centreU, centreV, turns, feed, line });
  }

  /** Where the positioned point is when the nose's centre is at `point`; `level` null keeps the present one. */
  private at(point: Point2, level: number | null): Point {
    const [u, v, w] = PLANE_AXES[this.plane] as readonly [number, number, number];
    const out: Point = [this.sink.x, this.sink.y, this.sink.z];
    out[u] = point[0] + this.shift[0];
    out[v] = point[1] + this.shift[1];
    if (level !== null) out[w] = level;
    return out;
  }

  /** Writes the held segment, ending at `end` when its corner was trimmed, then the plunges behind it. */
  private flush(end: Point2 | null): void {
    const { held, sink } = this;
    if (held !== null) {
      const to = this.at(end ?? held.offsetEnd, held.level);
      if (this.heldFrom !== null && runsBackwards(held, this.heldFrom, end ?? held.offsetEnd)) {
        const reason = 'tratto o cava più stretti dell’utensile';
        this.onError('compensation-interference', reason, held.line);
      }
      this.heldFrom = null;
      if (held.arc && held.curve.kind === 'circle') {
        this.putArc(held.arc.clockwise, held.curve.centre, to, held, held.arc.turns);
      } else if (held.rapid) sink.rapid(to[0], to[1], to[2], held.line);
      else sink.line(to[0], to[1], to[2], held.feed, held.line);
      this.held = null;
    }
    const [, , normal] = PLANE_AXES[this.plane] as readonly [number, number, number];
    for (const plunge of this.plunges) {
      const to: [number, number, number] = [sink.x, sink.y, sink.z];
      to[normal] = plunge.level;
      if (plunge.rapid) sink.rapid(to[0], to[1], to[2], plunge.line);
      else sink.line(to[0], to[1], to[2], plunge.feed, plunge.line);
    }
    this.plunges = [];
  }
}
