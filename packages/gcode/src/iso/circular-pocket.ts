import { PLANE } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';
import { hasAxes, position, resolveTarget } from './target.ts';
import { radiusFor } from './tool-codes.ts';

const MAX_RINGS = 2000;

/**
 * Haas G12 (clockwise) and G13: a circular pocket from its centre. I is the first radius, K the last one, Q the step;
 * the tool's radius (D) is subtracted, D0 is the path of the centre. Z depth; with G91 each of the L loops goes deeper
 * by Z. gcodes.net "Haas G12/G13"; Haas VF series manual 96-8000 (06/1999), "Circular pocket milling".
 */
export function runCircularPocket(run: IsoRun, clockwise: boolean): boolean {
  const { block, sink, unit, line, feed } = run;
  const depth = block.take(LETTER.Z, run.incremental ? 0 : sink.z / unit) * unit;
  const passes = Math.min(1000, Math.max(1, Math.floor(block.take(LETTER.L, 1))));
  const bottom = run.incremental ? sink.z + passes * depth : depth;
  const off = toolRadius(run);
  const radius = (letter: number, otherwise: number) => Math.abs(block.take(letter, otherwise)) * unit;
  const first = radius(LETTER.I, 0);
  const last = radius(LETTER.K, first / unit);
  const step = radius(LETTER.Q, 0);
  const [x, y] = centre(run);
  if (first - off <= 1e-9) {
    run.finding('bad-block', block.columns[LETTER.I] ?? 1, {
      reason: 'I non è maggiore del raggio utensile',
    });
    return true;
  }
  sink.set({ cycle: clockwise ? 12 : 13 });
  for (let pass = 1; pass <= passes && !sink.full; pass++) {
    sink.line(x, y, sink.z + (bottom - sink.z) / (passes - pass + 1), feed, line);
    for (const ring of rings(first - off, last - off, step)) {
      const { z } = sink;
      sink.line(x + ring, y, z, feed, line);
      sink.arc({ clockwise, plane: PLANE.xy, x: x + ring, y, z, centreU: x, centreV: y, feed, line });
    }
    sink.line(x, y, sink.z, feed, line);
  }
  sink.set({ cycle: 0 });
  return true;
}

/** The tool goes there first where the block says so; I and K are radii here, Z is used up. */
function centre(run: IsoRun): readonly [number, number] {
  run.block.mask &= ~(BIT.Z | BIT.I | BIT.K);
  if (hasAxes(run)) run.sink.rapid(...resolveTarget(run), run.line);
  const [x, y] = position(run);
  return [x, y];
}

/** Of the offset that D names, else of the tool itself; 0 and a finding where neither is known. */
function toolRadius(run: IsoRun): number {
  const tool = run.sink.canon.tools[run.sink.state.tool];
  const radius = radiusFor(run) ?? (tool ? run.job.tools.cycleRadius(tool) : undefined);
  if (radius === undefined) run.finding('compensation-ignored', 1);
  return Math.abs(radius ?? 0);
}

/** Radii from the first to the last one. */
function rings(first: number, last: number, step: number): number[] {
  if (step <= 0 || last <= first + 1e-9) return [first];
  const count = Math.min(MAX_RINGS, Math.ceil((last - first) / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, i) => (i === count ? last : first + i * step));
}
