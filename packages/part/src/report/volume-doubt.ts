import { meshVolume } from '../geometry/mesh-measures.ts';
import type { SolidModel } from '../model/part-model.ts';

/** A mesh of a thin rod holds 2 % less than the rod itself: only more than this is a defect of the solid. */
const VOLUME_GAP = 0.035;

/** By which share the exact volume and that of the mesh differ where they should not; null where the solid is sound. */
export function volumeDoubt({ exact, closed, mesh, volume }: SolidModel): number | null {
  if (!exact || !closed) return null;
  const gap = Math.abs(meshVolume(mesh) - volume) / Math.max(Math.abs(volume), 1e-12);
  return volume <= 0 || gap > VOLUME_GAP ? gap : null;
}
