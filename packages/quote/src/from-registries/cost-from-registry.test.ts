import { euros } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { type CostRow, costFromRegistry, isOverheads, isQuoteCost } from './cost-from-registry.ts';

const cost = (fields: Partial<CostRow>): CostRow => ({
  name: 'Imballo',
  category: 'packaging',
  basis: 'piece',
  amount: euros(0.2),
  percent: null,
  addToNewQuotes: true,
  confirmed: true,
  ...fields,
});

describe('a cost of the registry becomes a line', () => {
  it.each([
    ['piece', { per: 'piece', amount: { value: 0.2, origin: 'registry' } }],
    ['lot', { per: 'lot', amount: { value: 0.2, origin: 'registry' }, lots: null }],
    ['order', { per: 'order', amount: { value: 0.2, origin: 'registry' }, share: null }],
  ] as const)('by %s, in euro', (basis, charge) => {
    expect(costFromRegistry(cost({ basis }), 'c')).toMatchObject({
      id: 'c',
      label: 'Imballo',
      category: 'packaging',
      charge,
    });
  });

  it('in percent of the direct costs', () => {
    const line = costFromRegistry(
      cost({ basis: 'percent', category: 'other', amount: null, percent: 4 }),
      'c',
    );
    expect(line.charge).toMatchObject({ per: 'percent', rate: { value: 4 } });
    expect(line.charge).toHaveProperty('of', expect.not.arrayContaining(['scrap', 'overheads']));
  });

  it('requires an unknown amount and marks an unconfirmed one', () => {
    expect(costFromRegistry(cost({ amount: null }), 'c').charge).toMatchObject({ amount: { value: null } });
    expect(costFromRegistry(cost({ confirmed: false }), 'c').charge).toMatchObject({
      amount: { origin: 'proposed' },
    });
  });
});

it('distinguishes hourly rates and overheads from costs', () => {
  expect(isQuoteCost(cost({ basis: 'hour' }))).toBe(false);
  expect(isOverheads(cost({ basis: 'percent', category: 'overheads' }))).toBe(true);
  expect(isOverheads(cost({ basis: 'percent', category: 'other' }))).toBe(false);
});
