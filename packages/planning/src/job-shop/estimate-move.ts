import type { Move } from './critical-moves.ts';
import { at } from './job-shop.ts';
import type { Selection } from './selection.ts';

/** Operations between the two ends of a move in their new order. */
export function movedRun({ next }: Selection, { operation, target, forward }: Move): number[] {
  const run: number[] = [];
  const [first, last] = forward ? [operation, target] : [target, operation];
  for (let current = first; ; current = at(next, current)) {
    if (current !== operation) run.push(current);
    if (current === last) break;
  }
  if (forward) run.push(operation);
  else run.unshift(operation);
  return run;
}

/** The longest path through the moved operations: the makespan after the move, or a little less (Taillard 1994). */
export function estimateMove(selection: Selection, move: Move, run: readonly number[]): number {
  const { shop, previous, next, head, tail } = selection;
  const { duration } = shop;
  const outerLeft = at(previous, move.forward ? move.operation : move.target);
  const outerRight = at(next, move.forward ? move.target : move.operation);
  const heads: number[] = [];
  let fromMachine = outerLeft < 0 ? 0 : at(head, outerLeft) + at(duration, outerLeft);
  for (const operation of run) {
    const before = at(shop.before, operation);
    const fromJob = before < 0 ? 0 : at(head, before) + at(duration, before);
    const start = fromJob > fromMachine ? fromJob : fromMachine;
    heads.push(start);
    fromMachine = start + at(duration, operation);
  }
  let longest = 0;
  let toMachine = outerRight < 0 ? 0 : at(tail, outerRight);
  for (let index = run.length - 1; index >= 0; index--) {
    const operation = run[index] as number;
    const after = at(shop.after, operation);
    const toJob = after < 0 ? 0 : at(tail, after);
    toMachine = at(duration, operation) + (toJob > toMachine ? toJob : toMachine);
    const length = (heads[index] as number) + toMachine;
    if (length > longest) longest = length;
  }
  return longest;
}
