import { CENT, type Money, money } from './money.ts';

/** Equal instalments in whole cents; the last takes the remainder, so that the parts add up to the amount. */
export function splitEqually(amount: Money, parts: number): Money[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError('splitEqually: at least one part');
  const each = Math.trunc(amount / parts / CENT) * CENT;
  const instalments = Array.from({ length: parts }, () => money(each));
  instalments[parts - 1] = money(amount - each * (parts - 1));
  return instalments;
}
