import type { PathWriter } from './path-writer.ts';

/** Moves of a drilling cycle along the working plane's normal, over the present point. */
export class HoleWriter {
  readonly path: PathWriter;

  constructor(path: PathWriter) {
    this.path = path;
  }

  get level(): number {
    return this.path.at[this.path.axes[2]] as number;
  }

  rapid(level: number): void {
    if (level !== this.level) this.path.rapid(this.target(level));
  }

  cut(level: number, feed: number): void {
    if (level !== this.level) this.path.cut(this.target(level), feed);
  }

  /** In step with the spindle; without a pitch it is a plain cut. */
  thread(level: number, pitch: number, feed: number): void {
    if (level === this.level) return;
    if (pitch > 0) this.path.thread(this.target(level), pitch);
    else this.path.cut(this.target(level), feed);
  }

  dwell(seconds: number): void {
    if (seconds > 0) this.path.sink.dwell(seconds, this.path.line);
  }

  /** Sideways in the plane. */
  shift(du: number, dv: number): void {
    const { path } = this;
    const [u, v] = path.axes;
    const to = path.at;
    to[u] = (to[u] as number) + du;
    to[v] = (to[v] as number) + dv;
    path.rapid(to);
  }

  private target(level: number) {
    const to = this.path.at;
    to[this.path.axes[2]] = level;
    return to;
  }
}
