import type { Mesh } from './mesh.ts';
import type { Vec3 } from './vec3.ts';

interface RayHit {
  readonly distance: number;
  readonly triangle: number;
}

const LEAF = 4;
/** From this depth on nodes are halved by number: 32 more levels part any mesh. */
const HALVES_FROM = 64;
const DEEPEST = HALVES_FROM + 64;

/** Bounding volumes around the triangles of a mesh, split in the middle of the longest side, for rays. */
export class TriangleTree {
  private readonly corners: Float64Array;
  private readonly order: Uint32Array;
  /** Six numbers a node: lowest and highest corner. */
  private readonly bounds: Float64Array;
  /** Inner node: index of its second child (the first follows it); leaf: -1 - first triangle. */
  private readonly links: Int32Array;
  private readonly counts: Uint32Array;
  /** Axis along which an inner node was split, its first child on the lower side. */
  private readonly axes: Uint8Array;
  private size = 0;
  /** Nodes still to be looked at: one list for all rays, thousands a part. */
  private readonly waiting = new Int32Array(DEEPEST);

  constructor(mesh: Mesh) {
    const count = mesh.triangles.length / 3;
    this.corners = new Float64Array(count * 9);
    for (let index = 0; index < count * 3; index++) {
      const vertex = mesh.triangles[index] ?? 0;
      for (let axis = 0; axis < 3; axis++) {
        this.corners[index * 3 + axis] = mesh.positions[vertex * 3 + axis] ?? 0;
      }
    }
    this.order = new Uint32Array(count);
    for (let index = 0; index < count; index++) this.order[index] = index;
    const centres = new Float64Array(count * 3);
    for (let triangle = 0; triangle < count; triangle++) {
      for (let axis = 0; axis < 3; axis++) {
        const at = triangle * 9 + axis;
        centres[triangle * 3 + axis] = this.corner(at) + this.corner(at + 3) + this.corner(at + 6);
      }
    }
    this.bounds = new Float64Array(count * 12);
    this.links = new Int32Array(count * 2);
    this.counts = new Uint32Array(count * 2);
    this.axes = new Uint8Array(count * 2);
    if (count > 0) this.build(0, count, centres, 0);
  }

  private corner(index: number): number {
    return this.corners[index] as number;
  }

  private build(from: number, to: number, centres: Float64Array, depth: number): number {
    const node = this.size++;
    const axis = this.enclose(node, from, to);
    this.links[node] = -1 - from;
    this.counts[node] = to - from;
    if (to - from <= LEAF) return node;
    const low = this.bounds[node * 6 + axis] as number;
    const high = this.bounds[node * 6 + 3 + axis] as number;
    // Far down, where splitting in the middle has not parted them, halves by number keep the tree from growing on.
    const middle =
      depth < HALVES_FROM ? this.divide(from, to, axis, (low + high) * 1.5, centres) : (from + to) >> 1;
    this.build(from, middle, centres, depth + 1);
    this.links[node] = this.build(middle, to, centres, depth + 1);
    this.counts[node] = 0;
    this.axes[node] = axis;
    return node;
  }

  /** Writes the bounds of a node; answers its longest side. */
  private enclose(node: number, from: number, to: number): number {
    const { bounds, corners, order } = this;
    let [lowX, lowY, lowZ] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [highX, highY, highZ] = [-lowX, -lowY, -lowZ];
    for (let index = from; index < to; index++) {
      const first = (order[index] as number) * 9;
      for (let at = first; at < first + 9; at += 3) {
        const [x, y, z] = [corners[at] as number, corners[at + 1] as number, corners[at + 2] as number];
        if (x < lowX) lowX = x;
        if (x > highX) highX = x;
        if (y < lowY) lowY = y;
        if (y > highY) highY = y;
        if (z < lowZ) lowZ = z;
        if (z > highZ) highZ = z;
      }
    }
    bounds.set([lowX, lowY, lowZ, highX, highY, highZ], node * 6);
    const [x, y, z] = [highX - lowX, highY - lowY, highZ - lowZ];
    return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  }

  /** Moves the triangles below a plane to the front; halves by number where all lie on one side. */
  private divide(from: number, to: number, axis: number, plane: number, centres: Float64Array): number {
    let next = from;
    for (let index = from; index < to; index++) {
      const triangle = this.order[index] as number;
      if ((centres[triangle * 3 + axis] as number) >= plane) continue;
      this.order[index] = this.order[next] as number;
      this.order[next++] = triangle;
    }
    return next === from || next === to ? (from + to) >> 1 : next;
  }

  /** The nearest triangle along a ray beyond `minimum`; `distance` is infinite when there is none. */
  nearest(origin: Vec3, direction: Vec3, minimum = 0, maximum = Number.POSITIVE_INFINITY): RayHit {
    return this.cast(origin, direction, minimum, maximum, false);
  }

  /** Whether the ray hits anything: the first triangle found decides, not the nearest. */
  isBlocked(origin: Vec3, direction: Vec3): boolean {
    return this.cast(origin, direction, 0, Number.POSITIVE_INFINITY, true).triangle >= 0;
  }

  private cast(origin: Vec3, direction: Vec3, minimum: number, maximum: number, any: boolean): RayHit {
    let [reach, hit] = [maximum, -1];
    if (this.size === 0) return { distance: reach, triangle: hit };
    const inverse: Vec3 = [1 / direction[0], 1 / direction[1], 1 / direction[2]];
    const { waiting } = this;
    let open = 0;
    waiting[open++] = 0;
    while (open > 0) {
      const node = waiting[--open] as number;
      if (!this.touches(node, origin, inverse, reach)) continue;
      const link = this.links[node] as number;
      if (link >= 0) {
        // The nearer half is searched first: its hits hide the other.
        const isUpward = (direction[this.axes[node] as 0 | 1 | 2] ?? 0) > 0;
        waiting[open++] = isUpward ? link : node + 1;
        waiting[open++] = isUpward ? node + 1 : link;
        continue;
      }
      const first = -1 - link;
      for (let index = first; index < first + (this.counts[node] as number); index++) {
        const triangle = this.order[index] as number;
        const distance = this.meets(triangle, origin, direction);
        if (distance > minimum && distance < reach) [reach, hit] = [distance, triangle];
      }
      if (any && hit >= 0) break;
    }
    return { distance: reach, triangle: hit };
  }

  private touches(node: number, origin: Vec3, inverse: Vec3, limit: number): boolean {
    let near = 0;
    let far = limit;
    for (let axis = 0; axis < 3; axis++) {
      const inv = inverse[axis] as number;
      const start = origin[axis] as number;
      const low = this.bounds[node * 6 + axis] as number;
      const high = this.bounds[node * 6 + 3 + axis] as number;
      if (inv === Number.POSITIVE_INFINITY || inv === Number.NEGATIVE_INFINITY) {
        if (start < low || start > high) return false;
        continue;
      }
      const one = (low - start) * inv;
      const other = (high - start) * inv;
      if (one < other) {
        if (one > near) near = one;
        if (other < far) far = other;
      } else {
        if (other > near) near = other;
        if (one < far) far = one;
      }
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
