import type { CreditableReturn } from '@truciolo/contract';
import { money } from '@truciolo/money';
import { expect, it } from 'vitest';
import { creditGroups } from './to-credit.ts';

const one = (guid: string, customerName: string, amount: number | null): CreditableReturn => ({
  guid,
  date: '2026-12-09',
  customerGuid: null,
  customerName,
  ddt: { guid: 'd', number: '1/2026' },
  invoice: { number: '118/A', date: '2026-11-30' },
  jobGuid: 'j',
  jobNumber: 'C-2026-0001',
  code: 'RO-1',
  description: 'Perno',
  quantity: 5,
  isReplaced: false,
  reason: 'Fuori misura',
  amount: amount === null ? null : money(amount),
  credit: null,
});

it('puts the returns of a customer into one credit note, and counts those with a price', () => {
  const groups = creditGroups([
    one('a', 'Verdi', 10_000),
    one('b', 'Rossi', 20_000),
    one('c', 'Verdi', null),
  ]);
  expect(groups.map(({ name, amount, returns }) => [name, amount, returns.map(({ guid }) => guid)])).toEqual([
    ['Rossi', 20_000, ['b']],
    ['Verdi', 10_000, ['a', 'c']],
  ]);
});
