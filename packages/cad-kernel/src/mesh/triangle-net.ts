/** Result of the library: half-edges in threes, each with its twin in the neighbouring triangle, or -1. */
export interface Triangulation {
  readonly coords: Float64Array;
  readonly triangles: Uint32Array;
  readonly halfedges: Int32Array;
}

export const following = (half: number): number => (half % 3 === 2 ? half - 2 : half + 1);
const before = (half: number): number => (half % 3 === 0 ? half + 2 : half - 1);

/** A triangulation whose sides can be turned: the side between two triangles becomes the other diagonal of both. */
export class TriangleNet {
  private readonly net: Triangulation;
  /** For each point a half-edge that begins there. */
  private readonly begins: Int32Array;

  constructor(net: Triangulation) {
    this.net = net;
    this.begins = new Int32Array(net.coords.length / 2).fill(-1);
    net.triangles.forEach((point, half) => {
      this.begins[point] = half;
    });
  }

  point(half: number): number {
    return this.net.triangles[half] ?? -1;
  }

  twin(half: number): number {
    return this.net.halfedges[half] ?? -1;
  }

  /** The corner opposite a side. */
  apex(half: number): number {
    return this.point(before(half));
  }

  /** Every half-edge that begins at a point. */
  around(point: number): number[] {
    const first = this.begins[point] ?? -1;
    const found: number[] = [];
    let half = first;
    while (half >= 0) {
      found.push(half);
      half = this.twin(before(half));
      if (half === first) return found;
    }
    // At the outer border the way round is open: the other way from the first.
    for (half = this.twin(first); half >= 0; half = this.twin(following(half))) found.push(following(half));
    return found;
  }

  between(from: number, to: number): number | undefined {
    return this.around(from).find((half) => this.point(following(half)) === to);
  }

  isJoined(one: number, other: number): boolean {
    return this.around(one).some(
      (half) => this.point(following(half)) === other || this.apex(half) === other,
    );
  }

  /** Above 0: `c` lies on the left of the way from `a` to `b`. */
  side(a: number, b: number, c: number): number {
    const { coords } = this.net;
    const [x, y] = [coords[a * 2] ?? 0, coords[a * 2 + 1] ?? 0];
    const [bx, by] = [(coords[b * 2] ?? 0) - x, (coords[b * 2 + 1] ?? 0) - y];
    return bx * ((coords[c * 2 + 1] ?? 0) - y) - by * ((coords[c * 2] ?? 0) - x);
  }

  cross(a: number, b: number, c: number, d: number): boolean {
    return this.side(a, b, c) * this.side(a, b, d) < 0 && this.side(c, d, a) * this.side(c, d, b) < 0;
  }

  /** Flips a side if both its triangles form a convex figure; returns whether it did. */
  turn(half: number): boolean {
    const twin = this.twin(half);
    if (twin < 0) return false;
    const [left, right] = [before(half), before(twin)];
    const [one, other] = [this.point(left), this.point(right)];
    if (!this.cross(this.point(half), this.point(twin), one, other)) return false;
    this.net.triangles[half] = other;
    this.net.triangles[twin] = one;
    this.link(half, this.twin(right));
    this.link(twin, this.twin(left));
    this.link(left, right);
    for (const changed of [half, following(half), left, twin, following(twin), right]) {
      this.begins[this.point(changed)] = changed;
    }
    return true;
  }

  private link(one: number, other: number): void {
    this.net.halfedges[one] = other;
    if (other >= 0) this.net.halfedges[other] = one;
  }
}
