import { type Face, type Mesh, type Surface, type Vec3, vec3 } from '@truciolo/part';
import type { BrepFace } from '../brep-text/parse-brep-text.ts';
import { type FaceSamples, fitSurface } from '../fit/fit-surface.ts';
import type { FaceMesh } from '../mesh/read-mesh.ts';

const vector = (array: Float32Array, index: number): Vec3 => [
  array[index * 3] ?? 0,
  array[index * 3 + 1] ?? 0,
  array[index * 3 + 2] ?? 0,
];

function samplesOf(mesh: Mesh, face: FaceMesh): FaceSamples {
  const vertices = new Set<number>();
  const from = face.firstTriangle * 3;
  for (let index = from; index < from + face.triangleCount * 3; index++) {
    vertices.add(mesh.triangles[index] ?? 0);
  }
  const chosen = [...vertices];
  return {
    points: chosen.map((vertex) => vector(mesh.positions, vertex)),
    normals: chosen.map((vertex) => vector(mesh.normals, vertex)),
  };
}

/** Whether the outward normal looks towards the surface's own centre: asked of a point, never of the file. */
function isConcave(surface: Surface, point: Vec3, normal: Vec3): boolean {
  if (surface.kind === 'plane' || surface.kind === 'freeform') return false;
  const radial = vec3.sub(point, surface.origin);
  if (surface.kind === 'sphere') return vec3.dot(radial, normal) < 0;
  const flat = vec3.across(radial, surface.axis);
  if (surface.kind === 'torus') {
    const ring = vec3.along(surface.origin, vec3.unit(flat), surface.majorRadius);
    return vec3.dot(vec3.sub(point, ring), normal) < 0;
  }
  return vec3.dot(flat, normal) < 0;
}

/** The representative point of a face: a middle vertex, away from poles and borders if possible. */
function witness(mesh: Mesh, face: FaceMesh): { point: Vec3; normal: Vec3 } {
  const middle = face.firstTriangle + Math.floor(face.triangleCount / 2);
  const corners = [0, 1, 2].map((corner) => mesh.triangles[middle * 3 + corner] ?? 0);
  return {
    point: vec3.mean(corners.map((corner) => vector(mesh.positions, corner))),
    normal: vec3.mean(corners.map((corner) => vector(mesh.normals, corner))),
  };
}

export function buildFace(
  mesh: Mesh,
  written: BrepFace,
  face: FaceMesh | undefined,
  area: number,
  tolerance: number,
): Face {
  if (!face || face.triangleCount === 0) {
    const bare = { fitted: false, area, concave: false, firstTriangle: 0, triangleCount: 0 };
    return { surface: written.surface, ...bare };
  }
  const fit = written.surface.kind === 'freeform' ? fitSurface(samplesOf(mesh, face), tolerance) : null;
  const surface = fit ?? written.surface;
  const { point, normal } = witness(mesh, face);
  const outward: Surface =
    surface.kind === 'plane' && vec3.dot(surface.normal, normal) < 0
      ? { ...surface, normal: vec3.opposite(surface.normal) }
      : surface;
  return {
    surface: outward,
    fitted: fit !== null,
    area,
    concave: isConcave(outward, point, normal),
    firstTriangle: face.firstTriangle,
    triangleCount: face.triangleCount,
  };
}
