import { CATEGORY_LABELS, COST_CATEGORIES } from '../model/category.ts';
import type { PricePolicy } from '../model/price-policy.ts';
import type { Checker } from './checker.ts';
import { AMOUNT, DAYS, DISCOUNT, MARGIN, MARKUP, QUANTITY, ROUNDING_STEP, SURCHARGE } from './limits.ts';

export function checkPolicy(check: Checker, policy: PricePolicy): void {
  const { target, expedite, promisedDays } = policy;
  if (target.kind === 'typed') check.money('policy.target.unit', 'Prezzo digitato', target.unit, AMOUNT);
  if (target.kind === 'margin') check.percent('policy.target.rate', 'Margine', target.rate, MARGIN);
  if (target.kind === 'markup') {
    check.percent('policy.target.rate', 'Ricarico', target.rate, MARKUP);
    for (const category of COST_CATEGORIES) {
      const path = `policy.target.byCategory.${category}`;
      check.percent(path, `Ricarico su ${CATEGORY_LABELS[category]}`, target.byCategory?.[category], MARKUP);
    }
  }
  policy.typedAt.forEach((entry, index) => {
    const path = `policy.typedAt[${index}]`;
    check.whole(`${path}.quantity`, 'Quantità del prezzo digitato', entry.quantity, QUANTITY);
    check.money(`${path}.unit`, `Prezzo digitato a ${entry.quantity} pezzi`, entry.unit, AMOUNT);
  });
  policy.discounts.forEach((discount, index) => {
    const path = `policy.discounts[${index}]`;
    check.percent(`${path}.rate`, 'Sconto', discount.rate, DISCOUNT);
    check.whole(`${path}.fromQuantity`, 'Quantità dello sconto', discount.fromQuantity, QUANTITY);
  });
  check.percent('policy.expedite.rate', 'Maggiorazione per urgenza', expedite?.rate, SURCHARGE);
  check.money('policy.expedite.fixed', 'Maggiorazione per urgenza', expedite?.fixed, AMOUNT);
  check.number('policy.expedite.leadDays', 'Giorni promessi', expedite?.leadDays, DAYS);
  check.number('policy.promisedDays', 'Giorni promessi', promisedDays, DAYS);
  check.money('policy.minimumLine', 'Minimo di riga', policy.minimumLine, AMOUNT);
  check.money('policy.rounding.step', 'Arrotondamento', policy.rounding.step, ROUNDING_STEP);
}
