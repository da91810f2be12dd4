/**
 * Named roundings. `half-up` is the commercial rule (Reg. CE 1103/97): a tie goes away from zero, so that a
 * credit of 0,005 rounds like a debit of 0,005. `ceil` and `floor` look at the sign (towards +∞, −∞).
 */
export type Rounding = 'half-up' | 'half-even' | 'ceil' | 'floor';

/** Integer nearest to numerator / denominator under the named rule. The denominator must be positive. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('divideRounded: the denominator must be positive');
  // The rule of nearly every amount, in one division.
  if (rounding === 'half-up') {
    const half = numerator < 0n ? -denominator : denominator;
    return (numerator * 2n + half) / (denominator * 2n);
  }
  const quotient = numerator / denominator; // truncated towards zero
  const rest = numerator - quotient * denominator;
  if (rest === 0n) return quotient;
  const away = numerator < 0n ? quotient - 1n : quotient + 1n;
  if (rounding === 'ceil') return rest > 0n ? away : quotient;
  if (rounding === 'floor') return rest > 0n ? quotient : away;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  if (twice !== denominator) return twice > denominator ? away : quotient;
  return quotient % 2n === 0n ? quotient : away;
}
