import { Frame, type Point } from '../toolpath/frame.ts';

type Kind = 'shift' | 'mirror' | 'rotation' | 'scale' | 'axisScale' | 'tilt';

/**
 * Datum shift, mirror image, rotation, scaling and tilted plane of the cycles. They build on each other in the order
 * they were switched on; a new value of one takes the place of its old one.
 */
export class Transforms {
  private readonly order: Kind[] = [];
  private readonly frames = new Map<Kind, Frame>();
  readonly shift: Point = [0, 0, 0];
  readonly axisScale: Point = [1, 1, 1];
  rotation = 0;
  mirrored: boolean[] = [false, false, false];
  scale = 1;

  setShift(axis: number, value: number): void {
    if (axis > 2) return;
    this.shift[axis] = value;
    this.set('shift', Frame.identity.shifted(...this.shift));
  }

  resetShift(): void {
    this.shift.fill(0);
    this.set('shift', Frame.identity);
  }

  setMirror(axes: readonly boolean[]): void {
    this.mirrored = [...axes];
    const sign = (axis: number) => (axes[axis] ? -1 : 1);
    this.set('mirror', Frame.identity.scaled(sign(0), sign(1), sign(2)));
  }

  /** Degrees in the working plane, whose normal is the given axis. */
  setRotation(degrees: number, normal: number): void {
    this.rotation = degrees;
    this.set('rotation', Frame.identity.turned(normal, degrees));
  }

  setScale(factor: number): void {
    this.scale = factor;
    this.set('scale', Frame.identity.scaled(factor, factor, factor));
  }

  /** A factor for each axis about a centre. */
  setAxisScale(factors: Readonly<Point>, centre: Readonly<Point>): void {
    for (const axis of [0, 1, 2] as const) this.axisScale[axis] = factors[axis];
    const [x, y, z] = centre;
    const frame = Frame.identity
      .shifted(x, y, z)
      .scaled(factors[0], factors[1], factors[2])
      .shifted(-x, -y, -z);
    this.set('axisScale', frame);
  }

  setTilt(frame: Frame): void {
    this.set('tilt', frame);
  }

  get tilt(): Frame {
    return this.frames.get('tilt') ?? Frame.identity;
  }

  get frame(): Frame {
    let frame = Frame.identity;
    for (const kind of this.order) frame = frame.with(this.frames.get(kind) ?? Frame.identity);
    return frame;
  }

  private set(kind: Kind, frame: Frame): void {
    const at = this.order.indexOf(kind);
    if (frame.isIdentity) {
      if (at >= 0) this.order.splice(at, 1);
      this.frames.delete(kind);
      return;
    }
    if (at < 0) this.order.push(kind);
    this.frames.set(kind, frame);
  }
}
