import { expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

it.each([
  'Password1!',
  'P@ssw0rd123',
  'Officina123!',
  'juventus10!',
  '12345678!',
  '1qaz@wsx',
  'test@123',
  'summer2025!',
  'truciolo1!',
  'company123!',
])('recognises %s, on both sides', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['', 'Tr4pano-9-punte!', 'quattro viti M8 lente 7!'])('does not recognise «%s»', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
