import { type Millimetres, mm } from '@truciolo/units';
import { fail, type Outcome, succeed } from '../outcome.ts';
import type { Thread } from '../thread.ts';
import { fullThread } from './full-thread-depth.ts';

export type PercentageBase = 'iso' | 'american';

/** The exact hole (mm) that leaves so many percent of thread; the caller picks the drill nearest to it. */
export function drillForPercentage(
  thread: Thread,
  percentage: number,
  base: PercentageBase = 'iso',
): Outcome<Millimetres> {
  const full = fullThread(thread);
  const depth = full?.[base] ?? null;
  if (!full || depth === null) {
    return fail('not-applicable', 'La percentuale di filetto non è definita per questa filettatura.');
  }
  if (!Number.isFinite(percentage) || percentage <= 0 || percentage > 100) {
    return fail('invalid-number', 'La percentuale di filetto deve stare tra 0 e 100.');
  }
  return succeed(mm(full.major - (depth * percentage) / 100));
}
