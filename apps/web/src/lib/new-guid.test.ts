import { expect, it } from 'vitest';
import { newGuid } from './new-guid.ts';

it('is a time-ordered uuid', () => {
  // The example of RFC 9562, A.6: 22 February 2022, 19:22:22 UTC.
  expect(newGuid(1_645_557_742_000)).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('is unique, and later ones sort behind', () => {
  expect(newGuid(1)).not.toBe(newGuid(1));
  const made = [5, 3, 9].map((time) => newGuid(1_800_000_000_000 + time));
  expect(made.toSorted()).toEqual([made[1], made[0], made[2]]);
});
