import { across, dot, norm, sub } from '../geometry/vec3.ts';
import type { Surface } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { Section } from './find-sections.ts';
import { heightOn, type RoundLine } from './round-lines.ts';

type End = 'low' | 'high';

/** Flatter towards the axis than this, a plane is the side of the hole and not its end. */
const LEAST_SLOPE = 0.1;

/** Heights at which the axis crosses a surface that goes on beyond its face; none for free forms. */
function crossings(surface: Surface, line: RoundLine): readonly number[] {
  if (surface.kind === 'plane') {
    const slope = dot(line.axis, surface.normal);
    return Math.abs(slope) > LEAST_SLOPE
      ? [dot(sub(surface.origin, line.origin), surface.normal) / slope]
      : [];
  }
  if (surface.kind !== 'cylinder' && surface.kind !== 'sphere') return [];
  const flat = surface.kind === 'cylinder' ? across(line.axis, surface.axis) : line.axis;
  const offset = sub(line.origin, surface.origin);
  const from = surface.kind === 'cylinder' ? across(offset, surface.axis) : offset;
  const a = dot(flat, flat);
  const half = dot(from, flat);
  const root = half ** 2 - a * (dot(from, from) - surface.radius ** 2);
  if (norm(flat) < LEAST_SLOPE || root < 0) return [];
  return [-1, 1].map((sign) => (-half + sign * Math.sqrt(root)) / a);
}

/** The height of an open end on the axis; null where the faces around it do not agree on one. */
function endOnAxis(view: SolidView, line: RoundLine, section: Section, end: End): number | null {
  const own = new Set(section.faces);
  const middle = (section.reachLow + section.reachHigh) / 2;
  const isHere = (edge: number) => {
    const points = view.edgePolyline(edge);
    const mean = points.reduce((sum, point) => sum + heightOn(line, point), 0) / Math.max(1, points.length);
    return end === 'high' ? mean > middle : mean < middle;
  };
  const wanted = section[end];
  const around = section.faces.flatMap((face) =>
    (view.neighbours[face] ?? []).filter(
      (next) => next.convexity === 'convex' && !own.has(next.face) && isHere(next.edge),
    ),
  );
  const heights = around.flatMap(({ face }) => {
    const found = crossings(view.face(face).surface, line);
    return found.length > 0
      ? [found.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best))]
      : [];
  });
  const [first] = heights;
  if (first === undefined || heights.some((height) => Math.abs(height - first) > view.tolerance * 4))
    return null;
  const reach = Math.max(section.radiusLow, section.radiusHigh) * 2;
  return Math.abs(first - wanted) <= reach ? first : null;
}

/** The stack with its open ends where the axis leaves the material: a drill's depth on a curved or oblique face. */
export function withEndsOnAxis(
  view: SolidView,
  line: RoundLine,
  stack: readonly Section[],
): readonly Section[] {
  const last = stack.length - 1;
  return stack.map((section, index) => {
    const low = index === 0 ? endOnAxis(view, line, section, 'low') : null;
    const high = index === last ? endOnAxis(view, line, section, 'high') : null;
    const ends = { low: low ?? section.low, high: high ?? section.high };
    return ends.high > ends.low ? { ...section, ...ends } : section;
  });
}
