import type { Cost, ShopCostCategory } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import type { CostCategory } from '@truciolo/pricing';
import {
  type CostChargeDraft,
  type CostDraft,
  type OrderCostDraft,
  typedValue,
  type Value,
} from '@truciolo/quote';

const categories: Readonly<Record<ShopCostCategory, CostDraft['category']>> = {
  manodopera: 'other',
  energia: 'other',
  'spese-generali': 'other',
  imballo: 'packaging',
  trasporto: 'transport',
  programmazione: 'programming',
  controllo: 'inspection',
  attrezzature: 'tooling',
  altro: 'other',
};

/** What a percentage is taken of, unless somebody says otherwise: all direct costs. */
export const DIRECT: readonly CostCategory[] = [
  'material',
  'setup',
  'programming',
  'cycle',
  'work',
  'inspection',
  'tooling',
  'external',
  'packaging',
  'transport',
  'other',
];

/** An hourly rate is the price of somebody's time, not a cost of its own. */
export const isQuoteCost = ({ basis }: Cost): boolean => basis !== 'ora';

/** Overheads in % are not one more line: they are the position's own rate. */
export const isOverheads = ({ basis, category }: Cost): boolean =>
  basis === 'percentuale' && category === 'spese-generali';

/** Amounts of the registries are integers of 1/10,000 €. */
const amountOf = ({ amount, confirmed }: Cost): Value =>
  amount === null ? typedValue(null) : { value: inEuro(amount), origin: confirmed ? 'registry' : 'proposed' };

export const percentOf = ({ percent, confirmed }: Cost): Value =>
  percent === null ? typedValue(null) : { value: percent, origin: confirmed ? 'registry' : 'proposed' };

function chargeOf(cost: Cost): CostChargeDraft {
  switch (cost.basis) {
    case 'lotto':
      return { per: 'lot', amount: amountOf(cost), lots: null };
    case 'ordine':
      return { per: 'order', amount: amountOf(cost), share: null };
    case 'percentuale':
      return { per: 'percent', rate: percentOf(cost), of: DIRECT };
    default:
      return { per: 'piece', amount: amountOf(cost) };
  }
}

/** A cost of the registry as a line of a position. */
export const costFromRegistry = (cost: Cost, id: string): CostDraft => ({
  id,
  label: cost.name,
  category: categories[cost.category],
  charge: chargeOf(cost),
  variable: true,
  lostWithScrap: false,
});

/** Paid once for the whole order: a line of the quote, not of a position. */
export const isOrderCost = ({ basis }: Cost): boolean => basis === 'ordine';

export const orderCostFromRegistry = (cost: Cost, id: string, margin: number | null): OrderCostDraft => ({
  id,
  label: cost.name,
  category: categories[cost.category],
  amount: amountOf(cost),
  margin,
});

export const emptyOrderCost = (id: string, label: string, margin: number | null): OrderCostDraft => ({
  id,
  label,
  category: 'other',
  amount: typedValue(null),
  margin,
});

export const emptyCost = (id: string, label: string): CostDraft => ({
  id,
  label,
  category: 'other',
  charge: { per: 'piece', amount: typedValue(null) },
  variable: true,
  lostWithScrap: false,
});
