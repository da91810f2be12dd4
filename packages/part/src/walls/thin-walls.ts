import { extentAlong, planSize } from '../box/extents.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { ThinWall } from '../report/part-report.ts';
import type { WallSample } from './sample-walls.ts';

/** Walls below this deflect under a tool whatever the part, mm. */
const THIN = 1;
/** Walls up to this thickness deflect where they stand so many thicknesses high [practice: 8 to 15 in steel]. */
const SLENDER = { thickness: 3, ratio: 15 } as const;
const AT_MOST = 10;

/** How far a wall stands out: the shorter side of its face, along the axis for a round one. */
function heightOf(view: SolidView, face: number): number {
  const { surface } = view.face(face);
  if (surface.kind === 'plane') return planSize(view, [face], surface.normal).width;
  if (surface.kind !== 'cylinder') return 0;
  const { low, high } = extentAlong(view, [face], surface.axis);
  return Math.min(high - low, surface.radius * 2);
}

/** The thinnest wall of the part, and those thin enough to speak of, one a pair of faces. `smallest`: side of its box. */
export function thinWalls(
  view: SolidView,
  samples: readonly WallSample[],
  smallest: number,
): {
  minWall: number | null;
  thinWalls: readonly ThinWall[];
} {
  const walls = samples.filter(
    (sample) => sample.parallel && sample.behind >= 0 && sample.behind !== sample.face,
  );
  const thinnest = new Map<string, Omit<ThinWall, 'height'>>();
  for (const { face, behind, thickness, at } of walls) {
    const key = face < behind ? `${face} ${behind}` : `${behind} ${face}`;
    const known = thinnest.get(key);
    if (!known || known.thickness > thickness) thinnest.set(key, { thickness, faces: [face, behind], at });
  }
  const sorted = [...thinnest.values()].sort((a, b) => a.thickness - b.thickness);
  // A plate that is as thin as the part itself is no wall of it.
  const isThin = ({ thickness, height }: ThinWall) =>
    thickness < THIN || (thickness < smallest * 0.9 && height > thickness * SLENDER.ratio);
  return {
    minWall: sorted[0]?.thickness ?? null,
    thinWalls: sorted
      .filter(({ thickness }) => thickness < Math.max(THIN, SLENDER.thickness))
      .map((wall) => ({ ...wall, height: Math.min(...wall.faces.map((face) => heightOf(view, face))) }))
      .filter(isThin)
      .slice(0, AT_MOST),
  };
}
