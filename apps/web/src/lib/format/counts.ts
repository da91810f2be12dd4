import { formatNumber } from './numbers.ts';

/** "1 posto", "3 posti". */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
