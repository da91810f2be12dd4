import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { loadByWeek, makePlan, type Plan, type PlanProblem } from '../src/index.ts';
import { anyProblem } from './any-problem.ts';
import { brokenLaws } from './check-plan.ts';

const budget = { steps: 40, seed: 7 };
const FEWER_RUNS = { numRuns: byScope(15, 40) };
const RUNS = { numRuns: byScope(20, 60) };

/** The problem with some phases of a plan locked where they are, moved by so many minutes. */
function lockSome(problem: PlanProblem, plan: Plan, chosen: (index: number) => boolean, by = 0): PlanProblem {
  const places = new Map(plan.phases.map((phase) => [phase.phase, phase]));
  let index = 0;
  return {
    ...problem,
    jobs: problem.jobs.map((job) => ({
      ...job,
      phases: job.phases.map((phase) => {
        const place = places.get(phase.id);
        return place && chosen(index++)
          ? { ...phase, lock: { machine: place.machine, start: place.start + by } }
          : phase;
      }),
    })),
  };
}

describe('laws of a plan', () => {
  it('forward: nothing double-booked, calendars, precedence and lots kept', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        expect(brokenLaws(problem, makePlan(problem, { budget }))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is the same plan for the same problem and seed', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        expect(makePlan(problem, { budget })).toEqual(makePlan(structuredClone(problem), { budget }));
      }),
      FEWER_RUNS,
    );
  });

  it('stays when nothing changed, and a longer search never makes it worse', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const previous = makePlan(problem, { budget });
        expect(makePlan(structuredClone(problem), { previous, budget: { steps: 90, seed: 3 } })).toBe(
          previous,
        );
        const again = makePlan(problem, { previous, improve: true });
        expect(again.phases).toEqual(previous.phases);
        const longer = makePlan(problem, { previous, improve: true, budget: { steps: 60, seed: 3 } });
        expect(longer.cost.late).toBeLessThanOrEqual(previous.cost.late + 1e-6);
      }),
      FEWER_RUNS,
    );
  });

  it('a plan that gets a new job is never later for the others than the plan in force with the job in its gaps', () => {
    fc.assert(
      fc.property(anyProblem, anyProblem, (problem, other) => {
        const [extra] = other.jobs;
        if (!extra || problem.machines.length < other.machines.length) return;
        const phases = extra.phases.map((phase) => ({ ...phase, id: `new-${phase.id}` }));
        const more = { ...problem, jobs: [...problem.jobs, { ...extra, id: 'new', phases }] };
        const previous = makePlan(problem, { budget });
        const held = makePlan(more, { previous, hold: 'places' });
        const plan = makePlan(more, { previous, budget });
        expect(brokenLaws(more, held)).toEqual([]);
        expect(brokenLaws(more, plan)).toEqual([]);
        if (held.leftOut.length === 0) expect(plan.cost.late).toBeLessThanOrEqual(held.cost.late + 1e-6);
        const early = held.phases.filter(({ phase, start }) => {
          const old = previous.phases.find((one) => one.phase === phase);
          return old !== undefined && start < old.start;
        });
        expect(early).toEqual([]);
      }),
      FEWER_RUNS,
    );
  });

  it('locked: a whole plan locked stays as it is', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const plan = makePlan(problem, { budget });
        const locked = makePlan(lockSome(problem, plan, () => true));
        expect(locked.brokenLocks).toEqual([]);
        const places = ({ phases }: Plan) =>
          phases.map(({ phase, machine, start }) => ({ phase, machine, start }));
        expect(places(locked)).toEqual(places(plan));
      }),
      RUNS,
    );
  });

  it('locked: a phase stays where it was put, or is named', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(), fc.integer({ min: -500, max: 2000 }), (problem, pick, by) => {
        const moved = lockSome(problem, makePlan(problem), (index) => (index + pick) % 3 === 0, by);
        const plan = makePlan(moved, { budget: { steps: 10 } });
        expect(brokenLaws(moved, plan)).toEqual([]);
        for (const job of moved.jobs)
          for (const { id, lock } of job.phases) {
            const placed = plan.phases.find(({ phase }) => phase === id);
            if (!lock || !placed || plan.brokenLocks.some(({ phase }) => phase === id)) continue;
            expect(placed.locked && placed.machine === lock.machine).toBe(true);
            expect(placed.start).toBeGreaterThanOrEqual(lock.start);
            if (placed.start === lock.start) continue;
            // Only because the machine was closed then.
            const windows = problem.machines.find((machine) => machine.id === lock.machine)?.windows ?? [];
            const openAt = windows.some(
              ({ start, end, attended }) => attended && start <= lock.start && lock.start < end,
            );
            expect(openAt).toBe(false);
          }
      }),
      RUNS,
    );
  });

  it('gives finite numbers for whatever is typed', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e300));
    fc.assert(
      fc.property(anyProblem, any, any, any, (problem, a, b, c) => {
        const spoilt = {
          ...problem,
          crews: problem.crews.map((crew) => ({ ...crew, people: c })),
          jobs: problem.jobs.map((job, index) =>
            index % 2
              ? job
              : {
                  ...job,
                  due: a,
                  release: b,
                  weight: c,
                  phases: job.phases.map((phase) => ({
                    ...phase,
                    setup: a,
                    cycle: b,
                    quantity: c,
                    transferLot: a,
                    lock: { machine: 'M0', start: b },
                  })),
                },
          ),
        };
        const plan = makePlan(spoilt, { budget: { steps: 5 } });
        expect(JSON.stringify(plan.phases)).not.toContain('null');
        expect(plan.phases.every(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))).toBe(
          true,
        );
        for (const loads of loadByWeek(spoilt, plan, 4).values())
          for (const { planned, open } of loads) expect(Number.isFinite(planned + open)).toBe(true);
      }),
      RUNS,
    );
  });
});
