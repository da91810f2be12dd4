interface AxisWord {
  readonly value: number;
  readonly incremental: boolean;
}

/** Words of a contour block, as read. */
export class MotionWords {
  /** X Y Z A B C. */
  readonly axes: (AxisWord | undefined)[] = [];
  radius: number | undefined;
  pr: AxisWord | undefined;
  pa: AxisWord | undefined;
  /** LEN of APPR, DEP and FK; CCA of arcs that join. */
  length: number | undefined;
  angle: number | undefined;
  /** Counter-clockwise (DR+), clockwise (DR-), or not said. */
  direction: 1 | -1 | 0 = 0;
  rapid = false;
  feed: number | undefined;
  autoFeed = false;
  compensation: 'R0' | 'RL' | 'RR' | undefined;
  readonly m: number[] = [];
  readonly mPieces: number[] = [];
  /** M140: way back along the tool axis in mm, Infinity = to the limit. */
  retract: number | undefined;
  /** Words of the free contour: AN, CCX, CCY, CLSD and the like. */
  readonly free = new Map<string, AxisWord>();

  clear(): void {
    // Emptying an empty list costs: most blocks have only axis words.
    if (this.axes.length > 0) this.axes.length = 0;
    if (this.m.length > 0) {
      this.m.length = 0;
      this.mPieces.length = 0;
    }
    if (this.free.size > 0) this.free.clear();
    this.radius = undefined;
    this.pr = undefined;
    this.pa = undefined;
    this.length = undefined;
    this.angle = undefined;
    this.direction = 0;
    this.rapid = false;
    this.feed = undefined;
    this.autoFeed = false;
    this.compensation = undefined;
    this.retract = undefined;
  }

  get hasAxes(): boolean {
    return this.axes.length > 0 || this.pr !== undefined || this.pa !== undefined;
  }
}
