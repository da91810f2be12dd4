import type { Plan } from '../model/plan.ts';

/** How long to look for a better plan. The caller owns the clock. */
export interface Budget {
  /** Changes tried at most; 0 = the first plan found. */
  readonly steps: number;
  readonly seed?: number;
  /**
   * Asked now and then: true ends the search with the best plan so far. `share` is the part of the time that this
   * search may use: urgent jobs are searched first and leave time for the others.
   */
  readonly shouldStop?: (share: number) => boolean;
  /** Called with each better plan. */
  readonly onProgress?: (progress: Progress) => void;
}

interface Progress {
  readonly steps: number;
  readonly of: number;
  /** The best plan so far, written when it is asked for. */
  readonly plan: () => Plan;
}

export const noBudget: Budget = { steps: 0 };
