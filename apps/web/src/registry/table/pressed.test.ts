import { expect, it } from 'vitest';
import { pressed } from './pressed.ts';

const all = ['a', 'b', 'c', 'd', 'e'];
const rows = {
  at: (index: number) => (all[index] ? { guid: all[index], archivedAt: null } : undefined),
};

it('a click toggles one row, Shift the rows from the last click on, in either direction', () => {
  const one = pressed(rows, {}, { from: 1, to: 1 });
  expect(one).toEqual({ b: true });
  const three = pressed(rows, one, { from: 1, to: 3 });
  expect(three).toEqual({ b: true, c: true, d: true });
  expect(pressed(rows, three, { from: 3, to: 1 })).toEqual({});
  expect(pressed(rows, {}, { from: 4, to: 2 })).toEqual({ c: true, d: true, e: true });
});

it('Shift without an earlier click, or over unloaded rows, toggles the loaded ones', () => {
  expect(pressed(rows, {}, { from: -1, to: 2 })).toEqual({ c: true });
  expect(pressed(rows, {}, { from: 9, to: 4 })).toEqual({ e: true });
  expect(pressed(rows, { a: true }, { from: 0, to: 9 })).toEqual({ a: true });
});
