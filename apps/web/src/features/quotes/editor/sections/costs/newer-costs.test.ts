import type { Cost } from '@truciolo/contract';
import { euros } from '@truciolo/money';
import { newPosition, typedValue } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { newerCosts } from './newer-costs.ts';

const box = { name: 'Imballo', category: 'packaging', basis: 'piece', amount: 3_000, percent: null } as Cost;
const row = { ...box, guid: 'a', confirmed: true };
const held = (value: number, origin: 'registry' | 'typed', override?: number) => ({
  ...newPosition('p', { margin: 20, overheads: 12, costs: [] }),
  costs: [
    {
      id: 'c',
      label: 'Imballo',
      category: 'packaging' as const,
      charge: {
        per: 'piece' as const,
        amount: { ...typedValue(value), origin, ...(override && { override }) },
      },
      variable: true,
      lostWithScrap: false,
    },
  ],
});

it('reports a changed standard cost, and takes it over', () => {
  const { held: now, changes } = newerCosts({ positions: [held(0.2, 'registry')] }, [row]);
  expect(changes).toEqual([{ name: 'Imballo', from: 0.2, to: 0.3, unit: '€' }]);
  expect(now.positions[0]?.costs[0]?.charge).toEqual({
    per: 'piece',
    amount: { value: 0.3, origin: 'registry' },
  });
});

it('leaves typed and unchanged costs alone', () => {
  for (const position of [held(0.2, 'typed'), held(0.2, 'registry', 0.5), held(0.3, 'registry')]) {
    const { held: now, changes } = newerCosts({ positions: [position] }, [row]);
    expect(changes).toEqual([]);
    expect(now.positions[0]).toBe(position);
  }
});

it('checks order costs too', () => {
  const amount = { value: 20, origin: 'registry' as const };
  const cost = { id: 'o', label: 'Trasporto', category: 'transport' as const, amount, margin: 20 };
  const carriage = { ...row, name: 'Trasporto', basis: 'order' as const, amount: euros(25) };
  const { held: now, changes } = newerCosts({ positions: [], orderCosts: [cost] }, [carriage]);
  expect(changes).toEqual([{ name: 'Trasporto', from: 20, to: 25, unit: '€' }]);
  expect(now.orderCosts).toEqual([{ ...cost, amount: { value: 25, origin: 'registry' } }]);
});
