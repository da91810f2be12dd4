/**
 * The R 40 series of ISO 3 in micrometres, as ISO 965 and ISO 2903 print it (below 50 to the whole micrometre).
 * Every tolerance of those standards is a term of it, and a grade is four terms away from the next.
 */
const DECADE = [
  100, 106, 112, 118, 125, 132, 140, 150, 160, 170, 180, 190, 200, 212, 224, 236, 250, 265, 280, 300, 315,
  335, 355, 375, 400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900, 950,
] as const;

const SERIES: readonly number[] = [0.1, 1, 10].flatMap((scale) =>
  DECADE.map((term) => Math.round(term * scale)),
);

/** Terms between two neighbouring grades. */
export const TERMS_PER_GRADE = 4;

const PLACES: ReadonlyMap<number, number> = new Map(SERIES.map((term, index) => [term, index]));

const isNearer = (term: number, best: number, value: number) =>
  Math.abs(Math.log(term / value)) < Math.abs(Math.log(best / value));

/** The term nearest to a computed value. */
export const nearestPreferred = (value: number): number =>
  SERIES.reduce((best, term) => (isNearer(term, best, value) ? term : best));

/** The term this many places above (below, if negative) a term of the series. */
export const preferredStep = (term: number, places: number): number =>
  SERIES[(PLACES.get(term) ?? Number.NaN) + places] ?? term;
