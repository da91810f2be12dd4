import { inEuro } from '@truciolo/money';
import type { CostCategory } from '@truciolo/pricing';
import type { CostChargeDraft, CostDraft, OrderCostDraft } from '../model/price-draft.ts';
import { typedValue, type Value } from '../model/value.ts';

/** A row of the registry of costs, as far as a quote needs it; amounts in 1/10,000 €. */
export interface CostRow {
  readonly name: string;
  readonly category: CostDraft['category'] | 'labour' | 'energy' | 'overheads';
  readonly basis: 'hour' | 'piece' | 'lot' | 'order' | 'percent';
  readonly amount: number | null;
  readonly percent: number | null;
  readonly confirmed: boolean;
  readonly addToNewQuotes: boolean;
}

/** Labour, energy and overheads have their own lines in a price: as an additional cost they count as other costs. */
const categoryOf = (category: CostRow['category']): CostDraft['category'] =>
  category === 'labour' || category === 'energy' || category === 'overheads' ? 'other' : category;

/** Default base of a percentage: all direct costs. */
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

/** An hourly rate is the price of a person's time, not a separate cost. */
export const isQuoteCost = ({ basis }: CostRow): boolean => basis !== 'hour';

/** Overheads in % are the position's own rate, not a cost line. */
export const isOverheads = ({ basis, category }: CostRow): boolean =>
  basis === 'percent' && category === 'overheads';

/** Amounts of the registries are integers of 1/10,000 €. */
const amountOf = ({ amount, confirmed }: CostRow): Value =>
  amount === null ? typedValue(null) : { value: inEuro(amount), origin: confirmed ? 'registry' : 'proposed' };

export const percentOf = ({ percent, confirmed }: CostRow): Value =>
  percent === null ? typedValue(null) : { value: percent, origin: confirmed ? 'registry' : 'proposed' };

function chargeOf(cost: CostRow): CostChargeDraft {
  switch (cost.basis) {
    case 'lot':
      return { per: 'lot', amount: amountOf(cost), lots: null };
    case 'order':
      return { per: 'order', amount: amountOf(cost), share: null };
    case 'percent':
      return { per: 'percent', rate: percentOf(cost), of: DIRECT };
    default:
      return { per: 'piece', amount: amountOf(cost) };
  }
}

/** A cost of the registry as a line of a position. */
export const costFromRegistry = (cost: CostRow, id: string): CostDraft => ({
  id,
  label: cost.name,
  category: categoryOf(cost.category),
  charge: chargeOf(cost),
  variable: true,
  lostWithScrap: false,
});

/** Paid once for the whole order: a line of the quote, not of a position. */
export const isOrderCost = ({ basis }: CostRow): boolean => basis === 'order';

export const orderCostFromRegistry = (cost: CostRow, id: string, margin: number | null): OrderCostDraft => ({
  id,
  label: cost.name,
  category: categoryOf(cost.category),
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
