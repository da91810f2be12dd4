import { across, dot, norm, sub } from '../geometry/vec3.ts';
import type { RoundLine } from '../holes/round-lines.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { TurnedShape } from '../report/part-report.ts';
import { type DrawnBar, sectionWithin } from './drawn-bar.ts';

/** Slices along the axis: a shoulder between two of them is off by half a slice. */
const SLICES = 512;

/** Squared largest radius in the middle of each slice, from the edges of the triangles that cross it. */
function largestRadii(
  view: SolidView,
  heights: Float64Array,
  low: number,
  step: number,
  radial: readonly Vec3[],
) {
  const { triangles } = view.solid.mesh;
  const squared = new Float64Array(SLICES);
  for (let corner = 0; corner < triangles.length; corner++) {
    const next = corner % 3 === 2 ? corner - 2 : corner + 1;
    const [a, b] = [triangles[corner] ?? 0, triangles[next] ?? 0];
    const [from, to] = [heights[a] ?? 0, heights[b] ?? 0];
    if (from === to) continue;
    const first = Math.max(0, Math.ceil((Math.min(from, to) - low) / step - 0.5));
    const last = Math.min(SLICES - 1, Math.floor((Math.max(from, to) - low) / step - 0.5));
    const [one, other] = [radial[a] as Vec3, radial[b] as Vec3];
    for (let slice = first; slice <= last; slice++) {
      const t = (low + (slice + 0.5) * step - from) / (to - from);
      const x = one[0] + (other[0] - one[0]) * t;
      const y = one[1] + (other[1] - one[1]) * t;
      const z = one[2] + (other[2] - one[2]) * t;
      squared[slice] = Math.max(squared[slice] ?? 0, x * x + y * y + z * z);
    }
  }
  return squared;
}

/**
 * Shape after turning alone, without bores or milling: the outermost profile around the axis, where a drawn bar has
 * material.
 */
export function revolvedEnvelope(
  view: SolidView,
  { origin, axis }: Pick<RoundLine, 'origin' | 'axis'>,
  bar: DrawnBar | null,
): TurnedShape {
  const count = view.solid.mesh.positions.length / 3;
  const heights = new Float64Array(count);
  const radial: Vec3[] = [];
  let [low, high, radius] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let vertex = 0; vertex < count; vertex++) {
    const from = sub(view.vertex(vertex), origin);
    const height = dot(from, axis);
    const out = across(from, axis);
    heights[vertex] = height;
    radial.push(out);
    low = Math.min(low, height);
    high = Math.max(high, height);
    radius = Math.max(radius, norm(out));
  }
  const length = Math.max(0, high - low);
  const step = length / SLICES;
  const squared = step > 0 ? largestRadii(view, heights, low, step, radial) : new Float64Array();
  const section = (r2: number) => (bar ? sectionWithin(bar, Math.sqrt(r2)) : Math.PI * r2);
  return {
    axis,
    origin,
    diameter: radius * 2,
    length: Number.isFinite(length) ? length : 0,
    envelope: squared.reduce((sum, r2) => sum + section(r2) * step, 0),
    ...(bar && { drawnArea: [...bar.flats].reduce((sum, face) => sum + view.face(face).area, 0) }),
  };
}
