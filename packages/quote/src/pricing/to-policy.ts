import { type Percent, ZERO, ZERO_PERCENT } from '@truciolo/money';
import type { CostCategory, PricePolicy, PriceTarget } from '@truciolo/pricing';
import type { PriceDraft, TargetDraft } from '../model/price-draft.ts';
import { given, toAmount, toNumber, toShare } from './to-exact.ts';

export const toPolicy = (price: PriceDraft): PricePolicy => ({
  target: toTarget(price.target),
  typedAt: price.typedAt.map(({ quantity, unit }) => ({ quantity, unit: toAmount(unit) })),
  discounts: price.discounts.map(({ rate, fromQuantity }) => ({
    rate: toShare(rate),
    ...given('fromQuantity', fromQuantity, toNumber),
  })),
  ...given('expedite', price.expedite, ({ label, rate, fixed, fixedDiscounted, leadDays }) => ({
    label: label.trim() === '' ? 'Urgenza' : label,
    // One of the two is enough; that both are empty was reported before.
    rate: rate === null ? ZERO_PERCENT : toShare(rate),
    fixed: fixed === null ? ZERO : toAmount(fixed),
    fixedDiscounted: fixedDiscounted ?? true,
    ...given('leadDays', leadDays, toNumber),
  })),
  ...given('promisedDays', price.promisedDays, toNumber),
  minimumLine: price.minimumLine === null ? ZERO : toAmount(price.minimumLine),
  rounding: { step: toAmount(price.rounding.step), rule: price.rounding.rule },
});

function toTarget(target: TargetDraft): PriceTarget {
  switch (target.kind) {
    case 'typed':
      return { kind: 'typed', unit: toAmount(target.unit) };
    case 'margin':
      return { kind: 'margin', rate: toShare(target.rate), on: target.on };
    case 'markup':
      return {
        kind: 'markup',
        rate: toShare(target.rate),
        ...given('byCategory', target.byCategory, toShares),
      };
  }
}

function toShares(
  rates: Readonly<Partial<Record<CostCategory, number>>>,
): Partial<Record<CostCategory, Percent>> {
  const entries = Object.entries(rates).map(([category, rate]) => [category, toShare(rate ?? null)]);
  return Object.fromEntries(entries) as Partial<Record<CostCategory, Percent>>;
}
