import { describe, expect, it } from 'vitest';
import { makePlan } from '../src/index.ts';
import { largeShop } from './bench.ts';
import { brokenLaws } from './check-plan.ts';
import { classicProblem, withDueDates } from './classic.ts';

// H. Fisher and G. L. Thompson, Probabilistic learning combinations of local job-shop scheduling rules, in J. F. Muth
// and G. L. Thompson (eds), Industrial Scheduling, Prentice Hall 1963, pp. 225-251: the problem of 6 jobs, 6 machines.
const ft06 = `6 6
2 1 0 3 1 6 3 7 5 3 4 6
1 8 2 5 4 10 5 10 0 10 3 4
2 5 3 4 5 8 0 9 1 1 4 7
1 5 0 5 2 5 3 3 4 8 5 9
2 9 1 3 4 5 5 4 0 3 3 1
1 3 3 3 5 9 0 10 4 4 2 1`;

// The same source: the problem of 10 jobs, 10 machines.
const ft10 = `10 10
0 29 1 78 2  9 3 36 4 49 5 11 6 62 7 56 8 44 9 21
0 43 2 90 4 75 9 11 3 69 1 28 6 46 5 46 7 72 8 30
1 91 0 85 3 39 2 74 8 90 5 10 7 12 6 89 9 45 4 33
1 81 2 95 0 71 4 99 6  9 8 52 7 85 3 98 9 22 5 43
2 14 0  6 1 22 5 61 3 26 4 69 8 21 7 49 9 72 6 53
2 84 1  2 5 52 3 95 8 48 9 72 0 47 6 65 4  6 7 25
1 46 0 37 3 61 2 13 6 32 5 21 9 32 8 89 7 30 4 55
2 31 0 86 1 46 5 74 4 32 6 88 8 19 9 48 7 36 3 79
0 76 1 69 3 76 5 51 2 85 9 11 6 40 7 89 4 26 8 74
1 85 0 13 2 61 6  7 8 64 9 76 5 47 3 52 4 90 7 45`;

describe('the classic job shop', () => {
  it('ft06 is done in 55, its published optimum', () => {
    const problem = classicProblem(ft06);
    const plan = makePlan(problem, { aim: 'makespan', budget: { steps: 4000, seed: 1 } });
    expect(plan.makespan).toBe(55);
    expect(brokenLaws(problem, plan)).toEqual([]);
  });

  it('stops when told, with a lawful plan', () => {
    const problem = classicProblem(ft06);
    let asked = 0;
    const plan = makePlan(problem, {
      aim: 'makespan',
      budget: { steps: 1e9, shouldStop: () => ++asked > 3 },
    });
    expect(asked).toBe(4);
    expect(brokenLaws(problem, plan)).toEqual([]);
  });

  it('a shop of 3000 operations asks every few hundred moves whether to stop', () => {
    let asked = 0;
    const shouldStop = () => {
      asked++;
      return false;
    };
    makePlan(largeShop(), { budget: { steps: 700, shouldStop } });
    // A million operations between two looks: 333 moves, and those of one step more.
    expect(asked).toBeGreaterThanOrEqual(2);
  });

  it('ft10 with due dates is within a tenth of 1363, its published least weighted lateness', () => {
    const problem = withDueDates(classicProblem(ft10));
    const first = makePlan(problem);
    // Most seeds need some hundred thousand changes; one that needs few keeps the test cheap.
    const plan = makePlan(problem, { budget: { steps: 50_000, seed: 5 } });
    expect(plan.cost.late).toBeGreaterThanOrEqual(1363);
    expect(plan.cost.late).toBeLessThanOrEqual(1.1 * 1363);
    expect(first.cost.late).toBeLessThan(3 * 1363);
    expect(brokenLaws(problem, plan)).toEqual([]);
  });
});
