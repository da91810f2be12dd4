import { UNITS_PER_EURO } from '@truciolo/money';
import type { PricePolicy } from '../model/price-policy.ts';
import type { LotPrice } from '../model/priced-quantity.ts';
import type { Warning } from '../model/problem.ts';
import type { ExactCost } from './cost-lot.ts';

/** Larger quantities are usually a typo. */
const LARGE_QUANTITY = 1_000_000;
const units = BigInt(UNITS_PER_EURO);

/** Warnings about the price of this lot. The floors are compared with the net price. */
export function lotWarnings(
  cost: ExactCost,
  price: LotPrice,
  policy: PricePolicy,
  quantity: number,
): Warning[] {
  const warnings: Warning[] = [];
  const paid = BigInt(price.total) * cost.denominator;
  if (quantity > LARGE_QUANTITY) {
    warnings.push({
      code: 'unusual-quantity',
      path: 'quantity',
      message: 'La quantità supera un milione di pezzi: è giusta?',
    });
  }
  if (paid * 1_000_000n < cost.variableMillionths * units) {
    const message = 'Il prezzo netto è sotto il costo variabile: ogni pezzo fa perdere soldi.';
    warnings.push({ code: 'below-variable-cost', path: 'policy', message });
  } else if (paid < cost.full * units) {
    warnings.push({
      code: 'below-full-cost',
      path: 'policy',
      message: 'Il prezzo netto è sotto il costo pieno.',
    });
  }
  if (!price.typed && price.listUnit === 0 && cost.full > 0n) {
    const message = 'Il prezzo unitario si arrotonda a zero: usa quattro decimali.';
    warnings.push({ code: 'rounded-to-zero', path: 'policy.rounding', message });
  }
  if (price.typed && price.line < policy.minimumLine) {
    const message = 'Il prezzo digitato è sotto il minimo di riga: resta quello digitato.';
    warnings.push({ code: 'typed-below-minimum', path: 'policy.minimumLine', message });
  }
  if (price.typed && policy.expedite) {
    const message = 'Il prezzo è digitato: la maggiorazione per urgenza non si aggiunge.';
    warnings.push({ code: 'typed-without-expedite', path: 'policy.expedite', message });
  }
  return warnings;
}
