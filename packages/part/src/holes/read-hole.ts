import { opposite } from '../geometry/vec3.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature } from '../report/part-report.ts';
import type { Section } from './find-sections.ts';
import { pointOn } from './measure-coverage.ts';
import type { RoundLine } from './round-lines.ts';
import { isClosed } from './stack-sections.ts';

/** A widening cone is a countersink from this ratio of its diameter to the hole's on; below it breaks an edge. */
const COUNTERSINK = 1.4;

const degrees = (angle: number): number => (angle * 180) / Math.PI;
const length = (section: Section): number => section.high - section.low;

/** Full angle of a cone section, rad. */
const fullAngle = (section: Section): number =>
  2 * Math.atan(Math.abs(section.radiusHigh - section.radiusLow) / Math.max(length(section), 1e-12));

const isTip = (view: SolidView, section: Section | undefined): boolean =>
  section?.kind === 'cone' &&
  Math.min(section.radiusLow, section.radiusHigh) <=
    Math.max(view.tolerance * 10, 0.02 * Math.max(section.radiusLow, section.radiusHigh));

/** Reads a stack of sections as one hole with bore, sink and tip; null if no drill can make it. */
export function readHole(view: SolidView, line: RoundLine, stack: readonly Section[]): HoleFeature | null {
  const [tipLow, tipHigh] = [isTip(view, stack[0]), isTip(view, stack.at(-1))];
  const body = stack.filter((section) => !isTip(view, section));
  const cylinders = body.filter(({ kind }) => kind === 'cylinder');
  if (cylinders.length === 0) return null;
  const closedLow = tipLow || isClosed(view, line, stack, 'low');
  const closedHigh = tipHigh || isClosed(view, line, stack, 'high');
  // A cavity without an opening is nothing a tool can make.
  if (closedLow && closedHigh) return null;
  const [bottom, top] = [body[0] as Section, body.at(-1) as Section];
  const radius = Math.min(...cylinders.map(({ radiusLow }) => radiusLow));
  const core = cylinders.find(({ radiusLow }) => radiusLow === radius) as Section;
  const openEnds = [...(closedLow ? [] : [body]), ...(closedHigh ? [] : [[...body].reverse()])];
  const tip = tipLow ? stack[0] : tipHigh ? stack.at(-1) : undefined;
  return {
    diameter: radius * 2,
    depth: top.high - bottom.low,
    through: !closedLow && !closedHigh,
    axis: closedHigh ? opposite(line.axis) : line.axis,
    centre: pointOn(line, (top.high + bottom.low) / 2),
    counterbore: firstOf(openEnds, (end) => counterbore(end, core, radius, view)),
    countersink: firstOf(openEnds, (end) => countersink(end, radius)),
    tipAngle: tip ? degrees(fullAngle(tip)) : null,
    keyway: stack.some(({ keyway }) => keyway),
    steps:
      cylinders.length > 1 ? cylinders.map((s) => ({ diameter: s.radiusLow * 2, length: length(s) })) : [],
    faces: [...new Set(stack.flatMap(({ faces }) => faces))],
  };
}

function firstOf<T>(
  ends: readonly (readonly Section[])[],
  read: (end: readonly Section[]) => T | null,
): T | null {
  for (const end of ends) {
    const found = read(end);
    if (found) return found;
  }
  return null;
}

/** The wide cylinder at an opening, behind at most an edge break. */
function counterbore(
  end: readonly Section[],
  core: Section,
  radius: number,
  view: SolidView,
): HoleFeature['counterbore'] {
  const first = end[0]?.kind === 'cone' ? end[1] : end[0];
  if (
    !first ||
    first === core ||
    first.kind !== 'cylinder' ||
    first.radiusLow <= radius + view.tolerance * 4
  ) {
    return null;
  }
  const opening = end[0] as Section;
  const depth = Math.max(first.high, opening.high) - Math.min(first.low, opening.low);
  return { diameter: first.radiusLow * 2, depth };
}

function countersink(end: readonly Section[], radius: number): HoleFeature['countersink'] {
  const first = end[0];
  if (first?.kind !== 'cone') return null;
  const next = end[1];
  const wide = Math.max(first.radiusLow, first.radiusHigh);
  const angle = degrees(fullAngle(first));
  const narrow = next ? Math.min(next.radiusLow, next.radiusHigh) : radius;
  return wide >= narrow * COUNTERSINK && angle > 50 && angle < 150 ? { diameter: wide * 2, angle } : null;
}
