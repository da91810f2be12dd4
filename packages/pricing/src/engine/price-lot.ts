import {
  CENT,
  divideRounded,
  type Money,
  money,
  moneyFromRatio,
  moneyRatio,
  type Percent,
  percentFromUnits,
  type Ratio,
  ratioToStep,
  remainderAfter,
  UNITS_PER_EURO,
  WHOLE,
  ZERO,
} from '@truciolo/money';
import { AMOUNT } from '../checks/limits.ts';
import { COST_CATEGORIES } from '../model/category.ts';
import type { PricePolicy, PriceTarget } from '../model/price-policy.ts';
import type { LotPrice } from '../model/priced-quantity.ts';
import type { ExactCost } from './cost-lot.ts';

const whole = BigInt(WHOLE);
const units = BigInt(UNITS_PER_EURO);

/** The price of a lot with the exact fractions it was rounded from, for the trace. */
export interface ExactPrice {
  readonly price: LotPrice;
  /** By the policy alone, before expedite. */
  readonly byPolicy: Ratio;
  /** After the expedite charge, before rounding. */
  readonly list: Ratio;
}

/**
 * Steps 12-14 of formulas (e). All fractions are of euro, for the whole lot. Null when the total is beyond what
 * one position may cost, so that thousands of positions still add up in exact integers.
 */
export function priceLot(cost: ExactCost, policy: PricePolicy, quantity: number): ExactPrice | null {
  const discounts = policy.discounts.filter((discount) => quantity >= (discount.fromQuantity ?? 1));
  const left = remainderAfter(discounts.map((discount) => discount.rate));
  const byPolicy = policyPrice(cost, policy.target, left, quantity);
  const list = withExpedite(byPolicy, policy);
  const pieces = BigInt(quantity);
  if (isTooLarge(cost.full, cost.denominator) || isTooLarge(list.n, list.d)) return null;
  const { step, rule } = policy.rounding;
  const computedUnit = ratioToStep({ n: list.n, d: list.d * pieces }, step, rule);
  const typedUnit = policy.typedAt.find((entry) => entry.quantity === quantity)?.unit;
  const typed = typedUnit !== undefined || policy.target.kind === 'typed';
  const listUnit = typedUnit ?? (policy.target.kind === 'typed' ? policy.target.unit : computedUnit);
  if (isTooLarge(BigInt(listUnit) * pieces, units)) return null;
  // A document prints cents at least as fine as the step of the list price.
  const netStep = step < CENT ? step : CENT;
  const netUnit =
    discounts.length === 0
      ? listUnit
      : ratioToStep(netOf(listUnit, left, typed ? ZERO : undiscounted(policy), pieces), netStep, 'half-up');
  const line = ratioToStep({ n: BigInt(netUnit) * pieces, d: units }, CENT, 'half-up');
  const topUp = !typed && line < policy.minimumLine ? money(policy.minimumLine - line) : ZERO;
  const total = money(line + topUp);
  return {
    byPolicy,
    list,
    price: {
      beforeRounding: moneyFromRatio(list, 'half-up'),
      unitBeforeRounding: moneyFromRatio({ n: list.n, d: list.d * pieces }, 'half-up'),
      listUnit,
      computedUnit,
      typed,
      netUnit,
      line,
      topUp,
      total,
      listMargin: margin(cost, BigInt(listUnit) * pieces),
      netMargin: margin(cost, BigInt(total)),
      netMarkup: markup(cost, BigInt(total)),
    },
  };
}

/** The fixed part of an urgency is agreed separately: discounts do not apply to it by default. */
const undiscounted = ({ expedite }: PricePolicy): Money =>
  expedite && !expedite.fixedDiscounted ? expedite.fixed : ZERO;

/** (list − fixed) × what the discounts leave + fixed, per piece, in euro. */
function netOf(listUnit: Money, left: Ratio, fixed: Money, pieces: bigint): Ratio {
  const discounted = (BigInt(listUnit) * pieces - BigInt(fixed)) * left.n;
  return { n: discounted + BigInt(fixed) * left.d, d: units * left.d * pieces };
}

const LARGEST_TOTAL = BigInt(AMOUNT.max);
const isTooLarge = (n: bigint, d: bigint) => n * units > LARGEST_TOTAL * d;

function policyPrice(cost: ExactCost, target: PriceTarget, left: Ratio, quantity: number): Ratio {
  switch (target.kind) {
    case 'typed':
      return { n: BigInt(target.unit) * BigInt(quantity), d: units };
    case 'margin': {
      const price = { n: cost.full * whole, d: cost.denominator * (whole - BigInt(target.rate)) };
      // To keep a net price after discount d: list = net / (1 − d).
      return target.on === 'list' ? price : { n: price.n * left.d, d: price.d * left.n };
    }
    case 'markup': {
      let n = 0n;
      COST_CATEGORIES.forEach((category, index) => {
        const rate = target.byCategory?.[category] ?? target.rate;
        n += (cost.byCategory[index] ?? 0n) * (whole + BigInt(rate));
      });
      return { n, d: cost.denominator * whole };
    }
  }
}

function withExpedite(price: Ratio, policy: PricePolicy): Ratio {
  const { expedite, target } = policy;
  if (!expedite || target.kind === 'typed') return price;
  const raised = { n: price.n * (whole + BigInt(expedite.rate)), d: price.d * whole };
  if (expedite.fixed === 0) return raised;
  const fixed = moneyRatio(expedite.fixed);
  return { n: raised.n * fixed.d + fixed.n * raised.d, d: raised.d * fixed.d };
}

const LARGEST_SHARE = BigInt(Number.MAX_SAFE_INTEGER);

/** A ratio as a Percent; null where it is out of range. */
function share(n: bigint, d: bigint): Percent | null {
  const millionths = divideRounded(n * whole, d, 'half-up');
  return millionths > LARGEST_SHARE || millionths < -LARGEST_SHARE
    ? null
    : percentFromUnits(Number(millionths));
}

/** 1 − full cost / price, for a price in 1/10,000 €. Where nothing costs anything the cost is not known, nor is this. */
function margin(cost: ExactCost, price: bigint): Percent | null {
  if (price <= 0n || cost.full === 0n) return null;
  const scaled = price * cost.denominator;
  return share(scaled - cost.full * units, scaled);
}

/** price / full cost − 1. */
function markup(cost: ExactCost, price: bigint): Percent | null {
  if (cost.full <= 0n) return null;
  const full = cost.full * units;
  return share(price * cost.denominator - full, full);
}
