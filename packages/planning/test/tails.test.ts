import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { CriticalPath } from '../src/engine/critical-path.ts';
import { JobTails } from '../src/engine/job-tails.ts';
import { MovedRow } from '../src/engine/moved-row.ts';
import { chooseJob, criticalMoves, MoveList, pick } from '../src/engine/moves.ts';
import { plainDurations } from '../src/engine/plain-shop.ts';
import { makeRandom } from '../src/engine/random.ts';
import { State } from '../src/engine/state.ts';
import { anyShop, jobAfterJob } from './any-shop.ts';

it('a safe move can be made, and costs about what the ways to the ends of the jobs say', () => {
  let exact = 0;
  let judged = 0;
  const play = (seed: number) => {
    const random = makeRandom(seed);
    const shop = anyShop(random);
    const state = new State(shop, jobAfterJob(shop), 'in-time');
    const tails = new JobTails(plainDurations(shop) as Float64Array, shop.last);
    const path = new CriticalPath(shop.phases.length);
    const row = new MovedRow(path);
    const moves = new MoveList();
    for (let step = 0; step < 30; step++) {
      path.read(state, chooseJob(state, random), random);
      criticalMoves(state, path, true, moves);
      tails.sweep(state);
      const safe = Array.from({ length: moves.count }, (_, index) => moves.at(index)).filter((move) =>
        tails.isSafe(state, path, move),
      );
      const estimates = safe.map((move) => {
        row.lay(state, move);
        return tails.estimate(state, row);
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
  fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), play), { numRuns: byScope(12, 30) });
  // A bound that is never reached would judge nothing.
  expect(exact / judged).toBeGreaterThan(0.8);
});
