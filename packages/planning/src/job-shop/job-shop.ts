/**
 * The classic job shop: each operation has its machine and its duration, machines are always open. Operations are
 * numbered job by job, in the order of their job.
 */
export interface JobShop {
  readonly jobs: number;
  readonly machines: number;
  /** Job of each operation. */
  readonly job: Int32Array;
  readonly machine: Int32Array;
  /** Whole and above zero. */
  readonly duration: Int32Array;
  /** Operation before and after it in its job, -1 = none. */
  readonly before: Int32Array;
  readonly after: Int32Array;
}

export function makeJobShop(
  jobs: readonly (readonly { readonly machine: number; readonly duration: number }[])[],
): JobShop {
  const operations = jobs.flatMap((steps, job) =>
    steps.map((step, index) => ({ ...step, job, first: index === 0, last: index === steps.length - 1 })),
  );
  return {
    jobs: jobs.length,
    machines: 1 + Math.max(-1, ...operations.map(({ machine }) => machine)),
    job: Int32Array.from(operations, ({ job }) => job),
    machine: Int32Array.from(operations, ({ machine }) => machine),
    duration: Int32Array.from(operations, ({ duration }) => duration),
    before: Int32Array.from(operations, ({ first }, index) => (first ? -1 : index - 1)),
    after: Int32Array.from(operations, ({ last }, index) => (last ? -1 : index + 1)),
  };
}

export const at = (values: Int32Array, index: number): number => values[index] as number;
