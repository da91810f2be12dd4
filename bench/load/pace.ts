/**
 * Think time between two actions: a mean of seven seconds, exponentially distributed, at most ten times that. It is the
 * pace of TPC-W (TPC Benchmark W 1.8, "Think Time"), the published benchmark of users at web pages; users who work on a
 * quote for minutes are slower. Two hundred users then make 28 actions a second, and each of them also holds an event
 * stream open.
 */
export const THINK_MEAN_MS = Number(process.env.BENCH_THINK_MS ?? 7000);
const THINK_MOST = 10;

export const think = (): number => Math.min(-Math.log(1 - Math.random()), THINK_MOST) * THINK_MEAN_MS;

/** Zero think time, for the maximum throughput. */
export const noPause = (): number => 0;
