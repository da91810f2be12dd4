import { PLANE } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';
import { LETTER } from './letters.ts';
import { position } from './target.ts';

const MAX_RINGS = 2000;

/** Haas G12 (clockwise) and G13: circular pocket from its centre; I first radius, K last one, Q step, Z depth. */
export function runCircularPocket(run: IsoRun, clockwise: boolean): boolean {
  const { block, sink, unit, line, feed } = run;
  const [x, y] = position(run);
  const depth = block.take(LETTER.Z, sink.z / unit) * unit;
  const z = run.incremental ? sink.z + depth : depth;
  const first = Math.abs(block.take(LETTER.I, 0)) * unit;
  const last = Math.abs(block.take(LETTER.K, first / unit)) * unit;
  const step = Math.abs(block.take(LETTER.Q, 0)) * unit;
  const passes = Math.min(1000, Math.max(1, Math.floor(block.take(LETTER.L, 1))));
  sink.set({ cycle: clockwise ? 12 : 13 });
  for (let pass = 1; pass <= passes && !sink.full; pass++) {
    sink.line(x, y, sink.z + (z - sink.z) / (passes - pass + 1), feed, line);
    let radius = first;
    for (let ring = 0; ring < MAX_RINGS; ring++) {
      sink.line(x + radius, y, sink.z, feed, line);
      const { z: level } = sink;
      sink.arc({
        clockwise,
        plane: PLANE.xy,
        x: x + radius,
        y,
        z: level,
        centreU: x,
        centreV: y,
        feed,
        line,
      });
      if (radius >= last - 1e-9 || step <= 0) break;
      radius = Math.min(last, radius + step);
    }
    sink.line(x, y, sink.z, feed, line);
  }
  sink.set({ cycle: 0 });
  return true;
}
