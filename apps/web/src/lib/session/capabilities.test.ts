import { expect, it } from 'vitest';
import { hasCapability } from './capabilities.ts';

it.each([
  [['Insertion '], ['insertion'], true],
  [['3D ASSISTANT'], ['3d assistant'], true],
  [['insertion'], ['3d assistant', 'insertion'], true],
  [['insert'], ['insertion'], false],
  [[], ['insertion'], false],
])('%j has one of %j: %s', (owned, wanted, expected) => {
  expect(hasCapability(owned, wanted)).toBe(expected);
});
