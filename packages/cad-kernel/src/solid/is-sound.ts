import { meshArea, meshDiagonal, meshVolume, type SolidModel } from '@truciolo/part';
import { LINEAR_SHARE } from './build-solid.ts';

/** Chords make a small round face up to this much smaller than it is; a wrong border changes it by far more. */
const AREA_SHARE = 0.12;
/** Rounding of the mesh to 32 bits, as a share of the volume. */
const ROUNDING = 1e-4;

/**
 * Whether mesh and exact figures of a closed body agree: all faces and edges exist, areas are equal, and the volumes
 * differ at most by the space between round faces and the chords of their mesh.
 */
export function isSound(solid: SolidModel): boolean {
  const { mesh, faces, edges, volume } = solid;
  if (!solid.closed || !(volume > 0)) return false;
  if (edges.some(({ faces: [, other] }) => other < 0)) return false;
  const chordHeight = meshDiagonal(mesh) * LINEAR_SHARE;
  const round = faces.reduce((sum, { surface, area }) => sum + (surface.kind === 'plane' ? 0 : area), 0);
  if (!(Math.abs(meshVolume(mesh) - volume) <= round * chordHeight + volume * ROUNDING)) return false;
  return faces.every(
    ({ area, firstTriangle, triangleCount }) =>
      triangleCount > 0 && Math.abs(meshArea(mesh, firstTriangle, triangleCount) / area - 1) < AREA_SHARE,
  );
}
