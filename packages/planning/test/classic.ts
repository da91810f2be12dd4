import type { PlanJob, PlanProblem } from '../src/model/problem.ts';

const FAR = 1_000_000;

/** A classic job shop (lines "machine duration machine duration …", one a job) as a problem for the planner. */
export function classicProblem(text: string): PlanProblem {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const rows = lines.slice(1).map((line) => line.trim().split(/\s+/).map(Number));
  const machines = Number(lines[0]?.trim().split(/\s+/)[1]);
  return {
    now: 0,
    crews: [],
    machines: Array.from({ length: machines }, (_, index) => ({
      id: String(index),
      windows: [{ start: 0, end: FAR, attended: true }],
    })),
    jobs: rows.map((row, job) => ({
      id: String(job),
      phases: Array.from({ length: row.length / 2 }, (_, index) => ({
        id: `${job}-${index}`,
        machines: [String(row[2 * index])],
        setup: 0,
        cycle: row[2 * index + 1] ?? 0,
        quantity: 1,
      })),
    })),
  };
}

/**
 * The same shop with due dates of 1.3 times the work of each job, and weights 4, 2 and 1 for the first fifth, the next
 * three fifths and the last fifth of the jobs: M. Singer and M. Pinedo, IIE Transactions 30 (1998) 109-118.
 */
export function withDueDates(problem: PlanProblem): PlanProblem {
  const count = problem.jobs.length;
  const workOf = ({ phases }: PlanJob) => phases.reduce((sum, { cycle }) => sum + cycle, 0);
  return {
    ...problem,
    jobs: problem.jobs.map((job, index) => ({
      ...job,
      weight: index < 0.2 * count ? 4 : index < 0.8 * count ? 2 : 1,
      due: Math.floor(1.3 * workOf(job)),
    })),
  };
}
