import type { CompiledJob } from '../schedule/compiled.ts';

const workOf = (job: CompiledJob): number =>
  job.phases.reduce((sum, { setup, work }) => sum + setup + work, 0);

/** Jobs without a due date come last; the index decides between equals, so that the order is always the same. */
function sortedBy(jobs: readonly CompiledJob[], key: (job: CompiledJob) => number): CompiledJob[] {
  const keys = new Map(jobs.map((job) => [job, key(job)]));
  return [...jobs].sort((a, b) => {
    const [first = 0, second = 0] = [keys.get(a), keys.get(b)];
    return first === second ? a.index - b.index : first - second;
  });
}

/** Urgent jobs before the others, each in the order they had: a job that is placed earlier has the first choice. */
export const urgentFirst = (order: readonly CompiledJob[]): CompiledJob[] => [
  ...order.filter(({ urgent }) => urgent),
  ...order.filter(({ urgent }) => !urgent),
];

/** Rules a shop would use by hand: earliest due date, least slack, most hurt by waiting, shortest first. */
export const startOrders = (jobs: readonly CompiledJob[]): CompiledJob[][] => [
  sortedBy(jobs, ({ due }) => due),
  sortedBy(jobs, (job) => job.due - workOf(job)),
  sortedBy(jobs, (job) => workOf(job) / Math.max(job.weight, 1e-6)),
];
