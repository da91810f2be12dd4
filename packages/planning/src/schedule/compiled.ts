import type { TimeLine } from '../calendar/time-line.ts';
import type { Minute } from '../calendar/wall-time.ts';
import type { WorkWindow } from '../calendar/work-window.ts';
import type { LeftOutReason } from '../model/plan.ts';

export interface CompiledMachine {
  readonly id: string;
  readonly windows: readonly WorkWindow[];
  /** Hours with people. */
  readonly attended: TimeLine;
  /** Hours it runs, with people or without. */
  readonly running: TimeLine;
  readonly unlimited: boolean;
  /** Index of its crew, -1 without. */
  readonly crew: number;
}

export interface CompiledPhase {
  readonly id: string;
  readonly job: number;
  readonly machines: readonly number[];
  /** Whole minutes. */
  readonly setup: number;
  readonly work: number;
  /** Minutes a piece. */
  readonly cycle: number;
  readonly quantity: number;
  readonly setupKey: string | null;
  readonly people: number;
  readonly runsAlone: boolean;
  /** Pieces handed on together; the quantity = all at once. */
  readonly lot: number;
  readonly lock: { readonly machine: number; readonly start: Minute } | null;
}

export interface CompiledJob {
  readonly id: string;
  readonly index: number;
  readonly phases: readonly CompiledPhase[];
  readonly release: Minute;
  readonly due: Minute;
  readonly weight: number;
  readonly urgent: boolean;
  readonly locked: boolean;
}

export interface CompiledProblem {
  readonly now: Minute;
  readonly machines: readonly CompiledMachine[];
  /** Percent of a person each crew has. */
  readonly crews: readonly { readonly id: string; readonly limit: number }[];
  readonly jobs: readonly CompiledJob[];
  readonly leftOut: readonly { readonly job: string; readonly reason: LeftOutReason }[];
}
