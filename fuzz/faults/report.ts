import type { Writing } from './writers.ts';

/** What rounds of one fault came to. */
export interface Report {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly statuses: Record<string, number>;
  readonly longestMs: number;
  readonly failures: object[];
}

export const report = (rounds: number, writing: Writing, failures: object[]): Report => ({
  rounds,
  acknowledged: writing.acknowledged.size,
  statuses: Object.fromEntries(writing.statuses),
  longestMs: Math.round(writing.longest),
  failures,
});
