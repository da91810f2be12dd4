import fc from 'fast-check';
import type { PlanProblem } from '../src/model/problem.ts';

const NOW = 1000;
const HORIZON = 25_000;

const anyWindows = fc
  .record({
    open: fc.integer({ min: 100, max: 900 }),
    closed: fc.integer({ min: 0, max: 600 }),
    alone: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ open, closed, alone }) => {
    const windows = [];
    for (let start = 0; start < HORIZON; start += open + alone + closed) {
      windows.push({ start, end: start + open, attended: true });
      if (alone > 0) windows.push({ start: start + open, end: start + open + alone, attended: false });
    }
    return windows;
  });

const anyPhase = (machines: number) =>
  fc.record(
    {
      machines: fc.uniqueArray(
        fc.integer({ min: 0, max: machines - 1 }).map((index) => `M${index}`),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      setup: fc.integer({ min: 0, max: 90 }),
      cycle: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.double({ min: 0, max: 9, noNaN: true })),
      setupKey: fc.constantFrom('A', 'B'),
      attendedPercent: fc.constantFrom(0, 25, 50, 100),
      runsAlone: fc.boolean(),
      transferLot: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: ['machines', 'setup', 'cycle'] },
  );

const anyJob = (machines: number) =>
  fc.record(
    {
      phases: fc.array(anyPhase(machines), { minLength: 1, maxLength: 4 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      release: fc.integer({ min: 0, max: 4000 }),
      due: fc.integer({ min: 0, max: 9000 }),
      weight: fc.integer({ min: 0, max: 5 }),
    },
    { requiredKeys: ['phases', 'quantity'] },
  );

/** Small shops of every kind: nights, crews, alternatives, lots, families, jobs due in the past. */
export const anyProblem: fc.Arbitrary<PlanProblem> = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc
    .record({
      machines: fc.array(
        fc.record(
          { windows: anyWindows, unlimited: fc.boolean(), crew: fc.constantFrom('C0', 'C1') },
          { requiredKeys: ['windows'] },
        ),
        { minLength: count, maxLength: count },
      ),
      people: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
      jobs: fc.array(anyJob(count), { minLength: 1, maxLength: 8 }),
    })
    .map(({ machines, people, jobs }) => ({
      now: NOW,
      machines: machines.map((machine, index) => ({ id: `M${index}`, ...machine })),
      crews: people.map((number, index) => ({ id: `C${index}`, people: number })),
      jobs: jobs.map(({ phases, quantity, ...job }, index) => ({
        id: `J${index}`,
        ...job,
        phases: phases.map((phase, position) => ({ id: `J${index}-${position}`, quantity, ...phase })),
      })),
    })),
);
