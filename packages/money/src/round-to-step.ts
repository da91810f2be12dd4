import { type Money, money, UNITS_PER_EURO } from './money.ts';
import { type Ratio, ratio } from './ratio.ts';
import { divideRounded, type Rounding } from './rounding.ts';

const UNITS = BigInt(UNITS_PER_EURO);

/** A fraction of euro to the nearest multiple of a step (0,01 €, 0,05 €, 1 €…) by the named rule. */
export function ratioToStep(value: Ratio, step: Money, rounding: Rounding): Money {
  if (step <= 0) throw new RangeError('ratioToStep: the step must be positive');
  const steps = divideRounded(value.n * UNITS, value.d * BigInt(step), rounding);
  return money(Number(steps) * step);
}

export function roundToStep(amount: Money, step: Money, rounding: Rounding): Money {
  return ratioToStep(ratio(BigInt(amount), UNITS), step, rounding);
}
