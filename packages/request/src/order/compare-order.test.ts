import { expect, it } from 'vitest';
import { type ConfirmedOffer, compareOrder, type OrderedPart } from './compare-order.ts';
import { orderedPrice, wordsAbout } from './ordered-price.ts';

const offer: ConfirmedOffer = {
  parts: [
    {
      code: 'RO-4520',
      revision: 'B',
      optional: false,
      prices: [
        { quantity: 10, unit: 412_000, leadDays: 20 },
        { quantity: 50, unit: 251_900, leadDays: 20 },
      ],
    },
  ],
  paymentTerms: 'Ri.Ba. 60 gg f.m.',
  deliveryTerms: 'Franco nostra sede',
};
const said = <T>(value: T) => ({ value, text: String(value) });
const part = (more: Partial<OrderedPart> = {}): OrderedPart => ({
  code: 'ro 4520',
  revision: null,
  quantities: said([50]),
  price: null,
  due: null,
  ...more,
});
// Tuesday.
const compare = (parts: OrderedPart[], conditions: string[] = []) =>
  compareOrder({ parts, conditions, day: '2026-11-17' }, offer).map(({ field, ordered, offered }) => [
    field,
    ordered,
    offered,
  ]);

it('an order that says the same as the offer has no differences', () => {
  const same = part({ revision: said('b'), price: said(251_900), due: said('2026-12-15') });
  expect(compare([same], ['Pagamento Ri.Ba. 60 gg f.m.', 'franco nostra sede'])).toEqual([]);
});

it('revision, quantity, price and days differ', () => {
  expect(compare([part({ revision: said('C') })])).toEqual([['revision', 'C', 'B']]);
  expect(compare([part({ quantities: said([60]) })])).toEqual([['quantity', '60 pz', '10, 50 pz']]);
  expect(compare([part({ price: said(240_000) })])).toEqual([['price', '24 €', '25,19 € a 50 pz']]);
  // 20 working days after Tuesday 17 November are Tuesday 15 December.
  expect(compare([part({ due: said('2026-12-14') })])).toEqual([
    ['days', '14/12/2026', '20 giorni lavorativi, dal 15/12/2026'],
  ]);
});

it('the price of another quantity is no agreement', () => {
  expect(compare([part({ price: said(412_000) })])).toEqual([['price', '41,2 €', '25,19 € a 50 pz']]);
});

it('parts and terms that only one side has are named', () => {
  expect(compare([part({ code: 'XY-1' })])).toEqual([
    ['part', 'XY-1', 'non c’è'],
    ['part', 'non c’è', 'RO-4520'],
  ]);
  expect(compare([part()], ['pagamento 90 gg data fattura', 'porto assegnato'])).toEqual([
    ['payment', 'pagamento 90 gg data fattura', 'Ri.Ba. 60 gg f.m.'],
    ['delivery', 'porto assegnato', 'Franco nostra sede'],
  ]);
});

it.each([
  ['RO-4520, 50 pz a € 25,19 cad.', 251_900, '€ 25,19'],
  ['RO-4520 50 pz 1.200,50 euro', 12_005_000, '1.200,50 euro'],
  ['RO-4520 totale ordine € 1.259,50', null, null],
  ['RO-4520 50 pz', null, null],
])('%s', (words, unit, text) => {
  expect(orderedPrice(words)).toEqual(unit === null ? null : { unit, text });
});

it('the words about a part end at the code of the next one', () => {
  const text = 'Ordine:\nRO-4520 50 pz\na € 25,19\nRO-4501 10 pz a € 9';
  expect(wordsAbout(text, 'RO-4520', ['RO-4520', 'RO-4501'])).toBe('RO-4520 50 pz\na € 25,19\n');
  expect(wordsAbout(text, 'ZZ-1', [])).toBe('');
});
