import type { ThinWall } from '../report/part-report.ts';
import type { WallSample } from './sample-walls.ts';

/** Walls below this deflect under a tool whatever the part, mm. */
const THIN = 1;
const AT_MOST = 10;

/** The thinnest wall of the part, and those thin enough to speak of, one a pair of faces. */
export function thinWalls(samples: readonly WallSample[]): {
  minWall: number | null;
  thinWalls: readonly ThinWall[];
} {
  const walls = samples.filter(
    (sample) => sample.parallel && sample.behind >= 0 && sample.behind !== sample.face,
  );
  const thinnest = new Map<string, ThinWall>();
  for (const { face, behind, thickness, at } of walls) {
    const key = face < behind ? `${face} ${behind}` : `${behind} ${face}`;
    const known = thinnest.get(key);
    if (!known || known.thickness > thickness) thinnest.set(key, { thickness, faces: [face, behind], at });
  }
  const sorted = [...thinnest.values()].sort((a, b) => a.thickness - b.thickness);
  return {
    minWall: sorted[0]?.thickness ?? null,
    thinWalls: sorted.filter(({ thickness }) => thickness < THIN).slice(0, AT_MOST),
  };
}
