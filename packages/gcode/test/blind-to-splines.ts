import type { Canon } from '../src/canon/canon.ts';
import { ROW } from '../src/canon/row-kind.ts';

/**
 * Makes a stream look as `rs274` prints it: a NURBS without its shape or its end, so that the next move seems to start
 * at the end of the previous one. Changes the stream; returns the number of curves.
 */
export function blindToSplines(canon: Canon): number {
  let curves = 0;
  let curveLine = -1;
  for (let row = 0; row < canon.count; row++) {
    if (canon.kind[row] !== ROW.spline) {
      curveLine = -1;
      continue;
    }
    if (canon.line[row] !== curveLine) curves += 1;
    curveLine = canon.line[row] as number;
    canon.kind[row] = ROW.mCode;
    for (const column of [canon.x, canon.y, canon.z]) column[row] = row > 0 ? (column[row - 1] as number) : 0;
  }
  return curves;
}
