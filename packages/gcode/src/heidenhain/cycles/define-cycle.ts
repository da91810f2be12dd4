import type { KlartextRun } from '../klartext-run.ts';
import { remainder } from '../parameter-blocks.ts';
import { CYCLES, UNSUPPORTED_CYCLES } from './cycle-table.ts';

/** A machining cycle in force from now on. */
export function defineCycle(run: KlartextRun, cycle: number, piece: number): void {
  if (CYCLES[cycle]) {
    run.cycle = cycle;
    return;
  }
  run.cycle = -1;
  const known =
    UNSUPPORTED_CYCLES.has(cycle) || (cycle >= 400 && cycle < 500) || (cycle >= 800 && cycle < 900);
  run.findingAt(known ? 'unsupported-word' : 'unknown-word', piece, { word: `CYCL DEF ${cycle}` });
  remainder(run);
}
