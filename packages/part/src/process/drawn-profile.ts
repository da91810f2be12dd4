import { extentAlong } from '../box/extents.ts';
import { dot, parallel } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PartReport } from '../report/part-report.ts';
import type { Profile } from '../report/write-findings.ts';

/** Share of the surface, holes apart, that runs along the length of a profile or cuts it off. */
const CONSTANT = 0.99;
const WHOLE = 0.9;
/** A channel this many times as long as it is wide is not milled, from both ends together. */
const REACH = 8;
/** Shorter than this many widths it is a block. */
const SHORTEST = 2;

/**
 * A part whose section stays the same from end to end and has hollows no mill comes into: such bars are
 * bought by the metre. Null where a mill reaches everything, or where they do not run through.
 */
export function drawnProfile(
  view: SolidView,
  {
    box,
    boxAxes: [, , axis],
    undercuts,
    holes,
    pockets,
  }: Pick<PartReport, 'box' | 'boxAxes' | 'undercuts' | 'holes' | 'pockets'>,
): Profile | null {
  if (box[2] < box[1] * SHORTEST) return null;
  // A hole along the whole bar is part of its section; others were drilled into it.
  const isChannel = ({ depth }: { readonly depth: number }) => depth >= box[2] * WHOLE;
  const drilled = holes.filter((hole) => !(parallel(hole.axis, axis, 1e-3) && isChannel(hole)));
  const inHoles = new Set(drilled.flatMap((hole) => hole.faces));
  const faces = view.solid.faces.map((_, face) => face).filter((face) => !inHoles.has(face));
  const channels = pockets.filter(
    (pocket) =>
      pocket.through &&
      !pocket.open &&
      parallel(pocket.direction, axis, 1e-3) &&
      isChannel(pocket) &&
      pocket.depth > pocket.width * REACH,
  );
  const hidden = [...new Set([...undercuts, ...channels.flatMap((channel) => channel.faces)])].filter(
    (face) => !inHoles.has(face),
  );
  if (hidden.length === 0) return null;
  const runsAlong = (face: number) => {
    const { surface } = view.face(face);
    if (surface.kind === 'plane') return Math.abs(dot(surface.normal, axis)) < 1e-3;
    return surface.kind === 'cylinder' && parallel(surface.axis, axis, 1e-3);
  };
  const isEnd = (face: number) => {
    const { surface } = view.face(face);
    return surface.kind === 'plane' && parallel(surface.normal, axis, 1e-3);
  };
  const area = (of: readonly number[]) => of.reduce((sum, face) => sum + view.face(face).area, 0);
  if (area(faces.filter((face) => runsAlong(face) || isEnd(face))) < area(faces) * CONSTANT) return null;
  const length = (of: readonly number[]) => {
    const { low, high } = extentAlong(view, of, axis);
    return high - low;
  };
  const whole = length(faces);
  const ends = area(faces.filter(isEnd));
  return hidden.every((face) => runsAlong(face) && length([face]) >= whole * WHOLE)
    ? { axis, length: whole, section: ends / 2 }
    : null;
}
