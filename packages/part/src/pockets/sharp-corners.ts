import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PocketFeature } from '../report/part-report.ts';

/** A hollow of this depth is engraved with a pointed cutter, mm. */
const ENGRAVED = 1;

/** A broach, or the graver of letters and marks, makes its corners as sharp as they are drawn. */
export const hasSharpTool = ({ kind, depth, broached }: PocketFeature): boolean =>
  broached === true || (kind !== 'step' && depth <= ENGRAVED);

/**
 * Points where three sharp inner edges meet: whichever side the mill comes from, it leaves a radius in one. `hollows`:
 * the corners of those that a sharp tool makes are not counted.
 */
export function sharpCorners(view: SolidView, hollows: readonly PocketFeature[]): number {
  const sharpened = new Set(hollows.filter(hasSharpTool).flatMap(({ faces }) => faces));
  const grid = view.tolerance * 4;
  const meetings = new Map<string, number>();
  for (const [index, { convexity, curve, faces }] of view.solid.edges.entries()) {
    if (convexity !== 'concave' || curve !== 'line' || faces.some((face) => sharpened.has(face))) continue;
    const line = view.edgePolyline(index);
    for (const point of [line[0] as Vec3, line.at(-1) as Vec3]) {
      const key = point.map((value) => Math.round(value / grid)).join(' ');
      meetings.set(key, (meetings.get(key) ?? 0) + 1);
    }
  }
  return [...meetings.values()].filter((count) => count >= 3).length;
}
