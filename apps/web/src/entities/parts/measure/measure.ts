import { type Face, type SolidModel, type Vec3, vec3 } from '@truciolo/part';

/** A picked face, or one of its edges, and the point that was hit. */
export interface Target {
  readonly face: number;
  readonly edge: number | null;
  readonly point: Vec3;
}

export interface Reading {
  readonly label: string;
  readonly value: number;
  readonly unit: 'mm' | '°';
}

const DEGREES = 180 / Math.PI;
const ALIGNED = 0.99999;

const lineDistance = (point: Vec3, origin: Vec3, axis: Vec3): number => {
  const away = vec3.sub(point, origin);
  return vec3.norm(vec3.sub(away, vec3.scale(axis, vec3.dot(away, axis))));
};

const mm = (label: string, value: number): Reading => ({ label, value, unit: 'mm' });

/** Measure of a single target: length of an edge, diameter of a round face, none for a plane. */
export function measureOne(solid: SolidModel, { face, edge }: Target): readonly Reading[] {
  const line = edge === null ? undefined : solid.edges[edge];
  if (line) return [mm('Lunghezza spigolo', line.length), ...circleOf(solid, line.faces)];
  const surface = solid.faces[face]?.surface;
  switch (surface?.kind) {
    case 'cylinder':
      return [mm('Diametro', surface.radius * 2), mm('Raggio', surface.radius)];
    case 'sphere':
      return [mm('Raggio', surface.radius)];
    case 'torus':
      return [mm('Raggio del raccordo', surface.minorRadius)];
    case 'cone':
      return [{ label: 'Angolo del cono', value: surface.halfAngle * 2 * DEGREES, unit: '°' }];
    default:
      return [];
  }
}

/** The rim of a cylinder has the cylinder's diameter. */
function circleOf(solid: SolidModel, faces: readonly [number, number]): readonly Reading[] {
  for (const face of faces) {
    const surface = solid.faces[face]?.surface;
    if (surface?.kind === 'cylinder') return [mm('Diametro', surface.radius * 2)];
  }
  return [];
}

/**
 * Measures between two targets: between axes, between parallel planes, angle of planes; the distance of the points in
 * every case.
 */
export function measureTwo(solid: SolidModel, first: Target, second: Target): readonly Reading[] {
  const [a, b] = [solid.faces[first.face], solid.faces[second.face]];
  return [...between(a, b), mm('Fra i punti', vec3.norm(vec3.sub(second.point, first.point)))];
}

function between(a: Face | undefined, b: Face | undefined): readonly Reading[] {
  const [one, other] = [a?.surface, b?.surface];
  if (!one || !other) return [];
  if (one.kind === 'plane' && other.kind === 'plane') {
    const turn = vec3.dot(one.normal, other.normal);
    if (Math.abs(turn) > ALIGNED) {
      return [mm('Fra i piani', Math.abs(vec3.dot(vec3.sub(other.origin, one.origin), one.normal)))];
    }
    // Normals point out of the material: the angle inside it is the supplement.
    return [{ label: 'Angolo fra i piani', value: 180 - Math.acos(turn) * DEGREES, unit: '°' }];
  }
  if (one.kind === 'cylinder' && other.kind === 'cylinder') {
    if (Math.abs(vec3.dot(one.axis, other.axis)) < ALIGNED) return [];
    return [mm('Fra gli assi', lineDistance(other.origin, one.origin, one.axis))];
  }
  const [plane, round] = one.kind === 'plane' ? [one, other] : [other, one];
  if (plane.kind === 'plane' && round.kind === 'cylinder') {
    if (Math.abs(vec3.dot(plane.normal, round.axis)) > 1 - ALIGNED) return [];
    const distance = Math.abs(vec3.dot(vec3.sub(round.origin, plane.origin), plane.normal));
    return [mm('Piano e asse', distance)];
  }
  return [];
}
