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

/** Answers that were not good ones, where every one should be. */
export function unwanted({ statuses }: Writing): object[] {
  return [...statuses]
    .filter(([status]) => status !== 200 && status !== 201)
    .map(([status, count]) => ({ status, count }));
}
