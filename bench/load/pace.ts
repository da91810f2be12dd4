/**
 * How long a person thinks between two acts: a mean of seven seconds, exponentially distributed, never more than ten times
 * that. It is the pace of the browsers of TPC-W (TPC Benchmark W 1.8, "Think Time"), the one published
 * benchmark of people at web pages; whoever works at a quote for minutes is slower. Two hundred people are then 28 acts
 * a second, and each of them also holds an event stream open.
 */
export const THINK_MEAN_MS = Number(process.env.BENCH_THINK_MS ?? 7000);
const THINK_MOST = 10;

export const think = (): number => Math.min(-Math.log(1 - Math.random()), THINK_MOST) * THINK_MEAN_MS;

/** Nobody thinks: what the machine gives when it is asked for all it has. */
export const noPause = (): number => 0;
