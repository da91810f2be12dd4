import { measureCoverage } from '../holes/measure-coverage.ts';
import { roundLines } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PartReport } from '../report/part-report.ts';

/** Roundings between two faces: tangent on two sides, gathered by radius. */
export function findFillets(view: SolidView, skip: ReadonlySet<number>): PartReport['fillets'] {
  const groups: { radius: number; count: number; concave: boolean }[] = [];
  for (const [index, { surface, concave, area }] of view.solid.faces.entries()) {
    if (skip.has(index) || (surface.kind !== 'cylinder' && surface.kind !== 'torus')) continue;
    const smooth = new Set(
      (view.neighbours[index] ?? [])
        .filter(({ convexity }) => convexity === 'smooth')
        .map(({ face }) => face),
    );
    if (smooth.size < 2) continue;
    const radius = surface.kind === 'torus' ? surface.minorRadius : surface.radius;
    if (area > view.solid.area * 0.1) continue;
    const known = groups.find(
      (group) => group.concave === concave && Math.abs(group.radius - radius) <= view.tolerance * 4,
    );
    if (known) known.count++;
    else groups.push({ radius, count: 1, concave });
  }
  return groups.sort((a, b) => a.radius - b.radius);
}

const between = (value: number, low: number, high: number) => value > low && value < high;

/** Narrow faces that break an outer edge at about 45°, and how far they run. */
export function findChamfers(view: SolidView): Pick<PartReport, 'chamfers' | 'chamferLength'> {
  let [chamfers, chamferLength] = [0, 0];
  for (const [index, { surface, area, concave }] of view.solid.faces.entries()) {
    if ((surface.kind !== 'plane' && surface.kind !== 'cone') || concave || area > view.solid.area * 0.02) {
      continue;
    }
    const broken = (view.neighbours[index] ?? []).filter(
      ({ edge, convexity }) => convexity === 'convex' && between(view.edge(edge).angle, 0.45, 1.15),
    );
    if (new Set(broken.map(({ face }) => face)).size < 2) continue;
    chamfers++;
    chamferLength += Math.max(...broken.map(({ edge }) => view.edge(edge).length));
  }
  return { chamfers, chamferLength };
}

/** Round studs that stand out: a closed outer cylinder with an inner corner at its foot. */
export function countBosses(view: SolidView, skip: ReadonlySet<number>): number {
  const isStud = (face: number) =>
    !skip.has(face) && !view.face(face).concave && view.face(face).surface.kind === 'cylinder';
  return roundLines(view, isStud).filter((line) => {
    const foot = line.faces.some((face) =>
      (view.neighbours[face] ?? []).some(({ convexity }) => convexity === 'concave'),
    );
    return foot && measureCoverage(view, line, line.faces).some(({ covered }) => covered > 0.9);
  }).length;
}
