import type { planDays } from '@truciolo/jobs';
import { newPosition, newQuote } from '@truciolo/quote';
import { expect, it, vi } from 'vitest';
import { createPositionDays } from './position-days.ts';

const terms = { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 };
const position = (id: string) => ({
  ...newPosition(id, { margin: 20, overheads: 12, costs: [] }),
  quantities: [10, 50, 100],
});
const document = { ...newQuote('2026-11-18', terms), positions: [position('a'), position('b')] };
const input = {} as Parameters<typeof planDays>[0];

it('asks the plan once for all rows of a position, and again for another position or a changed quote', () => {
  const ask = vi.fn<typeof planDays>(() => ({ a: { 10: 3, 50: 8, 100: 12 } }));
  const daysOf = createPositionDays(ask);
  for (let row = 0; row < 3; row += 1)
    expect(daysOf(input, document, 'a')).toEqual({ a: { 10: 3, 50: 8, 100: 12 } });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[1].positions.map(({ id, quantities }) => [id, quantities])).toEqual([
    ['a', [10, 50, 100]],
  ]);
  daysOf(input, document, 'b');
  daysOf(input, { ...document }, 'b');
  expect(ask).toHaveBeenCalledTimes(3);
});
