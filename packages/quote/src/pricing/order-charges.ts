import {
  CENT,
  divideRatio,
  type Money,
  moneyRatio,
  ONE_RATIO,
  percentRatio,
  ratioToStep,
  subtractRatio,
  ZERO,
} from '@truciolo/money';
import type { OrderCostDraft } from '../model/price-draft.ts';
import type { QuoteDocument } from '../model/quote-document.ts';
import { effectiveValue } from '../model/value.ts';
import { toAmount, toShare } from './to-exact.ts';

/** A cost of the whole order with the price that the customer pays for it. */
interface OrderCharge {
  readonly id: string;
  readonly label: string;
  /** Null: not filled in, or not an amount. */
  readonly cost: Money | null;
  readonly price: Money | null;
}

/** Charges of the order beside its positions, each to the cent. */
export const orderCharges = ({ orderCosts = [] }: Pick<QuoteDocument, 'orderCosts'>): OrderCharge[] =>
  orderCosts.map(chargeOf);

export function chargeOf({ id, label, amount, margin }: OrderCostDraft): OrderCharge {
  const cost = toAmount(effectiveValue(amount));
  if (!(cost >= ZERO)) return { id, label, cost: null, price: null };
  const left = subtractRatio(ONE_RATIO, percentRatio(toShare(margin ?? 0)));
  return { id, label, cost, price: ratioToStep(divideRatio(moneyRatio(cost), left), CENT, 'half-up') };
}
