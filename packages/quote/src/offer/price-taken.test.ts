import { expect, it } from 'vitest';
import { pernoQuote } from '../../test/perno.ts';
import { typedValue } from '../model/value.ts';
import { priceQuote } from '../pricing/price-quote.ts';
import { toStoredPrice } from '../pricing/stored-price.ts';
import { offerOf } from './offer.ts';
import { offerAt } from './offer-at.ts';
import { countedLines, priceTaken, unpricedTaken } from './price-taken.ts';

const [perno] = pernoQuote.positions;
if (!perno) throw new Error('the sample has a position');
const transport = {
  id: 't',
  label: 'Trasporto',
  category: 'transport',
  amount: typedValue(25),
  margin: 20,
} as const;
const document = {
  ...pernoQuote,
  discounts: [3],
  orderCosts: [transport],
  positions: [perno, { ...perno, id: 'extra', optional: true }],
};
const kept = toStoredPrice(priceQuote(document));
const offer = offerOf(document, kept, {});
const quantities = perno.quantities;
const last = quantities.at(-1) ?? 0;

it('has the value of the whole quote where all counted positions were accepted', () => {
  expect(priceTaken(document, kept, countedLines(document)).totals).toEqual(kept.totals);
});

it.each(quantities)(
  'has the value that the buyer was shown for %i pieces, with its own margin',
  (quantity) => {
    const taken = [{ position: perno.id, quantity }];
    const { totals } = priceTaken(document, kept, taken);
    const { netMargin, ...sums } = totals;
    expect(sums).toEqual(offerAt(offer, document, { quantities: taken }).totals);
    const alone = { ...document, positions: [{ ...perno, quantities: [quantity], chosenQuantity: null }] };
    expect(netMargin).toBe(priceQuote(alone).totals.netMargin);
  },
);

it('counts an accepted optional position, and leaves out one that was not accepted', () => {
  const taken = [{ position: 'extra', quantity: last }];
  const { totals, positions } = priceTaken(document, kept, taken);
  const wish = { quantities: taken, also: ['extra'], without: [perno.id] };
  expect(totals.taxable).toBe(offerAt(offer, document, wish).totals.taxable);
  expect(positions.map(({ chosen }) => chosen !== null)).toEqual([false, true]);
});

it('takes the price of a quantity between the offered ones from those computed later', () => {
  const taken = [{ position: perno.id, quantity: last - 1 }];
  expect(priceTaken(document, kept, taken).totals.unpriced).toBe(1);
  const open = unpricedTaken(document, kept, taken);
  expect(open.positions.map(({ quantities: asked }) => asked)).toEqual([[last - 1]]);
  const { taxable } = priceTaken(document, kept, taken, toStoredPrice(priceQuote(open))).totals;
  expect(taxable).toBe(offerAt(offer, document, { quantities: taken }).totals.taxable);
});
