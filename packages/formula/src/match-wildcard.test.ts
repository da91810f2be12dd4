import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { makeWildcardMatcher } from './match-wildcard.ts';

const asRegExp = (pattern: string) =>
  new RegExp(`^${[...pattern].map((sign) => (sign === '*' ? '.*' : sign === '?' ? '.' : sign)).join('')}$`);

describe('wildcards', () => {
  it('match as the equivalent regular expression', () => {
    const word = fc.stringMatching(/^[ab]{0,8}$/);
    const pattern = fc.stringMatching(/^[ab*?]{0,6}$/);
    fc.assert(
      fc.property(pattern, word, (wild, text) => {
        expect(makeWildcardMatcher(wild)(text)).toBe(asRegExp(wild).test(text));
      }),
      { numRuns: byScope(600, 2000) },
    );
  });

  it.each([
    ['~*', '*', true],
    ['~*', 'a', false],
    ['a~~', 'A~', true],
    ['~a', '~a', true],
  ])('%s on %s → %s', (pattern, text, fits) => {
    expect(makeWildcardMatcher(pattern)(text)).toBe(fits);
  });
});
