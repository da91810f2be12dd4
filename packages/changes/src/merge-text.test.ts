import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeText } from './merge-text.ts';

it.each([
  ['a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
  ['a\nb', 'a\nb\nmine', 'theirs\na\nb', 'theirs\na\nb\nmine'],
  ['a\nb\nc', 'a\nc', 'a\nb\nc\nd', 'a\nc\nd'],
  ['', 'mine', '', 'mine'],
  ['', '', 'theirs', 'theirs'],
  ['a', 'same', 'same', 'same'],
])('%j: %j and %j become %j', (base, yours, theirs, both) => {
  expect(mergeText(base, yours, theirs)).toBe(both);
  expect(mergeText(base, theirs, yours)).toBe(both);
});

it.each([
  ['', 'mine', 'theirs'],
  ['a\nb', 'a\nmine', 'a\ntheirs'],
  ['a\nb', 'a\nb\nmine', 'a\nb\ntheirs'],
])('%j: %j and %j conflict', (base, yours, theirs) => expect(mergeText(base, yours, theirs)).toBeNull());

it('keeps every line that either side wrote', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, fc.nat({ max: 5 }), fc.nat({ max: 5 }), (base, one, two) => {
      const put = (at: number, line: string) => base.split('\n').toSpliced(at, 0, line).join('\n');
      const merged = mergeText(base, put(one, 'mine'), put(two, 'theirs'));
      if (merged !== null) expect(merged.split('\n')).toEqual(expect.arrayContaining(['mine', 'theirs']));
    }),
  );
});
