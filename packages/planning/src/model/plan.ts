import type { Minute } from '../calendar/wall-time.ts';

/** A stretch of work without a pause. */
export interface Stretch {
  readonly start: Minute;
  readonly end: Minute;
  readonly kind: 'setup' | 'cycle';
  /** Percent of a person it takes. */
  readonly people: number;
}

export interface PlannedPhase {
  readonly job: string;
  readonly phase: string;
  readonly machine: string;
  readonly start: Minute;
  readonly end: Minute;
  /** Minutes; 0 when the one before left the machine ready. */
  readonly setup: number;
  readonly setupReused: boolean;
  readonly locked: boolean;
  readonly stretches: readonly Stretch[];
}

export type LateReason =
  /** It was due before today. */
  | { readonly kind: 'already-due' }
  /** Even alone in the shop it would not be done in time. */
  | { readonly kind: 'too-long'; readonly earliest: Minute }
  | { readonly kind: 'material'; readonly arrives: Minute }
  | { readonly kind: 'locked'; readonly phase: string; readonly start: Minute }
  | { readonly kind: 'machine-full'; readonly machine: string; readonly until: Minute }
  | { readonly kind: 'people'; readonly crew: string; readonly until: Minute };

export interface PlannedJob {
  readonly job: string;
  readonly start: Minute;
  readonly end: Minute;
  /** Minutes after its due date; 0 = in time or without one. */
  readonly late: number;
  readonly reason: LateReason | null;
}

export type LeftOutReason =
  | { readonly kind: 'no-phases' }
  | { readonly kind: 'bad-number'; readonly phase: string }
  | { readonly kind: 'no-machine'; readonly phase: string }
  /** The machine is never open for so long within its calendar. */
  | { readonly kind: 'no-room'; readonly phase: string; readonly machine: string }
  | { readonly kind: 'double'; readonly job: string };

/** A locked phase that could not stay. */
export interface BrokenLock {
  readonly job: string;
  readonly phase: string;
  readonly because: 'machine-taken' | 'people-taken' | 'phase-before' | 'not-its-machine' | 'closed';
}

export interface PlanCost {
  /** Minutes late, each with the weight of its job. */
  readonly late: number;
  /** Minutes of set-up and of jobs under way: what decides between plans equally late. */
  readonly spread: number;
}

export interface Plan {
  readonly phases: readonly PlannedPhase[];
  readonly jobs: readonly PlannedJob[];
  readonly leftOut: readonly { readonly job: string; readonly reason: LeftOutReason }[];
  readonly brokenLocks: readonly BrokenLock[];
  readonly cost: PlanCost;
  /** End of the last phase. */
  readonly makespan: Minute;
  /** Of the problem it answers. */
  readonly fingerprint: string;
}
