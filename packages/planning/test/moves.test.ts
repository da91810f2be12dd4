import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { CriticalPath } from '../src/engine/critical-path.ts';
import { cross, scatter } from '../src/engine/cross.ts';
import { apparentTardiness, dispatch, mostWorkLeft } from '../src/engine/dispatch.ts';
import { insertAll, placesOf } from '../src/engine/insert.ts';
import { chooseJob, criticalMoves, MoveList, pick } from '../src/engine/moves.ts';
import { makeRandom } from '../src/engine/random.ts';
import { relink } from '../src/engine/relink.ts';
import { makeShop, type Shop } from '../src/engine/shop.ts';
import { State } from '../src/engine/state.ts';
import { openJobs } from '../src/make-plan.ts';
import { makeBase } from '../src/schedule/base-schedule.ts';
import { compileProblem } from '../src/schedule/compile-problem.ts';
import type { Booking } from '../src/schedule/machine-track.ts';
import { writePlan } from '../src/write-plan.ts';
import { anyProblem } from './any-problem.ts';
import { brokenLaws } from './check-plan.ts';

/** Two first plans of a problem; null where some work has no room. */
function twoPlans(shop: Shop) {
  const found = [apparentTardiness(2, 0.5), mostWorkLeft].map((rule) =>
    insertAll(shop, dispatch(shop, rule), false, 'in-time'),
  );
  const [one, other] = found.map(({ bookings }) => placesOf(bookings));
  return one && other && found.every(({ failed }) => failed.size === 0) ? { one, other } : null;
}

const numbersOf = ({ timing, value }: State) => ({
  machine: [...timing.machine],
  start: [...timing.start],
  end: [...timing.end],
  value: Math.round(value * 1e6),
});

it('every move and every plan between two plans keeps the laws, and a move taken back leaves no trace', () => {
  fc.assert(
    fc.property(anyProblem, fc.nat(1000), (problem, seed) => {
      const compiled = compileProblem(problem);
      const base = makeBase(compiled);
      const shop = makeShop(base.board, openJobs(compiled, base).flat(), new Map());
      const plans = twoPlans(shop);
      if (!plans || shop.phases.length === 0) return;
      const random = makeRandom(seed);
      const isLawful = (state: State) => {
        const bookings = state.bookings();
        if (bookings.some(({ end }) => !Number.isFinite(end))) return;
        const placed = new Map<number, readonly Booking[]>(base.placed);
        for (const [operation, booking] of bookings.entries()) {
          const { index } = shop.jobs[shop.job[operation] ?? 0]?.job ?? { index: 0 };
          placed.set(index, [...(placed.get(index) ?? []), booking]);
        }
        const { leftOut, broken } = base;
        expect(brokenLaws(problem, writePlan(compiled, { placed, leftOut, broken }, ''))).toEqual([]);
      };
      const { one, other } = plans;
      const path = new CriticalPath(shop.phases.length);
      const moves = new MoveList();
      const between = [relink(one, other, 0.5, random), cross(shop, one, other, random)];
      for (const places of [one, ...between, scatter(shop, one, random)]) {
        const state = new State(shop, places, 'in-time');
        isLawful(state);
        for (let step = 0; step < 4; step++) {
          path.read(state, chooseJob(state, random), random);
          criticalMoves(state, path, true, moves);
          if (moves.count === 0) break;
          const move = moves.at(pick(moves.count, random));
          const before = numbersOf(state);
          if (state.tryMove(move.operation, move.machine, move.behind)) state.undo();
          expect(numbersOf(state)).toEqual(before);
          if (state.tryMove(move.operation, move.machine, move.behind)) isLawful(state);
        }
      }
    }),
    { numRuns: byScope(20, 60) },
  );
});
