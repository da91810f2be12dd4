import { inEuro } from '@truciolo/money';
import { type PositionDraft, priceQuote, toStoredPrice } from '@truciolo/quote';
import { expect, it } from 'vitest';
import type { QuoteHead } from '../state/editor-state.ts';
import { sampleDocument } from '../test/sample-quote.ts';
import { orderedQuote } from './ordered-quote.ts';

/** The customer's material, 10 € a piece. */
const priced = (id: string): PositionDraft => {
  const [first] = sampleDocument.positions;
  if (!first) throw new Error('the sample has a position');
  return {
    ...first,
    id,
    quantities: [10, 50],
    chosenQuantity: 10,
    stock: { kind: 'none' },
    price: { ...first.price, target: { kind: 'typed', unit: 10 } },
  };
};
const document = { ...sampleDocument, positions: [priced('p1'), priced('p2')] };
const head = (state: QuoteHead['state'], taken: readonly { position: string; quantity: number }[]) =>
  ({
    state,
    price: toStoredPrice(priceQuote(document)),
    outcome: { by: 'Giulia', taken },
  }) as unknown as QuoteHead;

it('counts only the accepted positions at the accepted quantities', () => {
  const ordered = orderedQuote(document, head('accepted', [{ position: 'p1', quantity: 50 }]));
  expect([...(ordered?.quantities ?? [])]).toEqual([['p1', 50]]);
  expect(inEuro(ordered?.priced.totals.taxable ?? 0)).toBe(500);
});

it('prices an accepted quantity between the offered ones', () => {
  const ordered = orderedQuote(document, head('accepted', [{ position: 'p2', quantity: 30 }]));
  expect(inEuro(ordered?.priced.totals.taxable ?? 0)).toBe(300);
});

it('is nothing while a quote waits for its answer, or was refused', () => {
  expect(orderedQuote(document, head('sent', []))).toBeNull();
  expect(orderedQuote(document, head('refused', [{ position: 'p1', quantity: 10 }]))).toBeNull();
  expect(orderedQuote(document, null)).toBeNull();
});
