import { type Money, moneyRatio, multiplyRatio, quantityRatio, type Ratio, ratio } from '@truciolo/money';

/** Minutes at a rate per hour, exact. */
export function hoursCost(minutes: number, ratePerHour: Money): Ratio {
  return multiplyRatio(multiplyRatio(quantityRatio(minutes), ratio(1n, 60n)), moneyRatio(ratePerHour));
}
