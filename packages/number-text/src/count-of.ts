import { writeGrouped } from './write-number.ts';

/** "1 posto", "3 posti", "1.200 posti". */
export const countOf = (count: number, one: string, many: string): string =>
  `${writeGrouped(count)} ${count === 1 ? one : many}`;
