import { groupThousands } from '@truciolo/italian';
import { type Money, UNITS_PER_EURO } from './money.ts';
import { divideRounded } from './rounding.ts';

export interface MoneyFormat {
  /** Decimals always printed (2). */
  readonly minDecimals?: number;
  /** Decimals printed when they are not zero (same as minDecimals), at most 4. */
  readonly maxDecimals?: number;
  /** The euro sign before the number (true). */
  readonly symbol?: boolean;
}

/** An integer count of 1/10^scale as Italian text, rounded half up to maxDecimals. */
export function formatScaled(count: number, scale: number, minDecimals: number, maxDecimals: number): string {
  const kept = Math.min(maxDecimals, scale);
  const rounded = divideRounded(BigInt(count), 10n ** BigInt(scale - kept), 'half-up');
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(kept + 1, '0');
  const whole = groupThousands(kept === 0 ? digits : digits.slice(0, -kept));
  let decimals = kept === 0 ? '' : digits.slice(-kept);
  while (decimals.length > minDecimals && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  return `${rounded < 0n ? '−' : ''}${whole}${decimals === '' ? '' : `,${decimals}`}`;
}

const SCALE = Math.log10(UNITS_PER_EURO);

/** "€ 1.234,56". A negative amount carries the minus sign of typography: "−€ 88,49" without symbol "−88,49". */
export function formatMoney(amount: Money, format: MoneyFormat = {}): string {
  const minDecimals = format.minDecimals ?? 2;
  const text = formatScaled(amount, SCALE, minDecimals, Math.max(format.maxDecimals ?? 2, minDecimals));
  if (format.symbol === false) return text;
  return text.startsWith('−') ? `−€ ${text.slice(1)}` : `€ ${text}`;
}
