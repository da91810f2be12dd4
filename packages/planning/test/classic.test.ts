import { describe, expect, it } from 'vitest';
import { makePlan } from '../src/index.ts';
import { brokenLaws } from './check-plan.ts';
import { classicProblem } from './classic.ts';

// H. Fisher and G. L. Thompson, Probabilistic learning combinations of local job-shop scheduling rules, in J. F. Muth
// and G. L. Thompson (eds), Industrial Scheduling, Prentice Hall 1963, pp. 225-251: the problem of 6 jobs, 6 machines.
const ft06 = `6 6
2 1 0 3 1 6 3 7 5 3 4 6
1 8 2 5 4 10 5 10 0 10 3 4
2 5 3 4 5 8 0 9 1 1 4 7
1 5 0 5 2 5 3 3 4 8 5 9
2 9 1 3 4 5 5 4 0 3 3 1
1 3 3 3 5 9 0 10 4 4 2 1`;

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
});
