import type { WorkWindow } from './calendar/work-window.ts';
import type { PlanProblem } from './model/problem.ts';

const FIRST = 0x811c9dc5;
const FACTOR = 0x01000193;

/** FNV-1a, 32 bit, of everything a plan depends on: equal problems have equal prints. */
export function fingerprint(problem: PlanProblem, way: string): string {
  const machines = problem.machines.map((machine) => ({ ...machine, windows: printOf(machine.windows) }));
  const text = `${way}${JSON.stringify({ ...problem, machines })}`;
  let hash = FIRST;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), FACTOR) >>> 0;
  return `${hash.toString(16)}-${text.length}`;
}

/** Most of a problem are the windows of its calendars: they are taken as numbers, which is quicker than as text. */
function printOf(windows: readonly WorkWindow[]): string {
  let hash = FIRST;
  for (const { start, end, attended } of windows) {
    hash = Math.imul(hash ^ start, FACTOR);
    hash = Math.imul(hash ^ end, FACTOR);
    hash = Math.imul(hash ^ (attended ? 1 : 0), FACTOR);
  }
  return `${windows.length} ${hash}`;
}
