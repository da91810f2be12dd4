import { across, dot, norm, parallel, sub } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';

/** Two faces on one plane or one cylinder. */
function isSameSurface(view: SolidView, one: number, other: number): boolean {
  const [a, b] = [view.face(one).surface, view.face(other).surface];
  if (a.kind === 'plane' && b.kind === 'plane') return dot(a.normal, b.normal) > 0.9999;
  return (
    a.kind === 'cylinder' &&
    b.kind === 'cylinder' &&
    Math.abs(a.radius - b.radius) <= view.tolerance * 4 &&
    parallel(a.axis, b.axis, 1e-3) &&
    norm(across(sub(a.origin, b.origin), a.axis)) <= view.tolerance * 10
  );
}

/**
 * `shares`: for each face the share of its points seen from each direction. A file may split the wall of a bore: a
 * direction that sees one half sees the bore, so pieces of one surface get their average.
 */
export function poolPieces(view: SolidView, shares: number[][]): void {
  const whole = view.solid.faces.map((_, face) => face);
  const root = (face: number): number => {
    const up = whole[face] as number;
    return up === face ? face : root(up);
  };
  for (const { faces, convexity } of view.solid.edges) {
    const [a, b] = faces;
    if (convexity !== 'smooth' || b < 0 || a === b || !isSameSurface(view, a, b)) continue;
    whole[root(a)] = root(b);
  }
  const pieces = new Map<number, number[]>();
  for (const face of whole.keys()) {
    if (shares[face]?.length) pieces.set(root(face), [...(pieces.get(root(face)) ?? []), face]);
  }
  for (const faces of pieces.values()) {
    const [first] = faces;
    if (first === undefined || faces.length < 2) continue;
    const area = faces.reduce((sum, face) => sum + view.face(face).area, 0);
    const mean = (shares[first] as number[]).map(
      (_, direction) =>
        faces.reduce((sum, face) => sum + (shares[face]?.[direction] ?? 0) * view.face(face).area, 0) / area,
    );
    for (const face of faces) shares[face] = mean;
  }
}
