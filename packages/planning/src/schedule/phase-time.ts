import { advance, nextOpen, rewind, type TimeLine } from '../calendar/time-line.ts';
import type { Minute } from '../calendar/wall-time.ts';
import type { Stretch } from '../model/plan.ts';
import type { CompiledMachine, CompiledPhase } from './compiled.ts';

/** Hours the cycle of a phase goes on in. */
export const cycleLine = (machine: CompiledMachine, phase: CompiledPhase): TimeLine =>
  phase.runsAlone ? machine.running : machine.attended;

/** The first moment from here on at which the phase could really begin. */
export function firstStart(
  machine: CompiledMachine,
  phase: CompiledPhase,
  setup: number,
  from: Minute,
): Minute {
  if (setup > 0) return nextOpen(machine.attended, from);
  return phase.work > 0 ? nextOpen(cycleLine(machine, phase), from) : from;
}

/** End of set-up and so many minutes of the cycle begun at `start`; Infinity when the calendar ends before. */
export function endOf(
  machine: CompiledMachine,
  phase: CompiledPhase,
  setup: number,
  start: Minute,
  work = phase.work,
): Minute {
  const ready = advance(machine.attended, start, setup);
  return ready === Number.POSITIVE_INFINITY ? ready : advance(cycleLine(machine, phase), ready, work);
}

/** The latest start with which set-up and so many minutes of the cycle are done by then. */
export function latestStart(
  machine: CompiledMachine,
  phase: CompiledPhase,
  setup: number,
  end: Minute,
  work = phase.work,
): Minute {
  const ready = rewind(cycleLine(machine, phase), end, work);
  return ready === Number.NEGATIVE_INFINITY ? ready : rewind(machine.attended, ready, setup);
}

/** The pauseless pieces of a phase begun at `start`. */
export function stretchesOf(
  machine: CompiledMachine,
  phase: CompiledPhase,
  setup: number,
  start: Minute,
): Stretch[] {
  const stretches: Stretch[] = [];
  let left = setup;
  let kind: Stretch['kind'] = 'setup';
  for (let index = windowAt(machine, start); index < machine.windows.length; index++) {
    const window = machine.windows[index];
    if (!window) break;
    let from = Math.max(start, window.start);
    while (from < window.end) {
      if (left === 0 && kind === 'setup') {
        kind = 'cycle';
        left = phase.work;
      }
      if (left === 0) return stretches;
      if (!window.attended && (kind === 'setup' || !phase.runsAlone)) break;
      const end = Math.min(window.end, from + left);
      const people = kind === 'setup' ? 100 : window.attended ? phase.people : 0;
      stretches.push({ start: from, end, kind, people });
      left -= end - from;
      from = end;
    }
  }
  return stretches;
}

/** Index of the first window that ends after a moment. */
function windowAt({ windows }: CompiledMachine, moment: Minute): number {
  let low = 0;
  let high = windows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((windows[middle]?.end ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
