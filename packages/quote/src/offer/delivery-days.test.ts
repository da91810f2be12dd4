import { expect, it } from 'vitest';
import { pernoQuote } from '../../test/perno.ts';
import { priceQuote } from '../pricing/price-quote.ts';
import { offeredDays } from './delivery-days.ts';
import { offerOf } from './offer.ts';
import { offerAt } from './offer-at.ts';

const [part] = pernoQuote.positions;
if (!part) throw new Error('the sample has a position');
const bare = { ...part, price: { ...part.price, expedite: null, promisedDays: null } };
const document = { ...pernoQuote, positions: [{ ...bare, quantities: [10, 50] }] };
const planned = { [part.id]: { 10: 8, 50: 12 } };

it('typed days stand, then the plan answers, then no days are said', () => {
  expect(offeredDays({ ...bare, price: { ...bare.price, promisedDays: 3 } }, 10, planned)).toEqual({
    days: 3,
    from: 'typed',
  });
  expect(offeredDays(bare, 10, planned)).toEqual({ days: 8, from: 'plan' });
  expect(offeredDays(bare, 10, {})).toEqual({ days: 0, from: null });
});

it('an offer never says the days that the price engine adds up', () => {
  const price = priceQuote(document);
  const said = offerOf(document, price, {}).positions[0]?.prices.map(({ leadDays }) => leadDays);
  expect(said).toEqual([0, 0]);
});

it('a lot between two offered ones takes as long as the larger', () => {
  const offer = offerOf(document, priceQuote(document), planned);
  const wish = { quantities: [{ position: part.id, quantity: 20 }] };
  expect(offerAt(offer, document, wish).positions[0]?.prices[0]).toMatchObject({
    leadDays: 12,
    daysFrom: 'plan',
  });
});
