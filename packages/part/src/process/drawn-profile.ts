import { extentAlong } from '../box/extents.ts';
import { along, dot, norm, opposite, parallel, unit } from '../geometry/vec3.ts';
import type { RoundLine } from '../holes/round-lines.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { PartReport } from '../report/part-report.ts';
import type { Profile } from '../report/write-findings.ts';

/** Share of the surface, holes apart, that runs along the length of a profile or cuts it off. */
const CONSTANT = 0.99;
const WHOLE = 0.9;
/** A channel this many times as long as it is wide is not milled, from both ends together; no sheet is bent round one. */
const REACH = 8;
/** Shorter than this many widths it is a block. */
const SHORTEST = 2;
/** Open sections: shorter ones are cut out of a plate, fuller ones or those with stouter legs are rails that are milled. */
const OPEN = [
  { shortest: 3, fullest: 0.45, stoutest: 0.15 },
  // Fins of a heat sink.
  { shortest: 1, fullest: 0.6, stoutest: 0.05 },
] as const;

/** Directions that differ by less are those of one side. */
const ONE_SIDED = 0.05;

/** Grooves in undercut that open to one side alone are cut into a slide or a table: none of their faces looks out there. */
function opensOneSide(view: SolidView, hidden: readonly number[]): boolean {
  const looks = hidden.flatMap((face) => {
    const { surface, area } = view.face(face);
    return surface.kind === 'plane' ? [{ normal: surface.normal, area }] : [];
  });
  const sum = looks.reduce<Vec3>((total, { normal, area }) => along(total, normal, area), [0, 0, 0]);
  const whole = looks.reduce((total, { area }) => total + area, 0);
  const mouth = opposite(unit(sum));
  return norm(sum) > whole * ONE_SIDED && looks.every(({ normal }) => dot(normal, mouth) < ONE_SIDED);
}

/** A round tube: shorter or stouter ones are bushes that are turned. */
const TUBE = { shortest: 5, stoutest: 0.12 } as const;
/** Tubes come in whole millimetres, with walls in halves of one, mm (EN 10305-1). */
const NOMINAL = 0.02;
const isMultiple = (size: number, step: number): boolean =>
  Math.abs(size - Math.round(size / step) * step) <= NOMINAL;

/** A thin tube of a nominal size whose two round walls run from end to end: it is bought, sawn and drilled. */
export function drawnTube(view: SolidView, { axis, faces }: RoundLine): Profile | null {
  const spans = faces.flatMap((face) => {
    const { surface, concave } = view.face(face);
    if (surface.kind !== 'cylinder') return [];
    const { low, high } = extentAlong(view, [face], axis);
    return [{ radius: surface.radius, concave, length: high - low }];
  });
  const all = view.solid.faces.map((_, face) => face);
  const { low, high } = extentAlong(view, all, axis);
  const length = high - low;
  const isPlain = spans.length === faces.length && spans.every((span) => span.length >= length * CONSTANT);
  const radii = (inside: boolean) => [
    ...new Set(spans.flatMap(({ concave, radius }) => (concave === inside ? [radius] : []))),
  ];
  const [[outer = 0, ...steps], [inner = 0, ...rest]] = [radii(false), radii(true)];
  const wall = outer - inner;
  const isNominal = isMultiple(2 * outer, 1) && isMultiple(wall, 0.5);
  if (!isPlain || steps.length + rest.length > 0 || inner === 0 || !isNominal) return null;
  if (wall > 2 * outer * TUBE.stoutest || length < 2 * outer * TUBE.shortest) return null;
  const section = Math.PI * (outer ** 2 - inner ** 2);
  return { axis, length, section, isOpen: false, tube: { outside: 2 * outer, inside: 2 * inner } };
}

/** An angle, a channel, a T or an I: legs much thinner than they are wide, with nothing between them. */
function isOpenSection([height, width, length]: PartReport['box'], section: number, way: number): boolean {
  return OPEN.some(
    ({ shortest, fullest, stoutest }) =>
      length >= width * shortest &&
      section <= height * width * fullest &&
      (2 * section) / way <= width * stoutest,
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
    process,
  }: Pick<PartReport, 'box' | 'boxAxes' | 'undercuts' | 'holes' | 'pockets' | 'process'>,
): Profile | null {
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
      (process === 'sheet' || pocket.depth > pocket.width * REACH),
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
  const runsThrough = hidden.every((face) => runsAlong(face) && length([face]) >= whole * WHOLE);
  if (box[2] < box[1] * SHORTEST || !runsThrough) return null;
  if (channels.length === 0 && opensOneSide(view, hidden)) return null;
  return { axis, length: whole, section, isOpen: false };
}
