import type { CallNode } from './ast.ts';
import { type Fault, makeFault } from './fault.ts';
import type { Span } from './span.ts';
import type { Outcome } from './value.ts';

/** State of one evaluation: the variables by slot and the steps left. */
export interface Frame {
  readonly values: readonly (Outcome | undefined)[];
  fuel: number;
}

/** A compiled sub-expression. */
export type Run = (frame: Frame) => Outcome;

/** Takes `steps` from the frame; true when they are used up. */
export function spend(frame: Frame, steps: number): boolean {
  frame.fuel -= steps;
  return frame.fuel < 0;
}

/**
 * The step budget is exhausted: the one fault that SE.ERRORE does not catch, otherwise a formula could run forever
 * behind it.
 */
export const isExhausted = (fault: Fault): boolean => fault.code === 'steps';

export interface Argument {
  readonly run: Run;
  readonly at: Span;
}

/** A function call being compiled; the number of arguments is already checked. */
export interface Call {
  readonly node: CallNode;
  readonly args: readonly Argument[];
  /** Given once the steps are used up. */
  readonly exhausted: Fault;
}

/** Makes the closure of one function. */
export type Builder = (call: Call) => Run;

/** The argument at `index`; a missing one gives a fault where its value is used. */
export function argumentAt({ args, node }: Call, index: number): Argument {
  const argument = args[index];
  if (argument) return argument;
  const missing = makeFault('arity', `Manca l'argomento ${index + 1} di ${node.name}.`, node);
  return { run: () => missing, at: node };
}
