import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ugo Riva', 'UR'],
  ['Anna', 'A'],
  ['Maria Pia De Rossi', 'MP'],
])('%s is %s in short', (name, short) => {
  expect(initials(name)).toBe(short);
});
