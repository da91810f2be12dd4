import type { PlanProblem } from './model/problem.ts';

/** FNV-1a, 32 bit, of everything a plan depends on: equal problems have equal prints. */
export function fingerprint(problem: PlanProblem, way: string): string {
  const text = `${way}${JSON.stringify(problem)}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${hash.toString(16)}-${text.length}`;
}
