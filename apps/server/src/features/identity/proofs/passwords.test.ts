import { expect, it } from 'vitest';
import * as argon2 from '../../../../test/cheap-passwords.ts';
import { checkPassword, hashPassword } from './passwords.ts';

it('asks Argon2 for the cost that OWASP recommends: 19 MiB, two passes, one lane', async () => {
  await hashPassword('Officina1!');
  expect(argon2.askedCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

it('accepts only the right password', async () => {
  const stored = await hashPassword('Officina1!');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await checkPassword(stored, 'Officina1!')).toBe(true);
  expect(await checkPassword(stored, 'Officina2!')).toBe(false);
  expect(await checkPassword(null, 'Officina1!')).toBe(false);
});
