import type { CostDraft, OrderCostDraft } from '../model/price-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import { effectiveValue } from '../model/value.ts';
import type { PricedPosition } from '../pricing/price-quote.ts';

// A cost of the whole order is paid once. It is in the quote's own list; by choice its parts are in positions, where
// the position's margin is added. Older quotes have it whole in one of their positions.

export const isOfOrder = ({ charge }: CostDraft): boolean => charge.per === 'order';

/** 1/10,000 of a percent, the finest share the engine knows. */
const FINEST = 10_000;

/** 100 % in parts as large as the weights, to the finest share and without a rest. */
function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = total > 0 ? weights : weights.map(() => 1);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const shares = parts.map((part) => Math.floor((part / whole) * 100 * FINEST));
  const rest = 100 * FINEST - shares.reduce((sum, share) => sum + share, 0);
  const largest = shares.indexOf(Math.max(...shares));
  return shares.map((share, index) => (index === largest ? share + rest : share) / FINEST);
}

/**
 * Moves it from the quote's list into the positions, in proportion to their value. Optional positions carry nothing.
 */
export function spreadOrderCost(
  document: QuoteDocument,
  priced: readonly Pick<PricedPosition, 'id' | 'chosen'>[],
  id: string,
): QuoteDocument {
  const cost = document.orderCosts?.find((one) => one.id === id);
  const carriers = document.positions.filter(({ optional }) => !optional);
  if (!cost || carriers.length === 0) return document;
  const worth = new Map(
    priced.map(({ id: position, chosen }) => [position, chosen?.ok ? chosen.priced.price.total : 0]),
  );
  const shares = sharesOf(carriers.map((position) => worth.get(position.id) ?? 0));
  const shareOf = new Map(carriers.map((position, index) => [position.id, shares[index] ?? 0]));
  const positions = document.positions.map((position) => {
    const share = shareOf.get(position.id);
    return share === undefined ? position : { ...position, costs: [...position.costs, partOf(cost, share)] };
  });
  return { ...document, positions, orderCosts: document.orderCosts?.filter((one) => one !== cost) };
}

const partOf = ({ id, label, category, amount }: OrderCostDraft, share: number): CostDraft => ({
  id,
  label,
  category,
  charge: { per: 'order', amount, share },
  variable: true,
  lostWithScrap: false,
});

/** The margin that the position asks on everything, as % of the price; null where its price was typed. */
function marginOf({ price: { target } }: PositionDraft): number | null {
  if (target.kind === 'typed' || target.rate === null) return null;
  const margin = target.kind === 'margin' ? target.rate : (100 * target.rate) / (100 + target.rate);
  return Math.min(99, Math.max(0, Math.round(margin * FINEST) / FINEST));
}

const sameCost = (a: CostDraft, b: CostDraft): boolean =>
  a.label.trim() === b.label.trim() &&
  a.charge.per === 'order' &&
  b.charge.per === 'order' &&
  effectiveValue(a.charge.amount) === effectiveValue(b.charge.amount);

/** Moves it back from the positions into the quote's list, once: all parts, with the margin of their position. */
export function gatherOrderCost(document: QuoteDocument, positionId: string, costId: string): QuoteDocument {
  const home = document.positions.find(({ id }) => id === positionId);
  const cost = home?.costs.find(({ id }) => id === costId);
  if (!home || cost?.charge.per !== 'order') return document;
  const gathered = listed(home, cost, cost.charge.amount);
  const positions = document.positions.map((position) =>
    position.costs.some((one) => sameCost(one, cost))
      ? { ...position, costs: position.costs.filter((one) => !sameCost(one, cost)) }
      : position,
  );
  return { ...document, positions, orderCosts: [...(document.orderCosts ?? []), gathered] };
}

/** Without the position. What it carried of the order stays: with the next that carries a part, or in the list. */
export function withoutPosition(document: QuoteDocument, id: string): QuoteDocument {
  const gone = document.positions.find((position) => position.id === id);
  if (!gone) return document;
  let positions = document.positions.filter((position) => position !== gone);
  const orphans: OrderCostDraft[] = [];
  for (const cost of gone.costs) {
    if (cost.charge.per !== 'order') continue;
    const heir = positions.find(({ costs }) => costs.some((one) => sameCost(one, cost)));
    if (heir) positions = positions.map((one) => (one === heir ? inherited(one, cost) : one));
    else orphans.push(listed(gone, cost, cost.charge.amount));
  }
  if (orphans.length === 0) return { ...document, positions };
  return { ...document, positions, orderCosts: [...(document.orderCosts ?? []), ...orphans] };
}

const listed = (
  home: PositionDraft,
  { id, label, category }: CostDraft,
  amount: OrderCostDraft['amount'],
): OrderCostDraft => ({ id, label, category, amount, margin: marginOf(home) });

/** The heir with the other's share added to its own, never more than the whole. */
function inherited(heir: PositionDraft, cost: CostDraft): PositionDraft {
  const share = cost.charge.per === 'order' ? (cost.charge.share ?? 100) : 0;
  const costs = heir.costs.map((one) => {
    if (!sameCost(one, cost) || one.charge.per !== 'order' || one.charge.share === null) return one;
    const sum = Math.round((one.charge.share + share) * FINEST) / FINEST;
    return { ...one, charge: { ...one.charge, share: Math.min(100, sum) } };
  });
  return { ...heir, costs };
}
