import type { Writing } from './writers.ts';

/** Result of the rounds of one fault. */
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

/** Unexpected answers, where every one should succeed. */
export function unwanted({ statuses }: Writing): object[] {
  return [...statuses]
    .filter(([status]) => status !== 200 && status !== 201)
    .map(([status, count]) => ({ status, count }));
}
