import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

/**
 * Points where three sharp inner edges meet: whichever side the mill comes from, it leaves a radius in one. `pressed`:
 * faces that a broach makes, with their corners.
 */
export function sharpCorners(view: SolidView, pressed: ReadonlySet<number>): number {
  const grid = view.tolerance * 4;
  const meetings = new Map<string, number>();
  for (const [index, { convexity, curve, faces }] of view.solid.edges.entries()) {
    if (convexity !== 'concave' || curve !== 'line' || faces.some((face) => pressed.has(face))) continue;
    const line = view.edgePolyline(index);
    for (const point of [line[0] as Vec3, line.at(-1) as Vec3]) {
      const key = point.map((value) => Math.round(value / grid)).join(' ');
      meetings.set(key, (meetings.get(key) ?? 0) + 1);
    }
  }
  return [...meetings.values()].filter((count) => count >= 3).length;
}
