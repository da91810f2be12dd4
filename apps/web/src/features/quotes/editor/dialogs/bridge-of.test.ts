import { euros } from '@truciolo/money';
import { newPosition, newQuote, type QuoteDocument } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { bridgeOf, quoteBridge } from './bridge-of.ts';

const position = {
  ...newPosition('p', { margin: 0, overheads: 0, costs: [] }),
  quantities: [10],
  stock: { kind: 'none' as const },
};
const quote = (unit: number, discounts: readonly number[]): QuoteDocument => ({
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  discounts,
  positions: [{ ...position, price: { ...position.price, target: { kind: 'typed', unit } } }],
});

it('shows the discount of the quote as its own step, and adds up', () => {
  // 100 → 110, then 10 % of it: 99.
  const found = bridgeOf('p', quote(100, []), quote(110, [10]));
  expect([found?.before, found?.after]).toEqual([euros(100), euros(99)]);
  expect(found?.steps.filter(({ difference }) => difference !== 0)).toEqual([
    { key: 'price', label: 'Margine, sconti e prezzo', difference: euros(10), after: euros(110) },
    { key: 'quote-discount', label: 'Sconto del preventivo', difference: euros(-11), after: euros(99) },
  ]);
});

it('explains the total of the quote', () => {
  const { before, after, steps } = quoteBridge(quote(100, []), quote(110, [10]));
  expect([before, after]).toEqual([euros(1000), euros(990)]);
  expect(steps.map(({ difference }) => difference)).toEqual([euros(100), euros(-110), 0, 0]);
});
