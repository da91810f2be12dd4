import { expect, it } from 'vitest';
import { marksOf } from './marks-of.ts';

const deep = { id: 'finding-0', faces: [7, 8], text: '1' };
const thread = { id: 'finding-1', faces: [7], text: '2' };
const other = { id: 'finding-2', faces: [3], text: '3' };

it('puts findings of the same face into one mark, so that none covers another', () => {
  expect(marksOf([deep, thread, other], null).map(({ text }) => text)).toEqual(['1, 2', '3']);
});

it('shows the chosen item instead of the mark on its face', () => {
  const hole = { id: 'hole-0', faces: [7], text: '1 × ø5' };
  expect(marksOf([deep, thread, other], hole).map(({ text }) => text)).toEqual(['3', '1 × ø5']);
});
