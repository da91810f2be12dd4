/** R40 of ISO 3, between 1 and 10. */
const R40 = [
  1, 1.06, 1.12, 1.18, 1.25, 1.32, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.12, 2.24, 2.36, 2.5, 2.65, 2.8, 3, 3.15,
  3.35, 3.55, 3.75, 4, 4.25, 4.5, 4.75, 5, 5.3, 5.6, 6, 6.3, 6.7, 7.1, 7.5, 8, 8.5, 9, 9.5,
] as const;

/** The largest quotient of two neighbours of the series. */
export const WIDEST_STEP = 1.5 / 1.4;

/** Float noise must not push a preferred number to its neighbour. */
const TINY = 1e-9;

const decadeOf = (value: number): number => 10 ** Math.floor(Math.log10(value) + TINY);

/** The largest preferred number that is not above a positive value. */
export function preferredBelow(value: number): number {
  const decade = decadeOf(value);
  const share = (value / decade) * (1 + TINY);
  return (R40.findLast((number) => number <= share) ?? 1) * decade;
}

/** The smallest preferred number that is not below a positive value. */
export function preferredAbove(value: number): number {
  const decade = decadeOf(value);
  const share = (value / decade) * (1 - TINY);
  return (R40.find((number) => number >= share) ?? 10) * decade;
}
