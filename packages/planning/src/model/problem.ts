import type { Minute } from '../calendar/wall-time.ts';
import type { WorkWindow } from '../calendar/work-window.ts';

/** People who look after several machines together. */
interface Crew {
  readonly id: string;
  readonly people: number;
}

export interface PlanMachine {
  readonly id: string;
  /** In order and apart from each other, see `machineWindows`. */
  readonly windows: readonly WorkWindow[];
  /** A subcontractor, an oven with room for everything: any number of phases at once. */
  readonly unlimited?: boolean;
  readonly crew?: string;
}

export interface PhaseLock {
  readonly machine: string;
  /** A start while the machine is closed means its next opening. */
  readonly start: Minute;
}

export interface PlanPhase {
  readonly id: string;
  /** Machines it can run on, the usual one first. */
  readonly machines: readonly string[];
  /** Minutes. */
  readonly setup: number;
  /** Minutes a piece; fractions are normal. */
  readonly cycle: number;
  readonly quantity: number;
  /** Family and material: a phase that follows one with the same key on its machine needs no set-up. */
  readonly setupKey?: string;
  /** Share of a person the cycle takes, 0 to 100; set-up takes a whole one. */
  readonly attendedPercent?: number;
  /** The cycle continues in unattended hours. */
  readonly runsAlone?: boolean;
  /** Pieces handed to the next phase together; without it the whole lot is. */
  readonly transferLot?: number;
  readonly lock?: PhaseLock;
}

export interface PlanJob {
  readonly id: string;
  /** In the order they are worked. */
  readonly phases: readonly PlanPhase[];
  /** Not before: when its material is there. */
  readonly release?: Minute;
  readonly due?: Minute;
  /** In front of every job that is not, as far as locked phases leave room. */
  readonly urgent?: boolean;
  /** How much a day late counts; 1 unless told. */
  readonly weight?: number;
}

export interface PlanProblem {
  readonly now: Minute;
  readonly machines: readonly PlanMachine[];
  readonly crews: readonly Crew[];
  readonly jobs: readonly PlanJob[];
}
