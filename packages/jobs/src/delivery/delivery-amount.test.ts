import { euros, sum } from '@truciolo/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryAmount } from './delivery-amount.ts';

it('divides a total over partial deliveries to the cent', () => {
  const job = { total: euros(100), ordered: 3 };
  const first = deliveryAmount(job, { quantity: 0, amount: euros(0) }, 1);
  const second = deliveryAmount(job, { quantity: 1, amount: first }, 1);
  const third = deliveryAmount(job, { quantity: 2, amount: sum([first, second]) }, 1);
  expect([first, second, third]).toEqual([euros(33.33), euros(33.34), euros(33.33)]);
  // One more than ordered costs what the others cost.
  expect(deliveryAmount(job, { quantity: 3, amount: job.total }, 1)).toBe(euros(33.33));
});

it('gives the remainder to the last pieces, also after an earlier note was annulled', () => {
  const job = { total: euros(100), ordered: 3 };
  // The first note is annulled after the second was issued at 33.34.
  expect(deliveryAmount(job, { quantity: 1, amount: euros(33.34) }, 2)).toBe(euros(66.66));
});

it('charges pieces beyond the order in the same line', () => {
  expect(deliveryAmount({ total: euros(100), ordered: 4 }, { quantity: 2, amount: euros(50) }, 4)).toBe(
    euros(100),
  );
});

it('adds up to the total, in whatever order the pieces leave', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 }),
      (cents, parts) => {
        const total = euros(cents / 100);
        const ordered = parts.reduce((all, one) => all + one, 0);
        const before = { quantity: 0, amount: euros(0) };
        for (const quantity of parts) {
          before.amount = sum([before.amount, deliveryAmount({ total, ordered }, before, quantity)]);
          before.quantity += quantity;
        }
        expect(before.amount).toBe(total);
      },
    ),
  );
});
