import { across, dot, norm, opposite, parallel, sub } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

/** Faces of revolution around one line. */
export interface RoundLine {
  readonly origin: Vec3;
  readonly axis: Vec3;
  readonly faces: number[];
}

/** Sine of the angle between two axes that are still one: written and fitted axes differ by this much. */
const SAME_DIRECTION = 1e-3;

const onLine = (point: Vec3, line: RoundLine): number => norm(across(sub(point, line.origin), line.axis));

/** Cylinders and cones (and, if asked, tori and spheres) gathered by the line they turn around. */
export function roundLines(
  view: SolidView,
  accept: (face: number) => boolean,
  withRings = false,
): readonly RoundLine[] {
  const lines: RoundLine[] = [];
  const tolerance = view.tolerance * 3;
  for (const [index, { surface }] of view.solid.faces.entries()) {
    if (surface.kind !== 'cylinder' && surface.kind !== 'cone' && !(withRings && surface.kind === 'torus'))
      continue;
    if (!accept(index)) continue;
    const { origin, axis } = surface;
    const known = lines.find(
      (line) => parallel(line.axis, axis, SAME_DIRECTION) && onLine(origin, line) <= tolerance,
    );
    if (known) known.faces.push(index);
    else lines.push({ origin, axis: sense(axis), faces: [index] });
  }
  return lines;
}

/** Of two opposite directions always the same one. */
function sense(axis: Vec3): Vec3 {
  const [x, y, z] = axis;
  const lead = Math.abs(x) > 1e-3 ? x : Math.abs(y) > 1e-3 ? y : z;
  return lead < 0 ? opposite(axis) : axis;
}

/** Height of a point along the line. */
export const heightOn = (line: RoundLine, point: Vec3): number => dot(sub(point, line.origin), line.axis);
