import { along, mean, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

export interface FaceSample {
  /** Just outside the material. */
  readonly point: Vec3;
  readonly normal: Vec3;
}

const PER_FACE = 6;

/** A few points spread over a face, lifted off it, to look at the tool from. */
export function sampleFace(view: SolidView, face: number): readonly FaceSample[] {
  const lift = view.tolerance * 10;
  const { triangles } = view.solid.mesh;
  const { firstTriangle, triangleCount } = view.face(face);
  const stride = Math.max(1, Math.floor(triangleCount / PER_FACE));
  const samples: FaceSample[] = [];
  for (let step = Math.floor(stride / 2); step < triangleCount && samples.length < PER_FACE; step += stride) {
    const corners = [0, 1, 2].map((corner) => triangles[(firstTriangle + step) * 3 + corner] ?? 0);
    const normal = unit(mean(corners.map((corner) => view.vertexNormal(corner))));
    samples.push({ point: along(mean(corners.map((c) => view.vertex(c))), normal, lift), normal });
  }
  return samples;
}

export const sampleFaces = (view: SolidView): readonly (readonly FaceSample[])[] =>
  view.solid.faces.map((_, face) => sampleFace(view, face));
