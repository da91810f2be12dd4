import { euros, sum } from '@truciolo/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineAmount } from './line-amount.ts';

it('divides a total over partial deliveries to the cent', () => {
  expect([0, 1, 2].map((before) => lineAmount(euros(100), 3, before, 1))).toEqual([
    euros(33.33),
    euros(33.34),
    euros(33.33),
  ]);
  expect(lineAmount(euros(100), 4, 4, 1)).toBe(euros(25));
});

it('adds up to the total, however the pieces leave', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 }),
      (cents, parts) => {
        const ordered = parts.reduce((all, part) => all + part, 0);
        let before = 0;
        const amounts = parts.map((part) => {
          const amount = lineAmount(euros(cents / 100), ordered, before, part);
          before += part;
          return amount;
        });
        expect(sum(amounts)).toBe(euros(cents / 100));
      },
    ),
  );
});
