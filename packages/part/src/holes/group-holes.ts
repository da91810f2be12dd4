import { dot, parallel } from '../geometry/vec3.ts';
import type { LengthUnit } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature, HoleGroup, ModelledThread } from '../report/part-report.ts';
import { proposeThreads } from './propose-threads.ts';
import { readPattern } from './read-pattern.ts';

/** Hints about which holes may be tapped. */
interface Threading {
  readonly threads: readonly ModelledThread[];
  readonly unit: LengthUnit;
}

/** A modelled thread raises no question; under a screw's head the hole is a clearance one. */
function threadsOf({ threads, unit }: Threading, hole: HoleFeature): HoleGroup['threadProposals'] {
  const own = threads.find(({ faces: [face] }) => face !== undefined && hole.faces.includes(face));
  if (own) return own.designation ? [{ designation: own.designation, tapDrill: own.minor }] : [];
  return hole.counterbore || hole.countersink
    ? []
    : proposeThreads(hole.diameter, hole.depth, unit, hole.through);
}

/** Holes of one diameter, depth and make whose axes are parallel; the widest group of words first by diameter. */
export function groupHoles(
  view: SolidView,
  holes: readonly HoleFeature[],
  { threads, unit }: Threading,
): readonly HoleGroup[] {
  const tolerance = Math.max(view.tolerance * 4, 1e-9);
  const near = (a: number, b: number) => Math.abs(a - b) <= tolerance;
  const alike = (a: HoleFeature, b: HoleFeature) =>
    near(a.diameter, b.diameter) &&
    near(a.depth, b.depth) &&
    a.through === b.through &&
    parallel(a.axis, b.axis, 1e-3) &&
    (a.through || dot(a.axis, b.axis) > 0) &&
    near(a.counterbore?.diameter ?? 0, b.counterbore?.diameter ?? 0) &&
    near(a.counterbore?.depth ?? 0, b.counterbore?.depth ?? 0) &&
    near(a.countersink?.diameter ?? 0, b.countersink?.diameter ?? 0) &&
    a.keyway === b.keyway;
  const groups: HoleFeature[][] = [];
  for (const hole of holes) {
    const known = groups.find((group) => alike(group[0] as HoleFeature, hole));
    if (known) known.push(hole);
    else groups.push([hole]);
  }
  return groups
    .map((group): HoleGroup => {
      const { centre: _, faces: __, ...first } = group[0] as HoleFeature;
      const centres = group.map(({ centre }) => centre);
      return {
        ...first,
        count: group.length,
        centres,
        faces: group.flatMap(({ faces }) => faces),
        pattern: readPattern(centres, first.axis, tolerance),
        threadProposals: threadsOf({ threads, unit }, group[0] as HoleFeature),
      };
    })
    .sort((a, b) => a.diameter - b.diameter || a.depth - b.depth);
}
