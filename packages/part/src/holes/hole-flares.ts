import { parallel } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleGroup } from '../report/part-report.ts';
import type { Flare } from '../report/write-findings.ts';

/** Mouths that open in a radius: a torus around the hole's own axis into which its wall runs smoothly. */
export function holeFlares(view: SolidView, hole: HoleGroup): readonly Flare[] {
  const found = new Map<number, number>();
  for (const wall of hole.faces) {
    for (const { face, convexity } of view.neighbours[wall] ?? []) {
      const { surface, concave } = view.face(face);
      if (surface.kind !== 'torus' || concave || convexity !== 'smooth') continue;
      if (parallel(surface.axis, hole.axis, 1e-3)) found.set(face, surface.minorRadius);
    }
  }
  const radii = [...new Set([...found.values()].map((radius) => Math.round(radius * 1e3) / 1e3))];
  return radii.map((radius) => ({
    hole,
    radius,
    faces: [...found].flatMap(([face, own]) => (Math.abs(own - radius) < 1e-3 ? [face] : [])),
  }));
}
