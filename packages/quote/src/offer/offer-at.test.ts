import type { Money } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { pernoQuote } from '../../test/perno.ts';
import { priceQuote } from '../pricing/price-quote.ts';
import { type Offer, offerOf } from './offer.ts';
import { offerAt, offerTotals } from './offer-at.ts';

const offer = offerOf(pernoQuote, priceQuote(pernoQuote), {});
const [first] = offer.positions;
if (!first) throw new Error('the sample has a position');

/** An old offer whose first price differs from the one that today's engine computes. */
const old: Offer = {
  ...offer,
  positions: [
    { ...first, prices: first.prices.map((price) => ({ ...price, total: (price.total + 70_000) as Money })) },
  ],
};

describe('an offer at other quantities', () => {
  it('sums its own prices to the price of the whole quote', () => {
    expect(offerTotals(pernoQuote, offer)).toEqual(offer.totals);
  });

  it('is unchanged without a choice', () => {
    expect(offerAt(offer, pernoQuote, { quantities: [] })).toBe(offer);
  });

  it.each(first.prices.map(({ quantity }) => quantity))(
    'takes the price offered for %i as it stands',
    (quantity) => {
      const at = offerAt(old, pernoQuote, { quantities: [{ position: first.id, quantity }] });
      const offered = old.positions[0]?.prices.find((price) => price.quantity === quantity);
      expect(at.positions[0]).toMatchObject({ chosenQuantity: quantity, prices: [offered] });
      expect(at.totals.positions).toBe(offered?.total);
    },
  );

  it('computes a quantity between them from the rates of the document', () => {
    const quantity = Math.min(...first.prices.map((price) => price.quantity)) + 1;
    const at = offerAt(offer, pernoQuote, { quantities: [{ position: first.id, quantity }] });
    const asked = {
      ...pernoQuote,
      positions: pernoQuote.positions.map((one) => ({
        ...one,
        quantities: [quantity],
        chosenQuantity: quantity,
      })),
    };
    expect(at.totals).toEqual(offerOf(asked, priceQuote(asked), {}).totals);
  });

  it('counts an optional position once it is ordered', () => {
    const spare = { ...first, id: 'spare', optional: true };
    const two = { ...offer, positions: [first, spare] };
    const taken = offerAt(two, pernoQuote, { quantities: [], also: ['spare'] });
    expect(taken.totals.positions).toBe(2 * offer.totals.positions);
    expect(taken.positions[1]?.optional).toBe(false);
  });
});
