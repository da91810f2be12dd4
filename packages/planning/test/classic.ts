import type { PlanProblem } from '../src/model/problem.ts';

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
