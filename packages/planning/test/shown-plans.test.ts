import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { makePlan, type Plan, type PlanProblem } from '../src/index.ts';
import { anyProblem } from './any-problem.ts';

/** The plan in force knows the first jobs. */
const cases = fc.record({ problem: anyProblem, known: fc.nat(8) });

function shownPlans(problem: PlanProblem, previous: Plan): { shown: Plan[]; last: Plan } {
  const shown: Plan[] = [];
  const budget = { steps: 300, seed: 5, onProgress: ({ plan }: { plan: () => Plan }) => shown.push(plan()) };
  return { last: makePlan(problem, { previous, improve: true, budget }), shown };
}

const inForce = (problem: PlanProblem, known: number): Plan =>
  makePlan({ ...problem, jobs: problem.jobs.slice(0, known) }, { budget: { steps: 60, seed: 2 } });

it('no plan that is shown is later than the plan in force with the new jobs inserted behind it', () => {
  fc.assert(
    fc.property(cases, ({ problem, known }) => {
      const previous = inForce(problem, known);
      const held = makePlan(problem, { previous, hold: 'places' });
      const { shown, last } = shownPlans(problem, previous);
      for (const plan of [...shown, last]) expect(plan.cost.late).toBeLessThanOrEqual(held.cost.late + 1e-6);
    }),
    { numRuns: byScope(20, 60) },
  );
});

it('every plan that is shown holds all jobs, also while urgent ones are searched', () => {
  fc.assert(
    fc.property(cases, ({ problem: plain, known }) => {
      const jobs = plain.jobs.map((job, index) => ({ ...job, urgent: index % 3 === 0 }));
      const problem = { ...plain, jobs };
      const { shown } = shownPlans(problem, inForce(problem, known));
      for (const { jobs: planned, leftOut } of shown)
        expect(planned.length + leftOut.length).toBe(problem.jobs.length);
    }),
    { numRuns: byScope(20, 60) },
  );
});
