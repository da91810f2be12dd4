import { scaleDecimalText } from './decimal-text.ts';
import { type Money, money } from './money.ts';

/** Money keeps 1/10,000 €. */
const DECIMALS = 4;

/** Canonical decimal text of a file ("1.60"): the dot is the decimal mark, nothing else is accepted. */
export function moneyFromDecimal(text: string): Money | null {
  const units = scaleDecimalText(text, DECIMALS);
  return units === null ? null : money(units);
}
