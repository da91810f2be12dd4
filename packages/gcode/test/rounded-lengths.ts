import { arcSweep } from '../src/canon/arc-geometry.ts';
import type { Canon } from '../src/canon/canon.ts';
import { FIRST_EVENT, PLANE_AXES, ROW } from '../src/canon/row-kind.ts';

/** Lengths from coordinates rounded as `rs274` prints them: four decimals of the program's unit. */
export function roundedLengths(canon: Canon, unit: number): { rapid: number; feed: number } {
  const round = (value: number) => (Math.round((value / unit) * 1e4) / 1e4) * unit;
  let rapid = 0;
  let feed = 0;
  let from: readonly [number, number, number] = [0, 0, 0];
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    if (kind >= FIRST_EVENT) continue;
    const to = [canon.x, canon.y, canon.z].map((column) => round(column[row] as number)) as [
      number,
      number,
      number,
    ];
    const straight = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    if (kind === ROW.rapid) rapid += straight;
    else if (kind === ROW.arcCw || kind === ROW.arcCcw) feed += roundedArc(canon, row, from, to, round);
    else feed += straight;
    from = to;
  }
  return { rapid, feed };
}

function roundedArc(
  canon: Canon,
  row: number,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  round: (value: number) => number,
): number {
  const arc = canon.ref[row] as number;
  const [u, v, w] = PLANE_AXES[canon.arcs.plane[arc] as number] as readonly [number, number, number];
  const centreU = round(canon.arcs.centreU[arc] as number);
  const centreV = round(canon.arcs.centreV[arc] as number);
  const [startU, startV, endU, endV] = [from[u], from[v], to[u], to[v]] as [number, number, number, number];
  const turns = Math.max(0, Math.ceil(Math.abs(canon.arcs.sweep[arc] as number) / (2 * Math.PI) - 1 - 1e-9));
  const clockwise = canon.kind[row] === ROW.arcCw;
  const sweep = arcSweep({ startU, startV, endU, endV, centreU, centreV }, clockwise, turns);
  return Math.hypot(
    sweep * Math.hypot(startU - centreU, startV - centreV),
    (to[w] as number) - (from[w] as number),
  );
}
