import { writeGrouped } from '@truciolo/italian';

/** 1.234,56: a fixed number of decimals. */
export const formatNumber = (value: number, decimals = 0): string => writeGrouped(value, decimals, decimals);

/** Up to a number of decimals, without trailing zeros: 6,8 and not 6,800. */
export const formatDecimal = (value: number, decimals: number): string => writeGrouped(value, decimals);

/** Money by the hour or the kilo: two decimals at least, more only where they are there. 1,60 and 0,1345. */
export const formatAmount = (value: number, decimals = 4): string => writeGrouped(value, decimals, 2);

/** € 1.234,56 */
export const formatEuro = (euros: number, decimals = 2): string => `€ ${formatNumber(euros, decimals)}`;

const UNITS = ['byte', 'kB', 'MB', 'GB'] as const;

/** 1,4 MB: decimal multiples, as file managers show them. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${formatNumber(value, unit === 0 || value >= 100 ? 0 : 1)} ${UNITS[unit]}`;
}
