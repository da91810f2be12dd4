import type { Canon } from '../canon/canon.ts';
import { FIRST_EVENT, PLANE_AXES, ROW } from '../canon/row-kind.ts';

/** Smallest box around points; empty while `min` is above `max`. */
export class Box {
  readonly min: [number, number, number] = [Infinity, Infinity, Infinity];
  readonly max: [number, number, number] = [-Infinity, -Infinity, -Infinity];

  add(x: number, y: number, z: number): void {
    const { min, max } = this;
    if (x < min[0]) min[0] = x;
    if (x > max[0]) max[0] = x;
    if (y < min[1]) min[1] = y;
    if (y > max[1]) max[1] = y;
    if (z < min[2]) min[2] = z;
    if (z > max[2]) max[2] = z;
  }

  /** X as a diameter, as in the program of a lathe. */
  doubleX(): void {
    this.min[0] *= 2;
    this.max[0] *= 2;
  }

  get empty(): boolean {
    return this.min[0] > this.max[0];
  }
}

export interface Geometry {
  readonly moves: {
    readonly rapid: number;
    readonly feed: number;
    readonly arc: number;
    readonly spline: number;
  };
  /** mm the tool travels. Feed = lines, arcs, threads, probes; splines apart. */
  readonly length: { readonly rapid: number; readonly feed: number; readonly spline: number };
  /** Ends of all moves and starts of the cutting ones; arcs with their quadrants. */
  readonly extents: Box;
  readonly cutExtents: Box;
  /** Seconds at the programmed feed, without acceleration; per-revolution and inverse feeds resolved. */
  readonly constantFeedTime: number;
}

const QUARTER = Math.PI / 2;

/** Counts, lengths and boxes of a stream in one pass. */
export function measure(canon: Canon): Geometry {
  const rapidBox = new Box();
  const cut = new Box();
  let [rapidCount, feedCount, arcCount, splineCount] = [0, 0, 0, 0];
  let [rapidLength, feedLength, splineLength, time] = [0, 0, 0, 0];
  let [px, py, pz] = [0, 0, 0];
  // The start of a cut is the end of the cut before it, unless a rapid or a new datum came between.
  let cutting = false;
  // Coordinates that only the machine's reference point has: they stay out of the box until the axis moves on.
  const reference: [number, number, number] = [Number.NaN, Number.NaN, Number.NaN];
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    const x = canon.x[row] as number;
    const y = canon.y[row] as number;
    const z = canon.z[row] as number;
    if (kind < FIRST_EVENT) {
      if (kind === ROW.rapid) {
        cutting = false;
        rapidCount += 1;
        rapidLength += Math.sqrt((x - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2);
        if (canon.states[canon.state[row] as number]?.reference) {
          if (x !== px) reference[0] = x;
          if (y !== py) reference[1] = y;
          if (z !== pz) reference[2] = z;
        }
        // A comparison with NaN is false: the box leaves that axis alone.
        rapidBox.add(
          x === reference[0] ? Number.NaN : x,
          y === reference[1] ? Number.NaN : y,
          z === reference[2] ? Number.NaN : z,
        );
      } else {
        let length: number;
        if (kind === ROW.arcCw || kind === ROW.arcCcw) {
          arcCount += 1;
          length = canon.arcs.length[canon.ref[row] as number] as number;
          addQuadrants(canon, row, px, py, pz, cut);
        } else {
          feedCount += 1;
          length = Math.sqrt((x - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2);
        }
        if (kind === ROW.spline) {
          splineCount += 1;
          feedCount -= 1;
          splineLength += length;
        } else feedLength += length;
        if (!cutting) cut.add(px, py, pz);
        cut.add(x, y, z);
        cutting = true;
        time += feedSeconds(canon, row, length);
      }
    }
    // A new datum gives the standing tool new coordinates: the next move starts there.
    if (kind === ROW.datum) cutting = false;
    px = x;
    py = y;
    pz = z;
  }
  if (!cut.empty) {
    rapidBox.add(...cut.min);
    rapidBox.add(...cut.max);
  }
  return {
    moves: { rapid: rapidCount, feed: feedCount, arc: arcCount, spline: splineCount },
    length: { rapid: rapidLength, feed: feedLength, spline: splineLength },
    extents: rapidBox,
    cutExtents: cut,
    constantFeedTime: time,
  };
}

/** Seconds of a cutting row at its programmed feed; 0 when the feed is not known. */
function feedSeconds(canon: Canon, row: number, length: number): number {
  const feed = canon.feed[row] as number;
  if (feed <= 0) return 0;
  const state = canon.states[canon.state[row] as number];
  if (canon.kind[row] === ROW.thread || state?.feedMode === 'perRevolution') {
    const speed = spindleSpeedAt(canon, row);
    return speed > 0 ? (length / (feed * speed)) * 60 : 0;
  }
  if (state?.feedMode === 'inverseTime') return 60 / feed;
  return (length / feed) * 60;
}

/** rpm at the end of a row: as programmed, or from the surface speed and the radius X. */
function spindleSpeedAt(canon: Canon, row: number): number {
  const state = canon.states[canon.state[row] as number];
  if (!state) return 0;
  if (state.surfaceSpeed <= 0) return state.spindleSpeed;
  const radius = Math.abs(canon.x[row] as number);
  const cap = state.spindleCap > 0 ? state.spindleCap : Number.POSITIVE_INFINITY;
  const rpm = radius > 0 ? (state.surfaceSpeed * 1000) / (2 * Math.PI * radius) : cap;
  return Number.isFinite(Math.min(rpm, cap)) ? Math.min(rpm, cap) : 0;
}

/** Points where an arc reaches furthest along its plane's axes. */
function addQuadrants(canon: Canon, row: number, px: number, py: number, pz: number, box: Box): void {
  const { arcs } = canon;
  const arc = canon.ref[row] as number;
  const [u, v, w] = PLANE_AXES[arcs.plane[arc] as number] as readonly [number, number, number];
  const from = [px, py, pz];
  const to = [canon.x[row] as number, canon.y[row] as number, canon.z[row] as number];
  const centreU = arcs.centreU[arc] as number;
  const centreV = arcs.centreV[arc] as number;
  const sweep = arcs.sweep[arc] as number;
  const start = Math.atan2((from[v] as number) - centreV, (from[u] as number) - centreU);
  const low = Math.min(start, start + sweep);
  const high = Math.max(start, start + sweep);
  // A badly rounded arc keeps its first radius, as controls do.
  const radius = arcs.radiusStart[arc] as number;
  const point = [0, 0, 0];
  // More than one turn reaches every quadrant; two of the first and two of the last are enough.
  const first = Math.ceil(low / QUARTER);
  const last = Math.min(Math.floor(high / QUARTER), first + 7);
  for (let quarter = first; quarter <= last; quarter++) {
    const fraction = sweep === 0 ? 0 : (quarter * QUARTER - start) / sweep;
    point[u] = centreU + radius * Math.cos(quarter * QUARTER);
    point[v] = centreV + radius * Math.sin(quarter * QUARTER);
    point[w] = (from[w] as number) + ((to[w] as number) - (from[w] as number)) * fraction;
    box.add(point[0] as number, point[1] as number, point[2] as number);
  }
}
