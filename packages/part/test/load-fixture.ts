import { readFileSync } from 'node:fs';
import type { LengthUnit, PartModel, SolidModel } from '../src/model/part-model.ts';

/** A model written as JSON; `unit` as a file would declare it. */
export function loadFixture(name: string, unit: LengthUnit = 'mm'): PartModel {
  const raw = JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
  const solid: SolidModel = {
    ...raw,
    placements: [],
    mesh: {
      positions: Float32Array.from(raw.mesh.positions),
      normals: Float32Array.from(raw.mesh.normals),
      triangles: Uint32Array.from(raw.mesh.triangles),
    },
    edgePoints: Float32Array.from(raw.edgePoints),
  };
  return { format: 'step', unit, solids: [solid], notes: [] };
}
