import { expect, test } from 'vitest';
import { speedTable } from './speed-table.ts';

const c45 = {
  turnRough: [150, 230],
  turnFinish: [200, 300],
  milling: [130, 210],
  drilling: [80, 115],
  tapping: [15, 30],
} as const;

test('a complete record becomes a speed table', () => {
  expect(speedTable(c45)).toEqual(c45);
});

test('a record without one of the operations has no speed table', () => {
  const { drilling: _missing, ...partial } = c45;
  expect(speedTable(partial)).toBeUndefined();
  expect(speedTable(undefined)).toBeUndefined();
});
