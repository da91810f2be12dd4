import { formatMoney, type Money } from '@truciolo/money';
import { type PreparedPosition, preparePosition } from '../src/engine/prepare-position.ts';
import type { Formulas } from '../src/model/formula-evaluator.ts';
import type { Position } from '../src/model/position.ts';
import type { PricedQuantity } from '../src/model/priced-quantity.ts';
import type { Problem } from '../src/model/problem.ts';
import type { Rates } from '../src/model/rates.ts';
import type { TraceNode } from '../src/model/trace.ts';
import { exampleRates } from './worked-example.ts';

export function pricedAt(prepared: PreparedPosition, quantity: number): PricedQuantity {
  const outcome = prepared.priceAt(quantity);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.priced;
}

export const priceOf = (
  position: Position,
  quantity: number,
  rates: Rates = exampleRates,
  formulas: Formulas = {},
): PricedQuantity => pricedAt(preparePosition(position, rates, formulas), quantity);

export function problemsOf(
  position: Position,
  quantity = 50,
  rates: Rates = exampleRates,
  formulas: Formulas = {},
): readonly Problem[] {
  const outcome = preparePosition(position, rates, formulas).priceAt(quantity);
  return outcome.ok ? [] : outcome.problems;
}

export function traceOf(position: Position, quantity: number, rates: Rates = exampleRates): TraceNode {
  const outcome = preparePosition(position, rates).explainAt(quantity);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.trace;
}

/** "1.259,50" */
export const printed = (amount: Money, decimals = 2): string =>
  formatMoney(amount, { minDecimals: decimals, symbol: false });
