import { fitsMoney, type Money, moneyFromRatio } from '@truciolo/money';
import { checkPosition } from '../checks/check-position.ts';
import { checkQuantity } from '../checks/check-quantity.ts';
import type { Lot } from '../lines/cost-line.ts';
import { COST_CATEGORIES } from '../model/category.ts';
import type { Formulas } from '../model/formula-evaluator.ts';
import { effective } from '../model/origin.ts';
import type { Position } from '../model/position.ts';
import type { CostByCategory, LotCost, PriceOutcome } from '../model/priced-quantity.ts';
import type { Problem } from '../model/problem.ts';
import type { Rates } from '../model/rates.ts';
import type { TraceNode } from '../model/trace.ts';
import { ruleStretch } from '../rules/apply-rules.ts';
import { type BoundPosition, bindPosition } from './bind-position.ts';
import { buildTrace } from './build-trace.ts';
import { costLot, type ExactCost } from './cost-lot.ts';
import { lotOf } from './lot-of.ts';
import { lotWarnings } from './lot-warnings.ts';
import { type ExactPrice, priceLot } from './price-lot.ts';

type TraceOutcome =
  | { readonly ok: true; readonly trace: TraceNode }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A position ready to be priced at any quantity; pricing one more costs microseconds. */
export interface PreparedPosition {
  priceAt(quantity: number): PriceOutcome;
  /** The tree behind the price at that quantity. */
  explainAt(quantity: number): TraceOutcome;
}

type Evaluation =
  | {
      readonly ok: true;
      readonly bound: BoundPosition;
      readonly lot: Lot;
      readonly cost: ExactCost;
      readonly exact: ExactPrice;
    }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly known: Partial<CostByCategory> };

const TOO_LARGE: Problem = {
  code: 'too-large',
  path: 'quantity',
  message: 'Il totale supera 100 milioni di euro: controlla quantità e costi.',
};

/** Pure: the same position, rates and formulas give the same integers everywhere and every time. */
export function preparePosition(position: Position, rates: Rates, formulas: Formulas = {}): PreparedPosition {
  const badValues = checkPosition(position, rates);
  const stretchOf = ruleStretch(position.rules);
  const stretches = new Map<string, BoundPosition>();
  const boundAt = (quantity: number) => {
    const stretch = stretchOf(quantity);
    const known = stretches.get(stretch);
    if (known) return known;
    const bound = bindPosition(position, rates, formulas, quantity);
    stretches.set(stretch, bound);
    return bound;
  };
  const evaluate = (quantity: number): Evaluation => {
    const badQuantity = checkQuantity(quantity);
    if (badQuantity) return { ok: false, problems: [badQuantity, ...badValues], known: {} };
    if (badValues.length > 0) return { ok: false, problems: badValues, known: {} };
    return evaluateLot(boundAt(quantity), quantity);
  };
  return {
    priceAt: (quantity) => {
      const evaluation = evaluate(quantity);
      return evaluation.ok ? { ok: true, priced: present(evaluation) } : evaluation;
    },
    explainAt: (quantity) => {
      const evaluation = evaluate(quantity);
      if (!evaluation.ok) return { ok: false, problems: evaluation.problems };
      const { bound, lot, cost, exact } = evaluation;
      return { ok: true, trace: buildTrace(bound, lot, cost, exact) };
    },
  };
}

function evaluateLot(bound: BoundPosition, quantity: number): Evaluation {
  const lot = lotOf(quantity, effective(bound.position.scrap));
  const outcome = costLot(bound.bound, lot);
  const unpriced = outcome.ok ? bound.problems : [...bound.problems, ...outcome.problems];
  if (!outcome.ok || unpriced.length > 0) {
    const amounts = outcome.ok ? outcome.cost.byCategory : outcome.byCategory;
    return { ok: false, problems: unpriced, known: knownCosts(amounts, bound.bound.denominator) };
  }
  const exact = priceLot(outcome.cost, bound.position.policy, quantity);
  if (!exact) return { ok: false, problems: [TOO_LARGE], known: {} };
  return { ok: true, bound, lot, cost: outcome.cost, exact };
}

/** Plain costs without shares of missing ones: no scrap, no overheads. */
function knownCosts(amounts: readonly bigint[], denominator: bigint): Partial<CostByCategory> {
  const known: { -readonly [K in keyof CostByCategory]?: Money } = {};
  COST_CATEGORIES.forEach((category, index) => {
    const amount = amounts[index] ?? 0n;
    if (amount === 0n || category === 'scrap' || category === 'overheads') return;
    const value = { n: amount, d: denominator };
    if (fitsMoney(value)) known[category] = moneyFromRatio(value, 'half-up');
  });
  return known;
}

function present({ bound, lot, cost, exact }: Evaluation & { ok: true }) {
  const { position } = bound;
  const workload = bound.workload(lot);
  const days = Math.ceil(bound.stockDays + workload.days);
  return {
    quantity: lot.quantity,
    started: lot.started,
    stock: bound.stockNeed ? bound.stockNeed(lot) : null,
    cost: presentCost(cost, lot),
    price: exact.price,
    machines: workload.machines,
    phases: workload.phases,
    leadDays: position.policy.expedite?.leadDays ?? position.policy.promisedDays ?? days,
    warnings: [...bound.warnings, ...lotWarnings(cost, exact.price, position.policy, lot.quantity)],
  };
}

function presentCost(cost: ExactCost, lot: Lot): LotCost {
  const { denominator } = cost;
  const amount = (n: bigint, d = denominator) => moneyFromRatio({ n, d }, 'half-up');
  const byCategory = {} as Record<(typeof COST_CATEGORIES)[number], Money>;
  const variableByCategory = {} as Record<(typeof COST_CATEGORIES)[number], Money>;
  const millionths = denominator * 1_000_000n;
  COST_CATEGORIES.forEach((category, index) => {
    const all = cost.byCategory[index] ?? 0n;
    const wholly = cost.wholly[index] ?? 0n;
    const partly = cost.partly[index] ?? 0n;
    byCategory[category] = amount(all);
    // Most categories vary as a whole: one division less.
    if (partly === 0n) variableByCategory[category] = wholly === all ? byCategory[category] : amount(wholly);
    else variableByCategory[category] = amount(wholly * 1_000_000n + partly, millionths);
  });
  return {
    byCategory,
    variableByCategory,
    direct: amount(cost.direct),
    full: amount(cost.full),
    variable: amount(cost.variableMillionths, millionths),
    lot: amount(cost.lotPart),
    fullPerPiece: amount(cost.full, denominator * lot.pieces),
    variablePerPiece: amount(cost.variableMillionths, millionths * lot.pieces),
  };
}
