import { expect, it } from 'vitest';
import { byScope } from '../../testing/by-scope.ts';
import { findPatterns } from './find-patterns.ts';
import { isSlow } from './is-slow.ts';

const slowPatterns = [
  '^(a+)+$',
  String.raw`^(\w+\s?)*$`,
  String.raw`^\d+\d+\d+\d+,$`,
  '(x|x)*y',
  String.raw`^\s*(G0?[0-3](?=[\sXYZ]))?(\s*[XYZIJKF]-?\d*\.?\d*)+\s*$`,
];

// Each takes a second of processor time.
it.each(byScope(slowPatterns.slice(-2), slowPatterns))(
  'finds out a pattern that takes for ever: %s',
  (source) => expect(isSlow(source, '')).toBe(true),
);

it('no regular expression of the program backtracks endlessly on input', () => {
  const found = findPatterns();
  expect(found.length).toBeGreaterThan(100);
  const distinct = new Map(found.map((one) => [`/${one.source}/${one.flags}`, one]));
  const slow = [...distinct]
    .filter(([, { source, flags }]) => isSlow(source, flags))
    .map(([pattern, { place }]) => `${place}: ${pattern}`);
  expect(slow).toEqual([]);
});
