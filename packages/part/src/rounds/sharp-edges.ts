import { across, dot, norm, sub } from '../geometry/vec3.ts';
import type { RoundLine } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PartReport } from '../report/part-report.ts';

/** From this turn on an outer edge cuts the hand, rad; the sides of a chamfer meet their faces at half a right angle. */
const SHARP = 1.2;

/**
 * Outer edges that are broken after the cut: the length of the milled ones, and how many full turns the lathe makes
 * around `axis`. `skip`: holes, threads and teeth, whose tools break their own edges.
 */
export function sharpEdges(
  view: SolidView,
  skip: ReadonlySet<number>,
  turned: ReadonlySet<number>,
  axis: RoundLine | null,
): PartReport['edges'] {
  let [length, turns] = [0, 0];
  for (const [index, edge] of view.solid.edges.entries()) {
    const [one, other] = edge.faces;
    if (edge.convexity !== 'convex' || edge.angle < SHARP || other < 0 || one === other) continue;
    if (skip.has(one) || skip.has(other)) continue;
    if (!axis || !turned.has(one) || !turned.has(other)) {
      length += edge.length;
      continue;
    }
    // The long edges of a drawn bar stay as they were bought.
    const isAlong = [one, other].every((face) => {
      const { surface } = view.face(face);
      return surface.kind === 'plane' && Math.abs(dot(surface.normal, axis.axis)) < 1e-3;
    });
    if (isAlong) continue;
    const [point] = view.edgePolyline(index);
    const radius = norm(across(sub(point ?? axis.origin, axis.origin), axis.axis));
    if (radius > 0) turns += edge.length / (2 * Math.PI * radius);
  }
  return { length, turns };
}
