import type { PricedPart } from '@truciolo/contract';
import { euros } from '@truciolo/money';
import { expect, it } from 'vitest';
import { afterWorkingDays, lineOf, requestTotals } from './line-totals.ts';

const priced = (quantity: number, low: number, high: number, days: number | null): PricedPart => ({
  id: 'a',
  prices: [{ quantity, low: euros(low), high: euros(high), days }],
  reason: null,
  without: [],
  assumptions: [],
  ticket: '',
});

it('totals of the mock-up: 50 at 38–46 € and 20 at 31–38 € are 2.520–3.060 €', () => {
  const totals = requestTotals([
    lineOf(priced(50, 38, 46, 18), 50),
    lineOf(priced(20, 31, 38, 15), 20),
    lineOf(null, 200),
  ]);
  expect(totals).toEqual({ total: { low: euros(2520), high: euros(3060) }, priced: 2, days: 18 });
});

it('without a price there is no total, and without a time no day', () => {
  expect(requestTotals([lineOf(null, 10), lineOf(priced(50, 1, 2, 3), 10)])).toBeNull();
  expect(requestTotals([lineOf(priced(10, 1, 2, null), 10)])?.days).toBeNull();
});

it.each([
  ['2026-11-17', 1, '2026-11-18'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-17', 18, '2026-12-11'],
])('%s and %i working days is %s', (from, days, day) => expect(afterWorkingDays(from, days)).toBe(day));
