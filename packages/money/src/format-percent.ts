import { formatScaled } from './format-money.ts';
import { type Percent, UNITS_PER_PERCENT } from './percent.ts';

const SCALE = Math.log10(UNITS_PER_PERCENT);

/** "20 %", "17,5 %": as many decimals as needed up to maxDecimals, at least minDecimals. */
export function formatPercent(value: Percent, maxDecimals = 2, minDecimals = 0): string {
  return `${formatScaled(value, SCALE, minDecimals, Math.max(maxDecimals, minDecimals))} %`;
}
