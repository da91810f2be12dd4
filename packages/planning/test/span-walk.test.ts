import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { pick } from '../src/engine/moves.ts';
import { plainDurations, TOO_LONG } from '../src/engine/plain-shop.ts';
import { makeRandom } from '../src/engine/random.ts';
import { at } from '../src/engine/shop.ts';
import { SpanPath } from '../src/engine/span-path.ts';
import { SpanPlan } from '../src/engine/span-plan.ts';
import { SpanWalk } from '../src/engine/span-walk.ts';
import { State } from '../src/engine/state.ts';
import { anyShop, jobAfterJob } from './any-shop.ts';

const seeds = fc.integer({ min: 1, max: 1e6 });

/** A move of each operation of the path past each other one of its block. */
function movesOf(path: SpanPath) {
  const moves: { index: number; target: number }[] = [];
  for (let back = 0; back < path.count; back = path.frontOf(back) + 1)
    for (let index = back; index <= path.frontOf(back); index++)
      for (let target = back; target <= path.frontOf(back); target++)
        if (target !== index) moves.push({ index, target });
  return moves;
}

it('a safe move can be made, and the plan ends about when it was judged to end', () => {
  let exact = 0;
  let judged = 0;
  const play = (seed: number) => {
    const random = makeRandom(seed);
    const shop = anyShop(random);
    const plan = new SpanPlan(shop, plainDurations(shop) as Float64Array);
    const path = new SpanPath(plan);
    let places = jobAfterJob(shop);
    const take = (index: number, target: number) => {
      const [operation, passed] = [at(path.operations, index), at(path.operations, target)];
      const behind = target < index ? passed : at(plan.previous, passed);
      return plan.move(operation, at(plan.machine, operation), behind);
    };
    const begin = () => {
      plan.load(places);
      // One path among several: the same one each time.
      path.read(() => 0);
      return at(plan.end, plan.last());
    };
    for (let step = 0; step < 20; step++) {
      const value = begin();
      const moves = movesOf(path);
      for (const { index, target } of moves) {
        begin();
        const isSafe = path.isSafe(index, target);
        const estimate = path.estimate(index, target, TOO_LONG - 1);
        expect(path.estimate(index, target, estimate)).toBe(estimate);
        expect(path.estimate(index, target, estimate - 1)).toBe(TOO_LONG);
        const isMade = take(index, target);
        expect(isMade || !isSafe).toBe(true);
        const after = at(plan.end, plan.last());
        expect(new State(shop, plan.places(), 'makespan').value).toBe(isMade ? after : value);
        if (!isSafe) continue;
        // Two neighbours: E. Taillard, ORSA Journal on Computing 6 (1994) 108-117.
        if (Math.abs(index - target) === 1) expect(estimate).toBeLessThanOrEqual(after);
        judged++;
        if (estimate === after) exact++;
      }
      begin();
      const safe = moves.filter(({ index, target }) => path.isSafe(index, target));
      const taken = safe[pick(safe.length, random)];
      if (!taken) break;
      take(taken.index, taken.target);
      places = plan.places();
    }
  };
  fc.assert(fc.property(seeds, play), { numRuns: byScope(8, 20) });
  // A bound that is never reached would judge nothing.
  expect(exact / judged).toBeGreaterThan(0.8);
});

it('the tables after many moves are those of the same plan made anew, with a choice of machines too', () => {
  const play = (seed: number, hasChoice: boolean) => {
    const random = makeRandom(seed);
    const shop = anyShop(random, hasChoice);
    const walk = new SpanWalk(shop, jobAfterJob(shop), plainDurations(shop) as Float64Array, random);
    for (let step = 0; step < 60 && walk.step(0, step) > 0; step++)
      expect(walk.value).toBe(new State(shop, walk.places(), 'makespan').value);
  };
  fc.assert(fc.property(seeds, fc.boolean(), play), { numRuns: byScope(12, 30) });
});
