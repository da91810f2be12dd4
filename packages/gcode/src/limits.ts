/** Limits that stop a wrong program. */
export interface RunLimits {
  /** Blocks executed on top of one pass over the main file: the limit of loops, jumps and subprograms. */
  readonly maxBlocks: number;
  /** Rows of the canonical stream. */
  readonly maxRows: number;
  /** Subprogram calls inside one another. */
  readonly maxDepth: number;
  /** Brackets and functions inside one another in an expression. */
  readonly maxExpressionDepth: number;
}

export const DEFAULT_LIMITS: RunLimits = {
  maxBlocks: 5_000_000,
  maxRows: 20_000_000,
  maxDepth: 64,
  maxExpressionDepth: 100,
};

/** Rows that loops, cycles and subprograms may add to those that the program writes out. */
const ADDED_ROWS = 3_000_000;

/** A long program has as many rows as it needs; a short one that multiplies itself is stopped within seconds. */
export const boundRows = (limits: RunLimits, bytes: number): RunLimits => ({
  ...limits,
  maxRows: Math.min(limits.maxRows, bytes + ADDED_ROWS),
});

/** Counts executed blocks; a front end asks it once a block that a jump, loop or call can repeat. */
export class RunGuard {
  readonly limits: RunLimits;
  blocks = 0;
  /** Set once a limit was hit: the front end stops at its next block. */
  exhausted = false;

  /** Blocks allowed in all. */
  readonly allowed: number;

  /** `ownLines`: lines of the main file, or a bound of them. */
  constructor(limits: RunLimits, ownLines: number) {
    this.limits = limits;
    this.allowed = ownLines + limits.maxBlocks;
  }

  /** False when the program has had its share; `rows` = rows written so far. */
  step(rows: number): boolean {
    this.blocks += 1;
    if (this.blocks > this.allowed || rows >= this.limits.maxRows) this.exhausted = true;
    return !this.exhausted;
  }
}
