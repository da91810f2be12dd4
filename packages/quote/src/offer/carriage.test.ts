import { expect, it } from 'vitest';
import { pernoQuote } from '../../test/perno.ts';
import { chargesCarriage, isFetchedByCustomer } from './carriage.ts';

it.each([
  ['Franco fabbrica', true],
  ['franco nostra officina', true],
  ['Franco ns. magazzino', true],
  ['EXW Brescia (Incoterms 2020)', true],
  ['Ex works', true],
  ['Porto assegnato', true],
  ['Porto franco', false],
  ['Franco destino', false],
  ['Franco vostro magazzino', false],
  ['4 settimane', false],
  ['', false],
])('%s: the customer collects the goods: %s', (terms, expected) => {
  expect(isFetchedByCustomer(terms)).toBe(expected);
});

it('carriage is charged once for the order or in a position, and only with an amount', () => {
  const amount = { value: 25, origin: 'typed' as const };
  const order = { id: 'o', label: 'Trasporto', category: 'transport' as const, amount, margin: null };
  const [sample] = pernoQuote.positions;
  if (!sample) throw new Error('the sample has a position');
  const position = { ...sample, costs: [] };
  const quote = { ...pernoQuote, positions: [position] };
  expect(chargesCarriage(quote)).toBe(false);
  expect(chargesCarriage({ ...quote, orderCosts: [order] })).toBe(true);
  expect(chargesCarriage({ ...quote, orderCosts: [{ ...order, amount: { ...amount, value: null } }] })).toBe(
    false,
  );
  const cost = {
    id: 't',
    label: 'Corriere',
    category: 'transport' as const,
    charge: { per: 'lot' as const, amount, lots: null },
    variable: true,
    lostWithScrap: false,
  };
  expect(chargesCarriage({ ...quote, positions: [{ ...position, costs: [cost] }] })).toBe(true);
});
