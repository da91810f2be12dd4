import type { Company, Cost } from '@truciolo/contract';
import { newQuote, priceQuote, type QuoteDocument } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { withNewPosition } from '../start/position-start.ts';
import { duplicated, removed } from './position-acts.ts';

const company = { defaultMargin: 20 } as Company;
const transport = { basis: 'ordine', category: 'trasporto', name: 'Trasporto', amount: 250_000 } as Cost;
const packing = { basis: 'pezzo', category: 'imballo', name: 'Imballo', amount: 2_000 } as Cost;
const costs = [transport, packing].map((cost) => ({ ...cost, addToNewQuotes: true, confirmed: true }));
const start = { company, costs, customer: null, ratesNow: null };
const blank = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });
const twelve = Array.from({ length: 12 }, (_, index) => `p${index}`).reduce<QuoteDocument>(
  (document, id) => withNewPosition(document, id, start),
  blank,
);
const labels = ({ positions }: QuoteDocument) =>
  positions.map((position) => position.costs.map(({ label }) => label).join('+'));

it('the transport of the order is charged once in a quote of twelve positions', () => {
  expect(labels(twelve)).toEqual(['Trasporto+Imballo', ...Array.from({ length: 11 }, () => 'Imballo')]);
  const bare = {
    ...twelve,
    positions: twelve.positions.map((position) => ({
      ...position,
      stock: { kind: 'none' as const },
      phases: [],
      quantities: [1],
      price: { ...position.price, target: { kind: 'margin' as const, rate: 0, on: 'list' as const } },
    })),
  };
  // 25 € once and 12 · 0.20 €.
  expect(priceQuote(bare).totals.positions).toBe(274_000);
});

it('a copy does not charge it again, and it stays when its position goes', () => {
  expect(labels(duplicated(twelve, 'p0', 'copy')).slice(0, 2)).toEqual(['Trasporto+Imballo', 'Imballo']);
  expect(labels(removed(twelve, 'p0'))[0]).toBe('Imballo+Trasporto');
  expect(labels(removed(twelve, 'p3'))[0]).toBe('Trasporto+Imballo');
});
