import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CriticalPath } from '../src/engine/critical-path.ts';
import { JobTails } from '../src/engine/job-tails.ts';
import { MovedRow } from '../src/engine/moved-row.ts';
import { chooseJob, criticalMoves, MoveList, pick } from '../src/engine/moves.ts';
import { plainDurations } from '../src/engine/plain-shop.ts';
import { makeRandom } from '../src/engine/random.ts';
import { makeShop } from '../src/engine/shop.ts';
import { State } from '../src/engine/state.ts';
import { Tails } from '../src/engine/tails.ts';
import { openJobs } from '../src/make-plan.ts';
import { makeBase } from '../src/schedule/base-schedule.ts';
import { compileProblem } from '../src/schedule/compile-problem.ts';
import { classicProblem, withDueDates } from './classic.ts';

const MACHINES = 4;
const JOBS = 6;

/** A job shop of six jobs, each on four machines in an order of its own. */
function anyShop(random: () => number) {
  const rows = Array.from({ length: JOBS }, () => {
    const machines = Array.from({ length: MACHINES }, (_, machine) => ({ machine, rank: random() }));
    return machines
      .sort((a, b) => a.rank - b.rank)
      .map(({ machine }) => `${machine} ${1 + pick(20, random)}`)
      .join(' ');
  });
  const problem = withDueDates(classicProblem(`${JOBS} ${MACHINES}\n${rows.join('\n')}`));
  const compiled = compileProblem(problem);
  const base = makeBase(compiled);
  return makeShop(base.board, openJobs(compiled, base).flat(), new Map());
}

it.each(['makespan', 'in-time'] as const)(
  '%s: a safe move can be made, and costs about what it was judged to',
  (aim) => {
    let exact = 0;
    let judged = 0;
    const play = (seed: number) => {
      const random = makeRandom(seed);
      const shop = anyShop(random);
      const count = shop.phases.length;
      const durations = plainDurations(shop) as Float64Array;
      const machine = Int32Array.from(shop.phases, ({ machines: [only] }) => only ?? 0);
      const state = new State(
        shop,
        { machine, start: Float64Array.from({ length: count }, (_, one) => one) },
        aim,
      );
      const tails = aim === 'makespan' ? new Tails(durations) : new JobTails(durations, shop.last);
      const path = new CriticalPath(count);
      const row = new MovedRow(path);
      const moves = new MoveList();
      for (let step = 0; step < 30; step++) {
        path.read(state, chooseJob(state, random), random);
        criticalMoves(state, path, true, moves);
        tails.sweep(state, path);
        const safe = Array.from({ length: moves.count }, (_, index) => moves.at(index)).filter((move) =>
          tails.isSafe(state, path, move),
        );
        const estimates = safe.map((move) => {
          row.lay(state, move);
          const estimate = tails.estimate(state, row, Number.POSITIVE_INFINITY);
          expect(tails.estimate(state, row, estimate)).toBe(estimate);
          expect(tails.estimate(state, row, estimate - 0.5)).toBeGreaterThan(estimate - 0.5);
          return estimate;
        });
        for (const [index, { operation, machine: to, behind, passed }] of safe.entries()) {
          expect(state.tryMove(operation, to, behind)).toBe(true);
          const estimate = estimates[index] ?? Number.NaN;
          // Two neighbours: E. Taillard, ORSA Journal on Computing 6 (1994) 108-117.
          if (passed === 1) expect(estimate).toBeLessThanOrEqual(state.value + 1e-9);
          judged++;
          if (Math.abs(estimate - state.value) < 1e-9) exact++;
          state.undo();
        }
        // The tables are swept from the place of this move on, not anew.
        const taken = safe[pick(safe.length, random)];
        if (!taken) break;
        row.lay(state, taken);
        state.tryMove(taken.operation, taken.machine, taken.behind);
      }
    };
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), play), { numRuns: 30 });
    // A bound that is never reached would judge nothing.
    expect(exact / judged).toBeGreaterThan(0.8);
  },
);
