import type { Picture } from '@truciolo/gcode';

/** Where the tool is: time, segment and program line move together. */
export interface Cursor {
  readonly seconds: number;
  /** Segment being cut, -1 without any. */
  readonly segment: number;
  readonly line: number;
  readonly file: number;
  readonly isPlaying: boolean;
}

/** First segment that is not over at `seconds`; the last one after the end. */
export function segmentAt(end: Float32Array, seconds: number): number {
  let low = 0;
  let high = end.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((end[middle] as number) >= seconds) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** The cursor outside React: the scene, the slider and the text each listen, and nothing else renders. */
export class Playback {
  cursor: Cursor;
  /** Program seconds a real second. */
  speed = 10;
  private readonly picture: Picture;
  private readonly listeners = new Set<() => void>();
  private frame = 0;
  private last = 0;

  constructor(picture: Picture) {
    this.picture = picture;
    this.cursor = {
      seconds: picture.seconds,
      segment: picture.segments - 1,
      line: 0,
      file: 0,
      isPlaying: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Cursor => this.cursor;

  goToSeconds(wanted: number): void {
    const seconds = Math.min(Math.max(0, wanted), this.picture.seconds);
    this.moveTo(segmentAt(this.picture.end, seconds), seconds);
  }

  /** The line is marked even when it moves nothing; the tool goes to the first move at or after it. */
  goToLine(line: number, file: number): void {
    const firsts = this.picture.firstSegment[file];
    let at = line;
    while (firsts && at < firsts.length && firsts[at] === -1) at += 1;
    const first = firsts?.[at];
    if (first === undefined || first < 0) {
      this.set({ line, file });
      return;
    }
    const segment = this.lastOfBlock(first);
    this.set({ segment, seconds: this.picture.end[segment] ?? 0, line, file });
  }

  /** To the next or previous block that moves, in the order of execution. */
  step(direction: 1 | -1): void {
    const { segments } = this.picture;
    if (segments === 0) return;
    const { segment } = this.cursor;
    const next = direction === 1 ? this.lastOfBlock(segment) + 1 : this.firstOfBlock(segment) - 1;
    if (next < 0 || next >= segments) return;
    const at = this.lastOfBlock(next);
    this.moveTo(at, this.picture.end[at] ?? 0);
  }

  toggle(): void {
    if (this.picture.segments === 0) return;
    if (this.cursor.isPlaying) {
      this.pause();
      return;
    }
    if (this.cursor.seconds >= this.picture.seconds) this.goToSeconds(0);
    this.last = performance.now();
    this.set({ isPlaying: true });
    this.frame = requestAnimationFrame(this.advance);
  }

  pause(): void {
    cancelAnimationFrame(this.frame);
    if (this.cursor.isPlaying) this.set({ isPlaying: false });
  }

  private readonly advance = (now: number): void => {
    const elapsed = Math.max(0, now - this.last) / 1000;
    this.last = now;
    this.goToSeconds(this.cursor.seconds + elapsed * this.speed);
    if (this.cursor.seconds >= this.picture.seconds) this.pause();
    else this.frame = requestAnimationFrame(this.advance);
  };

  private moveTo(segment: number, seconds: number): void {
    const line = this.picture.line[segment] ?? 0;
    this.set({ segment, seconds, line, file: this.picture.file[segment] ?? 0 });
  }

  private isSameBlock(p: number, q: number): boolean {
    const { line, file } = this.picture;
    return line[p] === line[q] && file[p] === file[q];
  }

  private lastOfBlock(segment: number): number {
    let at = segment;
    while (at + 1 < this.picture.segments && this.isSameBlock(at, at + 1)) at += 1;
    return at;
  }

  private firstOfBlock(segment: number): number {
    let at = segment;
    while (at > 0 && this.isSameBlock(at, at - 1)) at -= 1;
    return at;
  }

  private set(change: Partial<Cursor>): void {
    this.cursor = { ...this.cursor, ...change };
    for (const listener of this.listeners) listener();
  }
}
