import type { Canon } from '../src/canon/canon.ts';
import { FIRST_EVENT, isArc, ROW } from '../src/canon/row-kind.ts';

/** mm of the rows that cut (rapids aside), from row `from` on; threads count too. */
export function cutLength(canon: Canon, from = 0): number {
  let sum = 0;
  let [x, y, z] = [0, 0, 0];
  for (let i = 0; i < canon.count; i++) {
    const to = [canon.x[i] as number, canon.y[i] as number, canon.z[i] as number] as const;
    const kind = canon.kind[i] as number;
    if (i >= from && kind < FIRST_EVENT && kind !== ROW.rapid) {
      sum += isArc(kind)
        ? (canon.arcs.length[canon.ref[i] as number] as number)
        : Math.hypot(to[0] - x, to[1] - y, to[2] - z);
    }
    [x, y, z] = to;
  }
  return sum;
}
