import { expect, it } from 'vitest';
import { splitByMarks } from './split-by-marks.ts';

const marked = (text: string, ...marks: { text: string; at?: number }[]) =>
  splitByMarks(
    text,
    marks.map((mark) => ({ ...mark, tag: 'x' })),
  ).flatMap(({ tag, start }) => (tag ? [start] : []));

it('marks whole words, and no letter inside another word', () => {
  expect(marked('Buongiorno, AB-1 rev. B', { text: 'B' })).toEqual([22]);
  expect(marked('15/01, 5 pezzi', { text: '5' })).toEqual([7]);
});

it('marks equal words at the place of each proof', () => {
  const text = 'A: 5 pezzi\nB: 5 pezzi';
  expect(marked(text, { text: '5', at: 3 }, { text: '5', at: 14 })).toEqual([3, 14]);
});

it('finds words that are nowhere whole, and those before a place that no longer fits', () => {
  expect(marked('qtà100pz', { text: '100' })).toEqual([3]);
  expect(marked('5 pezzi', { text: '5', at: 4 })).toEqual([0]);
});
