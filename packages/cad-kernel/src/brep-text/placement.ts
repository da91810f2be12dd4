import type { Surface, Vec3 } from '@truciolo/part';

/** Rigid movement, perhaps with a reflection, as a 3×4 row-major matrix. */
export type Placement = Float64Array;

const at = (matrix: Placement, index: number): number => matrix[index] ?? 0;

export function multiply(a: Placement, b: Placement): Placement {
  const product = new Float64Array(12);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      let sum = column === 3 ? at(a, row * 4 + 3) : 0;
      for (let k = 0; k < 3; k++) sum += at(a, row * 4 + k) * at(b, k * 4 + column);
      product[row * 4 + column] = sum;
    }
  }
  return product;
}

export function inverse(m: Placement): Placement {
  const turned = new Float64Array(12);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) turned[row * 4 + column] = at(m, column * 4 + row);
  }
  for (let row = 0; row < 3; row++) {
    let sum = 0;
    for (let k = 0; k < 3; k++) sum -= at(turned, row * 4 + k) * at(m, k * 4 + 3);
    turned[row * 4 + 3] = sum;
  }
  return turned;
}

export function power(m: Placement, exponent: number): Placement {
  const base = exponent < 0 ? inverse(m) : m;
  let result = base;
  for (let step = 1; step < Math.abs(exponent); step++) result = multiply(result, base);
  return result;
}

/** Whether a movement makes a left hand of a right one. */
export function mirrors(m: Placement): boolean {
  const minor = (a: number, b: number): number => at(m, 4 + a) * at(m, 8 + b) - at(m, 4 + b) * at(m, 8 + a);
  return at(m, 0) * minor(1, 2) - at(m, 1) * minor(0, 2) + at(m, 2) * minor(0, 1) < 0;
}

export const turn = (m: Placement, [x, y, z]: Vec3): Vec3 => [
  at(m, 0) * x + at(m, 1) * y + at(m, 2) * z,
  at(m, 4) * x + at(m, 5) * y + at(m, 6) * z,
  at(m, 8) * x + at(m, 9) * y + at(m, 10) * z,
];

export function move(m: Placement, point: Vec3): Vec3 {
  const [x, y, z] = turn(m, point);
  return [x + at(m, 3), y + at(m, 7), z + at(m, 11)];
}

export function placeSurface(surface: Surface, m: Placement): Surface {
  switch (surface.kind) {
    case 'freeform':
      return surface;
    case 'plane':
      return { ...surface, origin: move(m, surface.origin), normal: turn(m, surface.normal) };
    case 'sphere':
      return { ...surface, origin: move(m, surface.origin) };
    default:
      return { ...surface, origin: move(m, surface.origin), axis: turn(m, surface.axis) };
  }
}
