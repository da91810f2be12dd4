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
/** An open section: shorter it is cut out of a plate, fuller or with stouter legs it is a rail that is milled. */
const OPEN = { shortest: 3, fullest: 0.45, stoutest: 0.15 } as const;

/** An angle, a channel, a T or an I: legs much thinner than they are wide, with nothing between them. */
function isOpenSection([height, width, length]: PartReport['box'], section: number, way: number): boolean {
  return (
    length >= width * OPEN.shortest &&
    section <= height * width * OPEN.fullest &&
    (2 * section) / way <= width * OPEN.stoutest
  );
}

/**
 * A part whose section stays the same from end to end and has hollows no mill comes into, or thin legs alone: such bars
 * are bought by the metre. Null where a mill makes the section, or where the hollows do not run through.
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
  const section = area(faces.filter(isEnd)) / 2;
  if (hidden.length === 0) {
    const way = area(faces.filter(runsAlong)) / whole;
    return isOpenSection(box, section, way) ? { axis, length: whole, section, isOpen: true } : null;
  }
  return hidden.every((face) => runsAlong(face) && length([face]) >= whole * WHOLE)
    ? { axis, length: whole, section, isOpen: false }
    : null;
}
