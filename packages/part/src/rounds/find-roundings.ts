import { measureCoverage } from '../holes/measure-coverage.ts';
import { roundLines } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PartReport } from '../report/part-report.ts';

/** A larger rounding is a form of the part. */
const LARGEST_FILLET = 0.1;

/** A rounding between two faces: tangent on two sides. */
export function isFillet(view: SolidView, index: number): boolean {
  const { surface, area } = view.face(index);
  if (surface.kind !== 'cylinder' && surface.kind !== 'torus') return false;
  const smooth = (view.neighbours[index] ?? []).filter(({ convexity }) => convexity === 'smooth');
  return new Set(smooth.map(({ face }) => face)).size >= 2 && area <= view.solid.area * LARGEST_FILLET;
}

/** Roundings between two faces, gathered by radius. */
export function findFillets(view: SolidView, skip: ReadonlySet<number>): PartReport['fillets'] {
  const groups: { radius: number; count: number; concave: boolean }[] = [];
  for (const [index, { surface, concave }] of view.solid.faces.entries()) {
    if (skip.has(index) || !isFillet(view, index)) continue;
    if (surface.kind !== 'cylinder' && surface.kind !== 'torus') continue;
    const radius = surface.kind === 'torus' ? surface.minorRadius : surface.radius;
    const known = groups.find(
      (group) => group.concave === concave && Math.abs(group.radius - radius) <= view.tolerance * 4,
    );
    if (known) known.count++;
    else groups.push({ radius, count: 1, concave });
  }
  return groups.sort((a, b) => a.radius - b.radius);
}

/** Up to this share of the surface any slanted face between two others breaks an edge. */
const SMALL = 0.02;
/** A wider one counts only at 45° along its whole edge, mm: the range that chamfer mills cut in one pass. */
const WIDEST = 8;

/** A wide face at 45° that runs along the edge it breaks, as long above as below. */
function isWideChamfer(view: SolidView, area: number, edges: readonly number[]): boolean {
  const [one, other, ...rest] = edges.map((edge) => view.edge(edge));
  if (!one || !other || rest.length > 0) return false;
  const is45 = [one, other].every(({ angle, curve }) => curve === 'line' && between(angle, 0.77, 0.8));
  const width = area / Math.max(one.length, 1e-9);
  const isEven = Math.abs(one.length - other.length) <= view.tolerance * 4;
  return is45 && isEven && width <= WIDEST && width < one.length;
}

const between = (value: number, low: number, high: number) => value > low && value < high;

/** Narrow faces that break an outer edge at about 45°, and their length. */
export function findChamfers(view: SolidView): Pick<PartReport, 'chamfers' | 'chamferLength'> {
  let [chamfers, chamferLength] = [0, 0];
  for (const [index, { surface, area, concave }] of view.solid.faces.entries()) {
    if ((surface.kind !== 'plane' && surface.kind !== 'cone') || concave) continue;
    const broken = (view.neighbours[index] ?? []).filter(
      ({ edge, convexity }) => convexity === 'convex' && between(view.edge(edge).angle, 0.45, 1.15),
    );
    if (new Set(broken.map(({ face }) => face)).size < 2) continue;
    const edges = broken.map(({ edge }) => edge);
    if (area > view.solid.area * SMALL && !isWideChamfer(view, area, edges)) continue;
    chamfers++;
    chamferLength += Math.max(...edges.map((edge) => view.edge(edge).length));
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
