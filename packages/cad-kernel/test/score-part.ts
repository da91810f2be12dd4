import type { PartReport } from '@truciolo/part';
import type { KnownHole, KnownPart } from './random-part.ts';

interface PartScore {
  readonly found: number;
  readonly missed: readonly KnownHole[];
  readonly wrong: readonly KnownHole[];
  /** Volume of the found box over the true one. */
  readonly box: number;
  readonly pocketsRight: boolean;
}

/** Holds a report against what the part was built with. */
export function scorePart(known: KnownPart, report: PartReport): PartScore {
  const found = report.holes.flatMap(({ count, diameter, depth, through }) =>
    Array.from({ length: count }, () => ({ diameter, depth, through })),
  );
  const missed = known.holes.filter((hole) => {
    const at = found.findIndex(
      (candidate) =>
        Math.abs(candidate.diameter - hole.diameter) < 0.01 &&
        Math.abs(candidate.depth - hole.depth) < 0.02 &&
        candidate.through === hole.through,
    );
    if (at >= 0) found.splice(at, 1);
    return at < 0;
  });
  const volume = (sides: readonly number[]) => sides.reduce((product, side) => product * side, 1);
  return {
    found: known.holes.length - missed.length,
    missed,
    wrong: found,
    box: volume(report.box) / volume(known.size),
    pocketsRight: report.pockets.length === known.pockets && report.slots.length === 0,
  };
}
