/** How long to look for a better plan. The caller owns the clock. */
export interface Budget {
  /** Changes tried at most; 0 = the first plan found. */
  readonly steps: number;
  readonly seed?: number;
  /** Asked now and then: true ends the search with the best plan so far. */
  readonly shouldStop?: () => boolean;
  /** Told now and then: steps done, and how much the best plan costs. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly steps: number;
  readonly of: number;
  /** Weighted late minutes, or the makespan when that is what is made short. */
  readonly best: number;
}

export const noBudget: Budget = { steps: 0 };
