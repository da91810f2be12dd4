import { parallel } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature } from '../report/part-report.ts';

/** A face counts as reached when this share of its points sees the tool. */
const REACHED = 0.7;

/** Nearly as well as from its best side is enough, where no side sees all of a face. */
export const isReached = (seenBy: readonly number[] | undefined, direction: number): boolean =>
  (seenBy?.[direction] ?? 0) >= Math.min(REACHED, Math.max(0, ...(seenBy ?? [])) * 0.8);

/**
 * `shares`: for each face the share of its points seen from each direction. The drill goes in where the counterbore was
 * made: a narrow section of a hole is reached along its axis from each side that reaches a wider one.
 */
export function followCounterbores(
  view: SolidView,
  holes: readonly HoleFeature[],
  directions: readonly Vec3[],
  shares: number[][],
): void {
  for (const { axis, faces } of holes) {
    const rounds = faces.flatMap((face) => {
      const { surface } = view.face(face);
      return surface.kind === 'cylinder' ? [{ face, radius: surface.radius }] : [];
    });
    for (const [index, direction] of directions.entries()) {
      if (!parallel(direction, axis, 1e-3)) continue;
      for (const { face, radius } of rounds) {
        const isWider = (other: (typeof rounds)[number]) => other.radius > radius + view.tolerance * 4;
        const isFollowed = rounds.some((other) => {
          const seenBy = shares[other.face];
          return isWider(other) && (seenBy?.[index] ?? 0) > 0 && isReached(seenBy, index);
        });
        const own = shares[face];
        if (isFollowed && own) shares[face] = own.with(index, Math.max(REACHED, own[index] ?? 0));
      }
    }
  }
}
