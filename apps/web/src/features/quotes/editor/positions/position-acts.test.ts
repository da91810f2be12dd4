import type { Company, Cost } from '@truciolo/contract';
import { newQuote, priceQuote, type QuoteDocument, spreadOrderCost } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { withNewPosition } from '../new-position/position-start.ts';
import { duplicated, removed, withOwnFiles } from './position-acts.ts';

const company = { defaultMargin: 20 } as Company;
const transport = { basis: 'order', category: 'transport', name: 'Trasporto', amount: 250_000 } as Cost;
const packing = { basis: 'piece', category: 'packaging', name: 'Imballo', amount: 2_000 } as Cost;
const costs = [transport, packing].map((cost) => ({ ...cost, addToNewQuotes: true, confirmed: true }));
const start = { company, costs, customer: null, ratesNow: null, rules: [] };
const blank = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });
const twelve = Array.from({ length: 12 }, (_, index) => `p${index}`).reduce<QuoteDocument>(
  (document, id) => withNewPosition(document, id, start),
  blank,
);
const labels = ({ positions }: QuoteDocument) =>
  positions.map((position) => position.costs.map(({ label }) => label).join('+'));

it('the transport of the order is charged once in a quote of twelve positions, by the quote', () => {
  expect(labels(twelve)).toEqual(Array.from({ length: 12 }, () => 'Imballo'));
  expect(twelve.orderCosts).toMatchObject([{ label: 'Trasporto', amount: { value: 25 }, margin: 20 }]);
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
  const { positions, charges } = priceQuote(bare).totals;
  // 12 · 0.20 €, and 25 € at a margin of 20 %.
  expect([positions, charges]).toEqual([24_000, 312_500]);
});

it('order costs that a user removed are not added again', () => {
  const without = { ...twelve, orderCosts: [] };
  expect(withNewPosition(without, 'next', start).orderCosts).toEqual([]);
});

it('a copy does not charge order costs of the original again, and they stay when its position is removed', () => {
  const old = spreadOrderCost(twelve, [], twelve.orderCosts?.[0]?.id ?? '');
  expect(labels(duplicated(old, 'p0', 'copy')).slice(0, 2)).toEqual(['Imballo+Trasporto', 'Imballo']);
  const [first, ...rest] = old.positions;
  const one = {
    ...old,
    positions: [...(first ? [first] : []), ...rest.map((each) => ({ ...each, costs: [] }))],
  };
  expect(removed(one, 'p0').orderCosts?.map(({ label }) => label)).toEqual(['Trasporto']);
});

it('a duplicate shows its own copies of picture and model to the customer', () => {
  const [first] = twelve.positions;
  if (!first) throw new Error('twelve positions');
  const copied = new Map([['a', 'a2']]);
  expect(withOwnFiles({ ...first, picture: 'a', mesh: 'b' }, copied)).toMatchObject({
    picture: 'a2',
    mesh: 'b',
  });
  expect(withOwnFiles(first, copied)).toEqual(first);
});
