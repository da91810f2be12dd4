import { formatMoney, formatScaled, type Money, type Percent } from '@truciolo/money';

/** 25,19 */
export const amount = (value: Money): string => formatMoney(value, { symbol: false });
/** 20,0: the unit is in the head of the column. */
export const rate = (value: Percent | null): string => (value === null ? '—' : formatScaled(value, 4, 1, 1));
