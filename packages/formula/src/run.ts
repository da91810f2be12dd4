import type { Fault } from './fault.ts';
import type { Outcome } from './value.ts';

/** What one evaluation carries: the variables by slot and the steps left. */
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

/** Steps used up: the one fault SE.ERRORE lets through, or a formula could go on for ever behind it. */
export const isExhausted = (fault: Fault): boolean => fault.code === 'steps';
