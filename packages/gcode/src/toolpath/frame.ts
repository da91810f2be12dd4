/** X, Y, Z in mm. */
export type Point = [number, number, number];

const ROUNDING = 1e-9;

/**
 * Where the program's coordinates lie: a shift, turn, scaling or mirror, applied as `matrix * point + origin`.
 * Never changed: each method gives a new frame, applied inside the old one (the new shift counts along turned axes).
 */
export class Frame {
  static readonly identity = new Frame([1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 0, 0]);
  readonly isIdentity: boolean;
  private readonly matrix: readonly number[];
  private readonly origin: readonly [number, number, number];
  private inverse: readonly number[] | null = null;

  private constructor(matrix: readonly number[], origin: readonly [number, number, number]) {
    this.matrix = matrix;
    this.origin = origin;
    this.isIdentity =
      origin.every((value) => value === 0) && matrix.every((value, i) => value === (i % 4 === 0 ? 1 : 0));
  }

  apply(point: Readonly<Point>): Point {
    if (this.isIdentity) return [point[0], point[1], point[2]];
    const [x, y, z] = times(this.matrix, point);
    return [x + this.origin[0], y + this.origin[1], z + this.origin[2]];
  }

  /** The program's coordinates of a point of the stream. */
  unapply(point: Readonly<Point>): Point {
    if (this.isIdentity) return [point[0], point[1], point[2]];
    this.inverse ??= inverted(this.matrix);
    const [ox, oy, oz] = this.origin;
    return times(this.inverse, [point[0] - ox, point[1] - oy, point[2] - oz]);
  }

  shifted(x: number, y: number, z: number): Frame {
    return new Frame(this.matrix, this.apply([x, y, z]));
  }

  /** Degrees about an axis (0 = X, 1 = Y, 2 = Z), counter-clockwise seen against it. */
  turned(axis: number, degrees: number): Frame {
    const angle = (degrees * Math.PI) / 180;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const turn = [1, 0, 0, 0, 1, 0, 0, 0, 1];
    turn[u * 3 + u] = c;
    turn[u * 3 + v] = -s;
    turn[v * 3 + u] = s;
    turn[v * 3 + v] = c;
    return new Frame(product(this.matrix, turn), this.origin);
  }

  /** Factor for each axis; -1 mirrors. A factor of 0 would lose the way back and counts as 1. */
  scaled(x: number, y: number, z: number): Frame {
    const factor = (value: number) => (value === 0 || !Number.isFinite(value) ? 1 : value);
    return new Frame(product(this.matrix, [factor(x), 0, 0, 0, factor(y), 0, 0, 0, factor(z)]), this.origin);
  }

  /** `inner` applied first, then this frame. */
  with(inner: Frame): Frame {
    return new Frame(product(this.matrix, inner.matrix), this.apply([...inner.origin]));
  }

  /** Circles of the plane (axes u, v and normal w) stay circles of the same plane. */
  keepsCircles(u: number, v: number, w: number): boolean {
    if (this.isIdentity) return true;
    const at = (row: number, column: number) => this.matrix[row * 3 + column] as number;
    const tilt = Math.abs(at(u, w)) + Math.abs(at(v, w)) + Math.abs(at(w, u)) + Math.abs(at(w, v));
    const skew = at(u, u) * at(u, v) + at(v, u) * at(v, v);
    const stretch = Math.hypot(at(u, u), at(v, u)) - Math.hypot(at(u, v), at(v, v));
    return tilt < ROUNDING && Math.abs(skew) < ROUNDING && Math.abs(stretch) < ROUNDING;
  }

  /** Clockwise becomes counter-clockwise in the plane of axes u, v. */
  flips(u: number, v: number): boolean {
    if (this.isIdentity) return false;
    const at = (row: number, column: number) => this.matrix[row * 3 + column] as number;
    return at(u, u) * at(v, v) - at(u, v) * at(v, u) < 0;
  }

  /** Turn of the XY plane in degrees, for reports. */
  get degreesXY(): number {
    return (Math.atan2(this.matrix[3] as number, this.matrix[0] as number) * 180) / Math.PI;
  }
}

function times(m: readonly number[], [x, y, z]: Readonly<Point>): Point {
  const at = (i: number) => m[i] as number;
  return [
    at(0) * x + at(1) * y + at(2) * z,
    at(3) * x + at(4) * y + at(5) * z,
    at(6) * x + at(7) * y + at(8) * z,
  ];
}

function product(a: readonly number[], b: readonly number[]): number[] {
  const out: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += (a[row * 3 + k] as number) * (b[k * 3 + column] as number);
      out.push(sum);
    }
  }
  return out;
}

function inverted(m: readonly number[]): number[] {
  const at = (i: number) => m[i] as number;
  const minor = (i: number, j: number, k: number, l: number) => at(i) * at(l) - at(j) * at(k);
  const determinant = at(0) * minor(4, 5, 7, 8) - at(1) * minor(3, 5, 6, 8) + at(2) * minor(3, 4, 6, 7);
  const d = determinant === 0 ? 1 : determinant;
  return [
    minor(4, 5, 7, 8) / d,
    minor(2, 1, 8, 7) / d,
    minor(1, 2, 4, 5) / d,
    minor(5, 3, 8, 6) / d,
    minor(0, 2, 6, 8) / d,
    minor(2, 0, 5, 3) / d,
    minor(3, 4, 6, 7) / d,
    minor(1, 0, 7, 6) / d,
    minor(0, 1, 3, 4) / d,
  ];
}
