import type { Problem } from '@truciolo/pricing';
import type { Offer, OfferPrice } from '../offer/offer.ts';
import type { StoredPrice } from '../pricing/stored-price.ts';

interface PlainPrice {
  readonly id: string;
  readonly prices: readonly OfferPrice[];
  /** Reasons why the position has no price, in words that reveal no cost. */
  readonly missing: readonly string[];
}

/** Fields of the plain quote, whose problems its author can solve. */
const OWN =
  /^(quantities|stock\.(materialId|section|length|weight)|phases\[\d+\]\.(name|machineId|cycle|setup)|part)/;

export const HIDDEN_PROBLEM = 'Manca un dato di costo: chiedi a chi vede i costi di completarlo.';

const wordsOf = (problems: readonly Problem[]): string[] => [
  ...new Set(
    problems.map(({ code, path, message }) =>
      code === 'missing-measure' || OWN.test(path) ? message : HIDDEN_PROBLEM,
    ),
  ),
];

/** Prices of the positions as customers see them. */
export const plainPrices = ({ positions: offered }: Offer, { positions }: StoredPrice): PlainPrice[] =>
  positions.map(({ id, problems }) => ({
    id,
    prices: offered.find((one) => one.id === id)?.prices ?? [],
    missing: wordsOf(problems),
  }));
