const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** Median. */
export const p50 = (times: readonly number[]): number => percentile(times, 0.5);

/** 95th percentile. */
export const p95 = (times: readonly number[]): number => percentile(times, 0.95);
