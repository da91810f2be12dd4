import type { Cost } from '@truciolo/contract';
import { newPosition, typedValue } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { newerCosts } from './newer-costs.ts';

const box = { name: 'Imballo', category: 'imballo', basis: 'pezzo', amount: 3_000, percent: null } as Cost;
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

it('says that a standard cost has changed, and takes it', () => {
  const { positions, changes } = newerCosts([held(0.2, 'registry')], [row]);
  expect(changes).toEqual([{ name: 'Imballo', from: 0.2, to: 0.3, unit: '€' }]);
  expect(positions[0]?.costs[0]?.charge).toEqual({
    per: 'piece',
    amount: { value: 0.3, origin: 'registry' },
  });
});

it('leaves alone what was typed here, and what is as it was', () => {
  for (const position of [held(0.2, 'typed'), held(0.2, 'registry', 0.5), held(0.3, 'registry')]) {
    const { positions, changes } = newerCosts([position], [row]);
    expect(changes).toEqual([]);
    expect(positions[0]).toBe(position);
  }
});
