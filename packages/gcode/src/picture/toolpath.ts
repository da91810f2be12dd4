import { arcPoint } from '../canon/arc-geometry.ts';
import type { Canon } from '../canon/canon.ts';
import { FIRST_EVENT, ROW } from '../canon/row-kind.ts';

/**
 * The path as a polyline for the graphics card. Vertex 0 is the start; segment i runs from vertex i to i + 1 and
 * has entry i in the other arrays. All arrays can be transferred to another thread.
 */
interface Toolpath {
  /** X Y Z of each vertex in mm, less `origin`: single precision holds microns on a large part. */
  readonly positions: Float32Array<ArrayBuffer>;
  readonly origin: readonly [number, number, number];
  readonly segments: number;
  /** `ROW` kind of each segment. */
  readonly kind: Uint8Array<ArrayBuffer>;
  /** Programmed feed, unit of its mode. */
  readonly feed: Float32Array<ArrayBuffer>;
  /** Row of the stream, from which come line, file and tool: the chords of an arc share it. */
  readonly row: Uint32Array<ArrayBuffer>;
  /** Seconds from the program's start to the segment's end. */
  readonly time: Float32Array<ArrayBuffer>;
}

/** Limits of the chords of an arc in the picture: distance in mm, and number. */
const DEFAULT_TOLERANCE = 0.01;
const MAX_CHORDS = 720;

function chordsOf(canon: Canon, row: number, tolerance: number): number {
  const kind = canon.kind[row] as number;
  if (kind !== ROW.arcCw && kind !== ROW.arcCcw) return 1;
  const arc = canon.ref[row] as number;
  const radius = canon.arcs.radiusStart[arc] as number;
  if (!(radius > tolerance)) return 1;
  const step = 2 * Math.acos(1 - tolerance / radius);
  return Math.min(MAX_CHORDS, Math.max(1, Math.ceil(Math.abs(canon.arcs.sweep[arc] as number) / step)));
}

export function buildToolpath(canon: Canon, seconds: Float32Array, tolerance = DEFAULT_TOLERANCE): Toolpath {
  let segments = 0;
  for (let row = 0; row < canon.count; row++) {
    if ((canon.kind[row] as number) < FIRST_EVENT) segments += chordsOf(canon, row, tolerance);
  }
  const path = {
    positions: new Float32Array((segments + 1) * 3),
    kind: new Uint8Array(segments),
    feed: new Float32Array(segments),
    row: new Uint32Array(segments),
    time: new Float32Array(segments),
  };
  const origin: [number, number, number] = [canon.x[0] ?? 0, canon.y[0] ?? 0, canon.z[0] ?? 0];
  const { positions } = path;
  let at = 0;
  let clock = 0;
  // A new datum moves the coordinates, not the tool: its shift is added back.
  const shift: [number, number, number] = [0, 0, 0];
  let from: [number, number, number] = [0, 0, 0];
  const put = (vertex: number, point: ArrayLike<number>) => {
    for (let k = 0; k < 3; k++) {
      positions[vertex * 3 + k] = (point[k] as number) + (shift[k] as number) - (origin[k] as number);
    }
  };
  put(0, from);
  const out = [0, 0, 0];
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    const to: [number, number, number] = [
      canon.x[row] as number,
      canon.y[row] as number,
      canon.z[row] as number,
    ];
    const time = seconds[row] as number;
    if (kind >= FIRST_EVENT) {
      if (kind === ROW.datum)
        for (let k = 0; k < 3; k++) shift[k] = (shift[k] as number) + (from[k] as number) - (to[k] as number);
      clock += time;
      from = to;
      continue;
    }
    const chords = chordsOf(canon, row, tolerance);
    const arc = canon.ref[row] as number;
    for (let i = 1; i <= chords; i++) {
      if (i < chords) {
        const { arcs } = canon;
        const [u, v] = [arcs.centreU[arc] as number, arcs.centreV[arc] as number];
        arcPoint(arcs.plane[arc] as number, from, to, u, v, arcs.sweep[arc] as number, i / chords, out);
        put(at + 1, out);
      } else put(at + 1, to);
      path.kind[at] = kind;
      path.feed[at] = canon.feed[row] as number;
      path.row[at] = row;
      path.time[at] = clock + (time * i) / chords;
      at += 1;
    }
    clock += time;
    from = to;
  }
  return { ...path, origin, segments };
}
