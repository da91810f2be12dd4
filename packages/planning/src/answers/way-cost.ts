import {
  divideRatio,
  integerRatio,
  type Money,
  multiply,
  type Percent,
  percentRatio,
  quantityRatio,
  subtract,
  ZERO,
} from '@truciolo/money';
import type { PlanPhase } from '../model/problem.ts';

/** Prices of the shop's means; what is missing in a map is not known. */
export interface Prices {
  /** €/h of the machines. */
  readonly hourly: ReadonlyMap<string, Money>;
  /** Paid on top of the hourly rate of a machine in overtime. */
  readonly overtime: Percent;
  /** Prices of phases at a subcontractor. */
  readonly outside: ReadonlyMap<string, Money>;
}

/** Euros on top of the plan in force, negative where a way saves some. */
export type WayCost =
  | { readonly kind: 'known'; readonly amount: Money }
  | { readonly kind: 'to-ask' }
  | { readonly kind: 'no-rate'; readonly machine: string };

const known = (amount: Money): WayCost => ({ kind: 'known', amount });
export const FREE = known(ZERO);

const forMinutes = (hourly: Money, minutes: number): Money =>
  multiply(hourly, divideRatio(quantityRatio(minutes), integerRatio(60)), 'half-up');

export const minutesOf = ({ setup, cycle, quantity }: PlanPhase): number =>
  Math.ceil(setup + cycle * quantity);

const withRate = ({ hourly }: Prices, machine: string, costOf: (rate: Money) => WayCost): WayCost => {
  const rate = hourly.get(machine);
  return rate === undefined ? { kind: 'no-rate', machine } : costOf(rate);
};

/** The hours are paid in any case: overtime costs only its surcharge. */
export const overtimeCost = (prices: Prices, machine: string, minutes: number): WayCost =>
  withRate(prices, machine, (rate) =>
    known(multiply(forMinutes(rate, minutes), percentRatio(prices.overtime), 'half-up')),
  );

/** The same minutes at the other machine's rate. */
export const otherMachineCost = (prices: Prices, phase: PlanPhase, own: string, other: string): WayCost =>
  withRate(prices, own, (from) =>
    withRate(prices, other, (to) => {
      const minutes = minutesOf(phase);
      return known(subtract(forMinutes(to, minutes), forMinutes(from, minutes)));
    }),
  );

/** The second half of a lot finds its machine set up for something else once: at the dearest set-up behind the first. */
export function splitCost(
  prices: Prices,
  phases: readonly { planned: PlanPhase; machine: string }[],
): WayCost {
  let dearest: WayCost = FREE;
  for (const { planned, machine } of phases.slice(1)) {
    if (planned.setup === 0) continue;
    const cost = withRate(prices, machine, (rate) => known(forMinutes(rate, planned.setup)));
    if (cost.kind !== 'known') return cost;
    if (dearest.kind === 'known' && cost.amount > dearest.amount) dearest = cost;
  }
  return dearest;
}

export function outsideCost({ outside }: Prices, phase: string): WayCost {
  const price = outside.get(phase);
  return price === undefined ? { kind: 'to-ask' } : known(price);
}
