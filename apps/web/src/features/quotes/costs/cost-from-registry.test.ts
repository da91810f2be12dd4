import type { Cost } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { costFromRegistry, isOverheads, isQuoteCost } from './cost-from-registry.ts';

const cost = (fields: Partial<Cost>): Cost => ({
  guid: '0198c0de-0000-7000-8000-000000000001',
  code: 'IMB',
  name: 'Imballo',
  category: 'packaging',
  basis: 'piece',
  amount: 2_000,
  percent: null,
  addToNewQuotes: true,
  confirmed: true,
  tags: [],
  notes: '',
  archivedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
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

  it('asks for an amount that nobody knows and marks one that nobody confirmed', () => {
    expect(costFromRegistry(cost({ amount: null }), 'c').charge).toMatchObject({ amount: { value: null } });
    expect(costFromRegistry(cost({ confirmed: false }), 'c').charge).toMatchObject({
      amount: { origin: 'proposed' },
    });
  });
});

it('tells hourly rates and overheads from costs', () => {
  expect(isQuoteCost(cost({ basis: 'hour' }))).toBe(false);
  expect(isOverheads(cost({ basis: 'percent', category: 'overheads' }))).toBe(true);
  expect(isOverheads(cost({ basis: 'percent', category: 'other' }))).toBe(false);
});
