import { extentAlong } from '../box/extents.ts';
import { across, along, norm, opposite, parallel, sub } from '../geometry/vec3.ts';
import { pointOn } from '../holes/measure-coverage.ts';
import { heightOn, type RoundLine } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature, ModelledThread } from '../report/part-report.ts';

const isAround = (view: SolidView, { axis, centre }: ModelledThread, hole: HoleFeature): boolean =>
  parallel(axis, hole.axis, 1e-3) && norm(across(sub(hole.centre, centre), axis)) <= view.tolerance * 10;

/** The round hollow faces around the thread that touch its faces or each other: its mouths and its bottom. */
function boreFaces(view: SolidView, thread: ModelledThread): readonly number[] {
  const isRound = (face: number) => {
    const { surface, concave } = view.face(face);
    return (
      concave &&
      (surface.kind === 'cylinder' || surface.kind === 'cone') &&
      parallel(surface.axis, thread.axis, 1e-3) &&
      norm(across(sub(surface.origin, thread.centre), thread.axis)) <= view.tolerance * 10
    );
  };
  const found = new Set(thread.faces);
  const queue = [...thread.faces];
  for (let face = queue.pop(); face !== undefined; face = queue.pop()) {
    for (const { face: next } of view.neighbours[face] ?? []) {
      if (found.has(next) || !isRound(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return [...found];
}

function readBore(view: SolidView, thread: ModelledThread): HoleFeature {
  const faces = boreFaces(view, thread);
  const line: RoundLine = { origin: thread.centre, axis: thread.axis, faces: [...faces] };
  const { low, high } = extentAlong(view, faces, thread.axis);
  const base = heightOn({ ...line, origin: [0, 0, 0] }, thread.centre);
  const isOpen = (direction: HoleFeature['axis'], depth: number) =>
    !view.tree.isBlocked(along(thread.centre, direction, depth * 0.5), direction);
  const openHigh = isOpen(thread.axis, high - base);
  const openLow = isOpen(opposite(thread.axis), base - low);
  return {
    diameter: thread.minor,
    depth: high - low,
    through: openHigh && openLow,
    axis: openHigh ? thread.axis : opposite(thread.axis),
    centre: pointOn(line, (low + high) / 2 - base),
    counterbore: null,
    countersink: null,
    tipAngle: null,
    keyway: false,
    steps: [],
    faces,
  };
}

/** Where an internal thread is modelled, the pieces of its crests and roots are one tapped hole. */
export function withThreadedHoles(
  view: SolidView,
  holes: readonly HoleFeature[],
  threads: readonly ModelledThread[],
): readonly HoleFeature[] {
  const inside = threads.filter(({ internal }) => internal);
  if (inside.length === 0) return holes;
  const others = holes.filter((hole) => !inside.some((thread) => isAround(view, thread, hole)));
  return [...others, ...inside.map((thread) => readBore(view, thread))];
}
