import { expect, it } from 'vitest';
import { CriticalPath } from '../src/engine/critical-path.ts';
import { JobTails } from '../src/engine/job-tails.ts';
import { MovedRow } from '../src/engine/moved-row.ts';
import { plainDurations } from '../src/engine/plain-shop.ts';
import { makeShop } from '../src/engine/shop.ts';
import { State } from '../src/engine/state.ts';
import { openJobs } from '../src/make-plan.ts';
import { makeBase } from '../src/schedule/base-schedule.ts';
import { compileProblem } from '../src/schedule/compile-problem.ts';
import { classicProblem } from './classic.ts';

it('judges a move by the ways to the end of each job as working it out does', () => {
  const { jobs, ...rest } = classicProblem('2 2\n0 3 1 2\n0 2 1 4');
  const due = [5, 6];
  const compiled = compileProblem({
    ...rest,
    jobs: jobs.map((job, index) => ({ ...job, due: due[index] ?? 0 })),
  });
  const base = makeBase(compiled);
  const shop = makeShop(base.board, openJobs(compiled, base).flat(), new Map());
  // Both machines take the first job first: it ends at 5, the second one at 9, 3 late.
  const places = { machine: Int32Array.of(0, 1, 0, 1), start: Float64Array.of(0, 3, 3, 5) };
  const state = new State(shop, places, 'in-time');
  expect(state.tally.late).toBe(3);
  const durations = plainDurations(shop) as Float64Array;
  const tails = new JobTails(durations, shop.last);
  const path = new CriticalPath(4);
  path.read(state, 1, () => 1);
  // The way to the end of the second job: its own operation on machine 1, then what machine 0 does.
  expect([...path.operations.subarray(0, path.count)]).toEqual([3, 2, 0]);
  const row = new MovedRow(path);
  const move = { operation: 2, machine: 0, behind: -1, index: 1, passed: 1, isLater: false };
  tails.sweep(state);
  row.lay(state, move);
  expect(tails.isSafe(state, path, move)).toBe(true);
  // The second job first on machine 0: it ends there at 2, the first one at 5. On machine 1 the first job ends at 7 and the
  // second one at 11: 2 and 5 late, and a thousandth of 7 + 11.
  expect(tails.estimate(state, row)).toBeCloseTo(7.018, 9);
  expect(state.tryMove(2, 0, -1)).toBe(true);
  expect(state.value).toBeCloseTo(7.018, 9);
});
