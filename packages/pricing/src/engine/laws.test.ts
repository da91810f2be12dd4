import {
  CENT,
  divideRatio,
  divideRounded,
  marginRatio,
  money,
  moneyRatio,
  ONE_RATIO,
  subtractRatio,
  sum,
  ZERO,
} from '@truciolo/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../../testing/by-scope.ts';
import { anyPosition } from '../../test/any-position.ts';
import { pricedAt } from '../../test/price-of.ts';
import { COST_CATEGORIES } from '../model/category.ts';
import type { Position } from '../model/position.ts';
import type { PriceTarget } from '../model/price-policy.ts';
import type { TraceNode } from '../model/trace.ts';
import { traceLeaves } from './build-trace.ts';
import { preparePosition } from './prepare-position.ts';

const RUNS = { numRuns: byScope(100, 300) };
const quantity = fc.integer({ min: 1, max: 1_500 });

const everyNumber = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(everyNumber) : [];
};

const nodesOf = (node: TraceNode): TraceNode[] => [node, ...node.children.flatMap(nodesOf)];

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Bars that are paid whole cost the same for one piece more, while its chips still bring something back. */
const creditsChipsOfPaidBars = ({ stock }: Position): boolean =>
  stock?.kind === 'bar' && stock.creditChips && stock.charge.mode === 'whole-bars';

