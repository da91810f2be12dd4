import { at } from './job-shop.ts';
import type { Selection } from './selection.ts';

/** An operation of a critical block moved right behind its last, or right in front of its first. */
export interface Move {
  readonly operation: number;
  readonly target: number;
  readonly forward: boolean;
}

/** Operations of one longest path, chosen by chance where it forks. */
function criticalPath(selection: Selection, random: () => number): number[] {
  const { shop, head, tail, next, makespan } = selection;
  const isCritical = (operation: number) =>
    operation >= 0 && at(head, operation) + at(tail, operation) === makespan;
  const starts: number[] = [];
  for (let operation = 0; operation < head.length; operation++)
    if (at(head, operation) === 0 && isCritical(operation)) starts.push(operation);
  const path: number[] = [];
  let current = starts[Math.floor(random() * starts.length)] ?? -1;
  while (current >= 0) {
    path.push(current);
    const end = at(head, current) + at(shop.duration, current);
    const follows = (operation: number) => isCritical(operation) && at(head, operation) === end;
    const [inJob, onMachine] = [at(shop.after, current), at(next, current)];
    const both = follows(inJob) && follows(onMachine);
    if (both) current = random() < 0.5 ? inJob : onMachine;
    else current = follows(onMachine) ? onMachine : follows(inJob) ? inJob : -1;
  }
  return path;
}

/** Stretches of the path on one machine, as first and last index. */
function blocksOf(path: readonly number[], machine: Int32Array): [first: number, last: number][] {
  const blocks: [number, number][] = [];
  let first = 0;
  for (let index = 1; index <= path.length; index++) {
    const same =
      index < path.length && at(machine, path[index] as number) === at(machine, path[first] as number);
    if (same) continue;
    if (index - first > 1) blocks.push([first, index - 1]);
    first = index;
  }
  return blocks;
}

/**
 * Neighbourhood N6: E. Balas and A. Vazacopoulos, Guided local search with shifting bottleneck for job shop scheduling,
 * Management Science 44 (1998) 262-275. The two conditions are theirs (propositions 2.2 and 2.3): such a move never
 * makes a cycle. Moves inside the first block towards its begin, and inside the last towards its end, cannot help.
 */
export function criticalMoves(selection: Selection, random: () => number): Move[] {
  const { shop, head, tail } = selection;
  const path = criticalPath(selection, random);
  const blocks = blocksOf(path, shop.machine);
  const moves: Move[] = [];
  const sameJob = (a: number, b: number) => at(shop.job, a) === at(shop.job, b);
  for (const [first, last] of blocks) {
    const [front, back] = [path[first] as number, path[last] as number];
    for (let index = first; index <= last; index++) {
      const operation = path[index] as number;
      const after = at(shop.after, operation);
      if (index < last && last < path.length - 1) {
        const clear = after < 0 || at(tail, back) >= at(tail, after);
        if (clear && !sameJob(operation, back)) moves.push({ operation, target: back, forward: true });
      }
      const before = at(shop.before, operation);
      if (index > first && first > 0) {
        const clear =
          before < 0 ||
          at(head, front) + at(shop.duration, front) >= at(head, before) + at(shop.duration, before);
        if (clear && !sameJob(operation, front)) moves.push({ operation, target: front, forward: false });
      }
    }
  }
  return moves;
}
