import type { KlartextRun } from '../klartext-run.ts';
import { CYCLES } from './cycle-table.ts';

/** Runs the machining cycle in force at the present point. */
export function callCycle(run: KlartextRun): void {
  const cycle = CYCLES[run.cycle];
  if (!cycle) {
    // A known but unsupported cycle was reported at its definition.
    if (run.cycle === 0) run.finding('bad-block', 1, { reason: 'chiamata di ciclo senza ciclo definito' });
    return;
  }
  run.path.flush();
  const before = run.sink.state.cycle;
  run.sink.set({ cycle: run.cycle });
  cycle(run);
  run.sink.set({ cycle: before });
}