describe('laws of the quote engine', () => {
  it('the total before rounding never falls when the quantity grows, chips of paid bars apart', () => {
    fc.assert(
      fc.property(anyPosition, quantity, fc.integer({ min: 1, max: 500 }), ({ position, rates }, q, more) => {
        fc.pre(!creditsChipsOfPaidBars(position));
        const prepared = preparePosition(position, rates);
        const [fewer, larger] = [pricedAt(prepared, q), pricedAt(prepared, q + more)];
        expect(larger.cost.full).toBeGreaterThanOrEqual(fewer.cost.full);
        expect(larger.price.beforeRounding).toBeGreaterThanOrEqual(fewer.price.beforeRounding);
      }),
      RUNS,
    );
  });

  it('the leaves of the trace add up to the total, and rounding explains no more than it may', () => {
    fc.assert(
      fc.property(anyPosition, quantity, ({ position, rates }, q) => {
        const prepared = preparePosition(position, rates);
        const { price } = pricedAt(prepared, q);
        const outcome = prepared.explainAt(q);
        if (!outcome.ok) throw new Error('priced, so explained');
        const leaves = traceLeaves(outcome.trace);
        expect(outcome.trace.value).toBe(price.total);
        expect(sum(leaves.map((leaf) => leaf.value))).toBe(price.total);
        const rounding = leaves.find((leaf) => leaf.id === 'rounding');
        // Half a step per piece (a whole one where prices are rounded up), and half a unit of dust per leaf.
        const { step, rule } = position.policy.rounding;
        const perPiece = rule === 'ceil' ? step : step / 2;
        expect(Math.abs(rounding?.value ?? 0)).toBeLessThanOrEqual(perPiece * q + leaves.length);
      }),
      RUNS,
    );
  });

  it('every node between leaves and root is the sum of its children, but for their last rounding', () => {
    fc.assert(
      fc.property(anyPosition, quantity, ({ position, rates }, q) => {
        const outcome = preparePosition(position, rates).explainAt(q);
        if (!outcome.ok) throw new Error('priced, so explained');
        for (const node of nodesOf(outcome.trace)) {
          if (node.children.length === 0) continue;
          const children = sum(node.children.map((child) => child.value));
          expect(Math.abs(node.value - children)).toBeLessThanOrEqual(traceLeaves(node).length);
        }
      }),
    );
  });

  it('price → margin → price is the identity', () => {
    fc.assert(
      fc.property(anyPosition, quantity, ({ position, rates }, q) => {
        const { cost, price } = pricedAt(preparePosition(position, rates), q);
        fc.pre(price.total > 0 && cost.full > 0);
        const margin = marginRatio(moneyRatio(price.total), moneyRatio(cost.full));
        const back = margin && divideRatio(moneyRatio(cost.full), subtractRatio(ONE_RATIO, margin));
        expect(back && divideRounded(back.n * 10_000n, back.d, 'half-up')).toBe(BigInt(price.total));
      }),
    );
  });

  it('asking for the margin of a typed price gives that price again', () => {
    // A typed price from half to eight times the cost.
    const factor = fc.integer({ min: 50, max: 800 });
    fc.assert(
      fc.property(anyPosition, quantity, factor, ({ position, rates }, q, hundredths) => {
        const { expedite: _, ...given } = position.policy;
        const cent = { step: CENT, rule: 'half-up' } as const;
        const policy = { ...given, discounts: [], minimumLine: ZERO, rounding: cent };
        const ask = (target: PriceTarget) =>
          pricedAt(preparePosition({ ...position, policy: { ...policy, target } }, rates), q);
        const { fullPerPiece } = ask({ kind: 'typed', unit: ZERO }).cost;
        const unit = money(Math.max(1, Math.round((fullPerPiece * hundredths) / 1e4)) * CENT);
        const { listMargin } = ask({ kind: 'typed', unit }).price;
        // Up to prices at which 1/10,000 of a percent is finer than half a cent, within the margins that are taken.
        fc.pre(listMargin !== null && listMargin > -990_000 && listMargin < 990_000);
        fc.pre(unit / (1_000_000 - listMargin) < 99);
        expect(ask({ kind: 'margin', rate: listMargin, on: 'list' }).price.listUnit).toBe(unit);
      }),
      RUNS,
    );
  });

  it('the variable floor is the sum of its categories, and none of them exceeds its full cost', () => {
    fc.assert(
      fc.property(anyPosition, quantity, ({ position, rates }, q) => {
        const { byCategory, variableByCategory, variable } = pricedAt(
          preparePosition(position, rates),
          q,
        ).cost;
        const parts = COST_CATEGORIES.map((category) => variableByCategory[category]);
        // Each is rounded once to 1/10,000 €.
        expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - variable)).toBeLessThanOrEqual(
          parts.length,
        );
        for (const category of COST_CATEGORIES) {
          if (byCategory[category] < 0) continue;
          expect(variableByCategory[category]).toBeLessThanOrEqual(byCategory[category] + 1);
        }
        expect(variableByCategory.overheads).toBe(0);
      }),
    );
  });

  it('set-up and programming of the lot do not depend on the quantity', () => {
    fc.assert(
      fc.property(anyPosition, quantity, quantity, ({ position, rates }, a, b) => {
        const prepared = preparePosition(position, rates);
        const [one, other] = [pricedAt(prepared, a).cost.byCategory, pricedAt(prepared, b).cost.byCategory];
        expect(one.setup).toBe(other.setup);
        expect(one.programming).toBe(other.programming);
      }),
    );
  });

  it('recalculating changes nothing, mutates nothing, and does not depend on the order of calls', () => {
    fc.assert(
      fc.property(
        anyPosition,
        fc.array(quantity, { minLength: 1, maxLength: 4 }),
        ({ position, rates }, quantities) => {
          const frozen = freeze(structuredClone({ position, rates }));
          const prepared = preparePosition(frozen.position, frozen.rates);
          const first = quantities.map((q) => prepared.priceAt(q));
          const backwards = quantities.toReversed().map((q) => preparePosition(position, rates).priceAt(q));
          expect(quantities.map((q) => prepared.priceAt(q))).toEqual(first);
          expect(backwards.toReversed()).toEqual(first);
          expect(
            preparePosition(JSON.parse(JSON.stringify(position)), rates).priceAt(quantities[0] ?? 1),
          ).toEqual(first[0]);
        },
      ),
    );
  });

  it('contains only whole amounts, and no NaN or infinity anywhere', () => {
    fc.assert(
      fc.property(anyPosition, quantity, ({ position, rates }, q) => {
        const prepared = preparePosition(position, rates);
        const priced = pricedAt(prepared, q);
        expect(
          [...Object.values(priced.cost.byCategory), priced.cost.full, priced.cost.variable].every(
            Number.isSafeInteger,
          ),
        ).toBe(true);
        expect(everyNumber(priced).every(Number.isFinite)).toBe(true);
        expect(everyNumber(prepared.explainAt(q)).every(Number.isFinite)).toBe(true);
        expect(priced.cost.variable).toBeLessThanOrEqual(priced.cost.full);
        expect(priced.started).toBeGreaterThanOrEqual(q);
      }),
    );
  });
});
