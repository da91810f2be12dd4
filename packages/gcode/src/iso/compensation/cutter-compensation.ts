import type { Plane } from '../../canon/row-kind.ts';
import type { CanonSink } from '../../canon/sink.ts';

/** G41 and G42. */
export class CutterCompensation {
  active = false;
  x = 0;
  y = 0;
  z = 0;
  private readonly sink: CanonSink;
  constructor(sink: CanonSink) {
    this.sink = sink;
  }
  start(_left: boolean, _radius: number, _plane: Plane): void {}
  stop(): void {}
  line(rapid: boolean, to: readonly [number, number, number], feed: number, line: number): void {
    if (rapid) this.sink.rapid(to[0], to[1], to[2], line);
    else this.sink.line(to[0], to[1], to[2], feed, line);
  }
  arc(
    cw: boolean,
    plane: Plane,
    to: readonly [number, number, number],
    u: number,
    v: number,
    turns: number,
    feed: number,
    line: number,
  ): void {
    this.sink.arc(cw, plane, to[0], to[1], to[2], u, v, turns, feed, line);
  }
}
