import { writeGrouped } from '../numbers/write-number.ts';

/** The form that agrees with a count: "posto" for one, "posti" for none and for many. */
export const agree = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** "1 posto", "3 posti", "1.200 posti". */
export const countOf = (count: number, one: string, many: string): string =>
  `${writeGrouped(count)} ${agree(count, one, many)}`;
