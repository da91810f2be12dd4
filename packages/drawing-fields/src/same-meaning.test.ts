import { expect, it } from 'vitest';
import { sameMeaning } from './same-meaning.ts';

it.each([
  ['code', 'ab 1002', 'AB-1002', true],
  ['code', 'KL-400-12', 'KL-400-<Materiale>', true],
  ['code', 'KL-400-12', 'KL-400-XX', true],
  ['code', 'KL-410-12', 'KL-400-XX', false],
  // A recogniser reads a line of the cell as letters.
  ['code', 'KL-400-12', 'il KL-400-12', true],
  ['code', 'KL-400-12', 'KL-400-13', false],
  ['revision', '0B', 'b', false],
  ['revision', '03', '3', true],
  ['revision', '-', '', true],
  ['material', 'Al 6082', 'EN AW-6082', true],
  ['material', 'Al 6082', '6061', false],
  ['treatment', 'bonifica', 'Bonifica 28-32 HRC', true],
  ['treatment', 'nichelatura chimica', 'Nichelaturachi', true],
  ['treatment', 'nichelatura chimica', 'nichelatura lucida', false],
  ['tolerances', 'Ø25 H7', '⌀40 h6\n⌀25 H7', true],
  ['tolerances', 'Ø25 H8', '⌀40 h6\n⌀25 H7', false],
] as const)('%s: «%s» and «%s» mean the same: %s', (key, one, other, isSame) =>
  expect(sameMeaning(key, one, other)).toBe(isSame),
);
