import { across, norm, sub } from '../geometry/vec3.ts';
import { measureCoverage } from '../holes/measure-coverage.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { MainAxis } from './main-axis.ts';

/** The root of a thread lies at 0,8 of its radius (ISO 68-1: M6 4,77 / 6); that of a wood screw at 0,6. */
const ROOT = 0.55;
/** Share of the length over which the cross-section is closed. */
const MOST = 0.9;
const CLOSED = 0.85;

/**
 * Free-form faces of a modelled thread, which a lathe cuts: they wind around the axis close to one radius, and with the
 * round faces they close almost every cross-section. None where they do not.
 */
export function windingFaces(view: SolidView, { line, faces }: MainAxis): readonly number[] {
  const distance = (point: Parameters<typeof sub>[0]) => norm(across(sub(point, line.origin), line.axis));
  const winding = view.solid.faces.flatMap(({ surface }, face) => {
    if (surface.kind !== 'freeform') return [];
    const reach = view.facePoints(face).map(distance);
    const far = reach.reduce((most, value) => Math.max(most, value), 0);
    const near = reach.reduce((least, value) => Math.min(least, value), far);
    return near >= far * ROOT ? [face] : [];
  });
  if (winding.length === 0) return [];
  const own = measureCoverage(view, line, winding).filter(({ covered }) => covered > 0);
  const [low, high] = [own[0]?.low ?? 0, own.at(-1)?.high ?? 0];
  const all = measureCoverage(view, line, [...winding, ...faces]).filter(
    (slice) => slice.high > low && slice.low < high,
  );
  const length = (slices: typeof all) => slices.reduce((sum, slice) => sum + slice.high - slice.low, 0);
  return length(all.filter(({ covered }) => covered >= CLOSED)) >= length(all) * MOST ? winding : [];
}
