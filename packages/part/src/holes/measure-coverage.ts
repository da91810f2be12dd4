import { along, dot, frame, sub } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import { heightOn, type RoundLine } from './round-lines.ts';

/** A slice across the axis: from low to high, and the share of the full turn that the wall covers there, 0 … 1. */
export interface Slice {
  readonly low: number;
  readonly high: number;
  readonly covered: number;
}

const BINS = 120;
const MAX_SLICES = 80;

type Corner = readonly [angle: number, height: number];

/**
 * The corners of a triangle on the unrolled wall; angles continue beyond π so that no side jumps. A corner on the axis
 * (the apex of a cone) has no angle and takes that of the others.
 */
function unroll(view: SolidView, line: RoundLine, triangle: number, x: Axis, y: Axis): Corner[] {
  const flat = view.corners(triangle).map((point) => {
    const offset = sub(point, line.origin);
    return { u: dot(offset, x), v: dot(offset, y), height: heightOn(line, point) };
  });
  const widest = Math.max(...flat.map(({ u, v }) => Math.hypot(u, v)));
  const round = flat.filter(({ u, v }) => Math.hypot(u, v) > widest * 1e-3);
  const first = Math.atan2(round[0]?.v ?? 0, round[0]?.u ?? 1);
  const angles = round.map(({ u, v }) => {
    const angle = Math.atan2(v, u);
    return angle - first > Math.PI
      ? angle - 2 * Math.PI
      : angle - first < -Math.PI
        ? angle + 2 * Math.PI
        : angle;
  });
  const middle = angles.reduce((sum, angle) => sum + angle, 0) / Math.max(1, angles.length);
  return flat.map((corner): Corner => [angles[round.indexOf(corner)] ?? middle, corner.height]);
}

type Axis = Parameters<typeof dot>[0];

/** Heights at which the wall begins, ends or changes, without those that are nearer than `tolerance`. */
function cuts(triangles: readonly (readonly Corner[])[], tolerance: number): number[] {
  const heights = triangles.flatMap((corners) => corners.map(([, height]) => height)).sort((a, b) => a - b);
  const kept: number[] = [];
  for (const height of heights) if (height - (kept.at(-1) ?? -1e300) > tolerance) kept.push(height);
  if (kept.length <= MAX_SLICES) return kept;
  const stride = (kept.length - 1) / MAX_SLICES;
  return Array.from({ length: MAX_SLICES + 1 }, (_, index) => kept[Math.round(index * stride)] ?? 0);
}

function markRow(triangles: readonly (readonly Corner[])[], height: number): number {
  const bins = new Uint8Array(BINS);
  for (const corners of triangles) {
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let side = 0; side < 3; side++) {
      const [angleA, heightA] = corners[side] as Corner;
      const [angleB, heightB] = corners[(side + 1) % 3] as Corner;
      if (heightA > height === heightB > height) continue;
      const angle = angleA + ((angleB - angleA) * (height - heightA)) / (heightB - heightA);
      from = Math.min(from, angle);
      to = Math.max(to, angle);
    }
    if (to < from) continue;
    const perBin = BINS / (2 * Math.PI);
    for (let bin = Math.floor(from * perBin); bin <= Math.floor(to * perBin - 1e-9); bin++) {
      bins[((bin % BINS) + BINS) % BINS] = 1;
    }
  }
  return bins.reduce((sum, value) => sum + value, 0) / BINS;
}

/**
 * How the faces close around their axis, slice by slice: the UNION of their angles counts, so two half cylinders
 * make a hole and two slot ends do not.
 */
export function measureCoverage(
  view: SolidView,
  line: RoundLine,
  faces: readonly number[],
): readonly Slice[] {
  const [x, y] = frame(line.axis);
  const triangles = faces.flatMap((index) => {
    const { firstTriangle, triangleCount } = view.face(index);
    return Array.from({ length: triangleCount }, (_, step) => unroll(view, line, firstTriangle + step, x, y));
  });
  const heights = cuts(triangles, view.tolerance * 2);
  return heights.slice(1).map((high, index) => {
    const low = heights[index] as number;
    return { low, high, covered: markRow(triangles, (low + high) / 2) };
  });
}

export const pointOn = (line: RoundLine, height: number) => along(line.origin, line.axis, height);
