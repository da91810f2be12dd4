import type { Mesh } from './mesh.ts';
import type { Vec3 } from './vec3.ts';

export interface RayHit {
  readonly distance: number;
  readonly triangle: number;
}

const LEAF = 4;
const NOTHING: RayHit = { distance: Number.POSITIVE_INFINITY, triangle: -1 };

/** Bounding volumes around the triangles of a mesh, split in the middle of the longest side, for rays. */
export class TriangleTree {
  private readonly corners: Float64Array;
  private readonly order: Uint32Array;
  /** Six numbers a node: lowest and highest corner. */
  private readonly bounds: number[] = [];
  /** Inner node: index of its second child (the first follows it); leaf: -1 - first triangle. */
  private readonly links: number[] = [];
  private readonly counts: number[] = [];

  constructor(mesh: Mesh) {
    const count = mesh.triangles.length / 3;
    this.corners = new Float64Array(count * 9);
    for (let index = 0; index < count * 3; index++) {
      const vertex = mesh.triangles[index] ?? 0;
      for (let axis = 0; axis < 3; axis++) {
        this.corners[index * 3 + axis] = mesh.positions[vertex * 3 + axis] ?? 0;
      }
    }
    this.order = Uint32Array.from({ length: count }, (_, index) => index);
    const centres = new Float64Array(count * 3);
    for (let triangle = 0; triangle < count; triangle++) {
      for (let axis = 0; axis < 3; axis++) {
        const at = triangle * 9 + axis;
        centres[triangle * 3 + axis] = this.corner(at) + this.corner(at + 3) + this.corner(at + 6);
      }
    }
    if (count > 0) this.build(0, count, centres);
  }

  private corner(index: number): number {
    return this.corners[index] ?? 0;
  }

  private build(from: number, to: number, centres: Float64Array): number {
    const node = this.links.length;
    const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = from; index < to; index++) {
      const at = (this.order[index] ?? 0) * 9;
      for (let k = 0; k < 9; k++) {
        const value = this.corner(at + k);
        const axis = k % 3;
        if (value < (low[axis] ?? 0)) low[axis] = value;
        if (value > (high[axis] ?? 0)) high[axis] = value;
      }
    }
    this.bounds.push(...low, ...high);
    this.links.push(-1 - from);
    this.counts.push(to - from);
    if (to - from <= LEAF) return node;
    const spans = [0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0));
    const axis = spans.indexOf(Math.max(...spans));
    const middle = this.divide(from, to, axis, ((low[axis] ?? 0) + (high[axis] ?? 0)) * 1.5, centres);
    this.build(from, middle, centres);
    this.links[node] = this.build(middle, to, centres);
    this.counts[node] = 0;
    return node;
  }

  /** Moves the triangles below a plane to the front; halves by number where all lie on one side. */
  private divide(from: number, to: number, axis: number, plane: number, centres: Float64Array): number {
    let next = from;
    for (let index = from; index < to; index++) {
      const triangle = this.order[index] ?? 0;
      if ((centres[triangle * 3 + axis] ?? 0) >= plane) continue;
      this.order[index] = this.order[next] ?? 0;
      this.order[next++] = triangle;
    }
    return next === from || next === to ? (from + to) >> 1 : next;
  }

  /** The nearest triangle along a ray beyond `minimum`; `distance` is infinite when there is none. */
  nearest(origin: Vec3, direction: Vec3, minimum = 0, maximum = Number.POSITIVE_INFINITY): RayHit {
    let best: RayHit = maximum === Number.POSITIVE_INFINITY ? NOTHING : { distance: maximum, triangle: -1 };
    if (this.links.length === 0) return best;
    const inverse: Vec3 = [1 / direction[0], 1 / direction[1], 1 / direction[2]];
    const stack = [0];
    while (stack.length > 0) {
      const node = stack.pop() ?? 0;
      if (!this.touches(node, origin, inverse, best.distance)) continue;
      const link = this.links[node] ?? -1;
      if (link >= 0) {
        stack.push(node + 1, link);
        continue;
      }
      const first = -1 - link;
      for (let index = first; index < first + (this.counts[node] ?? 0); index++) {
        const triangle = this.order[index] ?? 0;
        const distance = this.meets(triangle, origin, direction);
        if (distance > minimum && distance < best.distance) best = { distance, triangle };
      }
    }
    return best;
  }

  private touches(node: number, origin: Vec3, inverse: Vec3, limit: number): boolean {
    let near = 0;
    let far = limit;
    for (let axis = 0; axis < 3; axis++) {
      const inv = inverse[axis as 0 | 1 | 2];
      const start = origin[axis as 0 | 1 | 2];
      const low = this.bounds[node * 6 + axis] ?? 0;
      const high = this.bounds[node * 6 + 3 + axis] ?? 0;
      if (!Number.isFinite(inv)) {
        if (start < low || start > high) return false;
        continue;
      }
      const one = (low - start) * inv;
      const other = (high - start) * inv;
      near = Math.max(near, Math.min(one, other));
      far = Math.min(far, Math.max(one, other));
    }
    return near <= far * (1 + 1e-12) + 1e-12;
  }

  /** Möller and Trumbore 1997; NaN or a negative number: no meeting. */
  private meets(triangle: number, [ox, oy, oz]: Vec3, [dx, dy, dz]: Vec3): number {
    const at = triangle * 9;
    const [ax, ay, az] = [this.corner(at), this.corner(at + 1), this.corner(at + 2)];
    const [e1x, e1y, e1z] = [this.corner(at + 3) - ax, this.corner(at + 4) - ay, this.corner(at + 5) - az];
    const [e2x, e2y, e2z] = [this.corner(at + 6) - ax, this.corner(at + 7) - ay, this.corner(at + 8) - az];
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const determinant = e1x * px + e1y * py + e1z * pz;
    if (determinant === 0) return Number.NaN;
    const [tx, ty, tz] = [ox - ax, oy - ay, oz - az];
    const u = (tx * px + ty * py + tz * pz) / determinant;
    if (u < -1e-9 || u > 1 + 1e-9) return Number.NaN;
    const qx = ty * e1z - tz * e1y;
    const qy = tz * e1x - tx * e1z;
    const qz = tx * e1y - ty * e1x;
    const v = (dx * qx + dy * qy + dz * qz) / determinant;
    if (v < -1e-9 || u + v > 1 + 1e-9) return Number.NaN;
    return (e2x * qx + e2y * qy + e2z * qz) / determinant;
  }
}
