import { type PartReport, type Vec3, vec3 } from '@truciolo/part';
import type { MillKind } from '../model/machine-kind.ts';
import { because, type Reason } from '../model/reason.ts';

export interface Clamping {
  readonly directions: readonly Vec3[];
  readonly reason: Reason;
}

/** Across the rotary axis: its table turns these to the spindle. */
const ACROSS = 0.05;
/** A five-axis table tilts a little beyond the horizontal. */
const TILT = -0.2;

const oneEach = (directions: readonly Vec3[], before: number, sides: number): readonly Clamping[] =>
  directions.map((direction, index) => ({
    directions: [direction],
    reason: because('mill-side', { side: before + index + 1, sides }),
  }));

function aroundOneAxis(directions: readonly Vec3[]): readonly Clamping[] {
  const candidates = directions.flatMap((one) => directions.map((other) => vec3.cross(one, other)));
  const axes = [...directions, ...candidates.filter((axis) => vec3.norm(axis) > 0.5).map(vec3.unit)];
  const reached = axes.map((axis) => directions.filter((side) => Math.abs(vec3.dot(side, axis)) < ACROSS));
  const most = reached.reduce((best, sides) => (sides.length > best.length ? sides : best), [] as Vec3[]);
  if (most.length < 2) return oneEach(directions, 0, directions.length);
  const others = directions.filter((side) => !most.includes(side));
  return [
    { directions: most, reason: because('mill-around', { sides: most.length }) },
    ...oneEach(others, 1, others.length + 1),
  ];
}

function fiveSides(directions: readonly Vec3[]): readonly Clamping[] {
  const [first, ...more] = directions;
  if (!first) return [];
  const reached = [first, ...more.filter((side) => vec3.dot(side, first) > TILT)];
  const left = directions.filter((side) => !reached.includes(side));
  const here = { directions: reached, reason: because('mill-five-sides', { sides: reached.length }) };
  return [here, ...fiveSides(left)];
}

/** How often a part is clamped on a centre to be reached from these directions. */
export function clampings(kind: MillKind, directions: readonly Vec3[]): readonly Clamping[] {
  if (directions.length === 0) return [];
  if (kind === 'centro-5-assi') return fiveSides(directions);
  if (kind === 'centro-4-assi') return aroundOneAxis(directions);
  return oneEach(directions, 0, directions.length);
}

/** Tool directions: the found ones, or the two large sides of a mesh and of a sheet declared as milled. */
export function millingDirections(part: PartReport): readonly Vec3[] {
  const found = part.setups
    .filter(({ kind }) => kind === 'milling')
    .flatMap(({ direction, indexed }) => [direction, ...indexed]);
  if (found.length > 0 || part.turning) return found;
  const up = part.boxAxes[0];
  return [up, vec3.opposite(up)];
}

/** Whether a tool of the clamping stands in line with an axis, from either end. */
export const reaches = (clamping: Clamping | undefined, axis: Vec3): boolean =>
  clamping?.directions.some((side) => vec3.parallel(side, axis, 1e-2)) ?? false;

/** The clamping that reaches a direction best; a through hole may be drilled from either end. */
export function clampingFor(list: readonly Clamping[], direction: Vec3, through: boolean): number {
  const reach = ({ directions }: Clamping): number =>
    Math.max(
      -1,
      ...directions.map((side) => {
        const along = vec3.dot(side, direction);
        return through ? Math.abs(along) : along;
      }),
    );
  return list.reduce(
    (best, clamping, index) => (reach(clamping) > reach(list[best] as Clamping) + 1e-6 ? index : best),
    0,
  );
}
