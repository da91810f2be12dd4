import { opposite } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { Section } from './find-sections.ts';
import { pointOn } from './measure-coverage.ts';
import type { RoundLine } from './round-lines.ts';

/** Two coaxial sections with a gap of this share of the smaller radius between them were made in one go. */
const SMALL_GAP = 0.6;

const smaller = (section: Section): number => Math.min(section.radiusLow, section.radiusHigh);

/** The axis is free between two heights. */
function freeBetween(view: SolidView, line: RoundLine, from: number, to: number): boolean {
  const span = to - from;
  if (span <= view.tolerance * 4) return true;
  const { distance } = view.tree.nearest(pointOn(line, from), line.axis, 0, span);
  return distance >= span;
}

/** Both end in the wall of the same crossing bore. */
function shareCrossing(view: SolidView, a: Section, b: Section): boolean {
  const around = (section: Section) =>
    new Set(
      section.faces.flatMap((face) =>
        (view.neighbours[face] ?? [])
          .map((neighbour) => neighbour.face)
          .filter((other) => view.face(other).concave),
      ),
    );
  const first = around(a);
  return [...around(b)].some((face) => first.has(face));
}

function belongs(view: SolidView, line: RoundLine, lower: Section, upper: Section): boolean {
  const gap = upper.reachLow - lower.reachHigh;
  const radius = Math.max(Math.min(smaller(lower), smaller(upper)), view.tolerance);
  const same = Math.abs(lower.radiusHigh - upper.radiusLow) <= view.tolerance * 4;
  const near = gap <= Math.max(radius * SMALL_GAP, view.tolerance * 10);
  if (!near && !(same && shareCrossing(view, lower, upper))) return false;
  return freeBetween(view, line, lower.high - view.tolerance * 2, upper.low + view.tolerance * 2);
}

/** Sections that follow each other on a line, as the holes they make up; each from low to high. */
export function stackSections(
  view: SolidView,
  line: RoundLine,
  sections: readonly Section[],
): readonly (readonly Section[])[] {
  const sorted = [...sections].sort((a, b) => a.low + a.high - (b.low + b.high));
  const stacks: Section[][] = [];
  for (const section of sorted) {
    const last = stacks.at(-1);
    const top = last?.at(-1);
    if (last && top && belongs(view, line, top, section)) last.push(section);
    else stacks.push([section]);
  }
  return stacks;
}

/** Something closes the hole at this end: within the height of a hemisphere beyond it. */
export function isClosed(
  view: SolidView,
  line: RoundLine,
  stack: readonly Section[],
  end: 'low' | 'high',
): boolean {
  const section = stack.at(end === 'low' ? 0 : -1) as Section;
  const depth = Math.min(section.high - section.low, smaller(section) || 1) * 0.05;
  const start = end === 'low' ? section.low + depth : section.high - depth;
  const reach = Math.max(section.radiusLow, section.radiusHigh) * 1.05 + depth + view.tolerance * 4;
  const direction = end === 'low' ? opposite(line.axis) : line.axis;
  return view.tree.nearest(pointOn(line, start), direction, 0, reach).triangle >= 0;
}
