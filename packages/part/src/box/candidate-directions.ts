import { opposite, parallel, sub, unit } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

const LIMIT = 24;

/** One of a direction and its opposite, the same for both. */
function canonical(direction: Vec3): Vec3 {
  const [x, y, z] = direction;
  const lead = Math.abs(x) > 1e-6 ? x : Math.abs(y) > 1e-6 ? y : z;
  return lead < 0 ? opposite(direction) : direction;
}

/** Directions the part itself suggests, the weightiest first: normals of planes, axes, straight edges. */
export function candidateDirections(view: SolidView): readonly Vec3[] {
  const found: { direction: Vec3; weight: number }[] = [];
  const add = (raw: Vec3, weight: number) => {
    const direction = canonical(unit(raw));
    const known = found.find((entry) => parallel(entry.direction, direction, 1e-4));
    if (known) known.weight += weight;
    else found.push({ direction, weight });
  };
  for (const { surface, area } of view.solid.faces) {
    if (surface.kind === 'plane') add(surface.normal, area);
    else if ('axis' in surface) add(surface.axis, area);
  }
  for (const [index, edge] of view.solid.edges.entries()) {
    if (edge.curve !== 'line') continue;
    const line = view.edgePolyline(index);
    // An edge is one line where a face is many: scaled so that a few long edges do not outweigh the faces.
    add(sub(line.at(-1) as Vec3, line[0] as Vec3), edge.length * view.size * 0.01);
  }
  found.sort((one, other) => other.weight - one.weight);
  const directions = found.slice(0, LIMIT).map(({ direction }) => direction);
  return directions.length > 0 ? directions : axes;
}

const axes: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
