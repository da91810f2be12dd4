import { cross, dot, norm, sub } from '../geometry/vec3.ts';
import { measureCoverage } from '../holes/measure-coverage.ts';
import type { RoundLine } from '../holes/round-lines.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { StandardSizes } from '../stock/standard-sizes.data.ts';

/** A hexagonal or square bar whose sides stay as they were drawn: a lathe makes all the rest of the part. */
export interface DrawnBar {
  readonly kind: 'hex' | 'square';
  /** Nominal width across flats. */
  readonly across: number;
  readonly flats: ReadonlySet<number>;
}

const SIDES = { hex: 6, square: 4 } as const;

/** A model gives a nominal size within this, mm. */
const NOMINAL = 0.02;
/** Wider ones do not pass the spindle: they are sawn and milled like blocks, mm. */
const WIDEST = 65;
/** Shorter, of its width, it is cut out of a plate. */
const SHORTEST = 0.25;
/** A block with a bore becomes work for a lathe where a round body stands out over this share of its length. */
const STANDS_OUT = 0.2;
const SAME = 1e-3;

/** Flat faces along the axis that lie farthest from it. */
function outermost(view: SolidView, { origin, axis }: RoundLine) {
  const along = view.solid.faces.flatMap(({ surface }, face) => {
    if (surface.kind !== 'plane' || Math.abs(dot(surface.normal, axis)) > SAME) return [];
    const [point] = view.facePoints(face);
    return point ? [{ face, normal: surface.normal, apart: dot(surface.normal, sub(point, origin)) }] : [];
  });
  const far = Math.max(0, ...along.map(({ apart }) => apart));
  return { far, sides: along.filter(({ apart }) => apart >= far - NOMINAL) };
}

/** Directions of these sides, each once, where they divide the turn evenly in so many; null otherwise. */
function evenly(normals: readonly Vec3[], count: number): readonly Vec3[] | null {
  const directions: Vec3[] = [];
  for (const normal of normals) {
    if (directions.every((known) => norm(cross(known, normal)) > SAME || dot(known, normal) < 0))
      directions.push(normal);
  }
  const step = Math.cos((2 * Math.PI) / count);
  const isEven = directions.every(
    (one) => directions.filter((other) => Math.abs(dot(one, other) - step) < SAME).length === 2,
  );
  return directions.length === count && isEven ? directions : null;
}

function standsOut(view: SolidView, line: RoundLine, length: number): boolean {
  const body = line.faces.filter((face) => !view.face(face).concave);
  const closed = measureCoverage(view, line, body).filter(({ covered }) => covered > 0.99);
  return closed.reduce((sum, { low, high }) => sum + high - low, 0) >= length * STANDS_OUT;
}

/** The drawn bar around this line that the whole part lies in and whose sides it keeps; null where there is none. */
export function drawnBar(
  view: SolidView,
  line: RoundLine,
  length: number,
  sizes: Pick<StandardSizes, 'hex' | 'square'>,
): DrawnBar | null {
  const { far, sides } = outermost(view, line);
  const across = 2 * far;
  if (sides.length < SIDES.square || across > WIDEST || length < across * SHORTEST) return null;
  const normals = sides.map(({ normal }) => normal);
  for (const kind of ['hex', 'square'] as const) {
    const directions = evenly(normals, SIDES[kind]);
    const nominal = sizes[kind].find((size) => Math.abs(size - across) <= NOMINAL);
    if (!directions || nominal === undefined) continue;
    if (kind === 'square' && !standsOut(view, line, length)) continue;
    const isWithin = view.solid.faces.every((_, face) =>
      view
        .facePoints(face)
        .every((point) =>
          directions.every((direction) => dot(direction, sub(point, line.origin)) <= far + NOMINAL),
        ),
    );
    if (isWithin) return { kind, across: nominal, flats: new Set(sides.map(({ face }) => face)) };
  }
  return null;
}

/** Section of the bar that lies within this distance of its axis, mm². */
export function sectionWithin({ kind, across }: Pick<DrawnBar, 'kind' | 'across'>, radius: number): number {
  const sides = SIDES[kind];
  const half = across / 2;
  if (radius <= half) return Math.PI * radius ** 2;
  if (radius >= half / Math.cos(Math.PI / sides)) return sides * half ** 2 * Math.tan(Math.PI / sides);
  const segment = radius ** 2 * Math.acos(half / radius) - half * Math.sqrt(radius ** 2 - half ** 2);
  return Math.PI * radius ** 2 - sides * segment;
}
