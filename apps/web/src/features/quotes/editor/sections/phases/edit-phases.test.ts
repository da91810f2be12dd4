import { emptyPhase } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { insertedAfter, moved, phaseNumber } from './edit-phases.ts';

const phases = ['a', 'b', 'c'].map(emptyPhase);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

it('numbers phases in tens', () => {
  expect(phases.map((_, index) => phaseNumber(index))).toEqual([10, 20, 30]);
});

it('moves one and keeps the others in order', () => {
  expect(ids(moved(phases, 0, 2))).toBe('bca');
  expect(ids(moved(phases, 2, 0))).toBe('cab');
  expect(moved(phases, 0, -1)).toBe(phases);
  expect(moved(phases, 2, 3)).toBe(phases);
});

it('inserts after the selected phase', () => {
  expect(ids(insertedAfter(phases, 'a', [emptyPhase('x')]))).toBe('axbc');
  expect(ids(insertedAfter(phases, null, [emptyPhase('x')]))).toBe('abcx');
  expect(ids(insertedAfter(phases, 'gone', [emptyPhase('x')]))).toBe('abcx');
});
