import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestName } from './nearest-name.ts';

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['kitten', 'sitting', 3],
    ['peso', 'pseo', 1],
    ['ca', 'abc', 3],
  ])('%s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is symmetric and at most the longer length', () => {
    const word = fc.stringMatching(/^[abc]{0,8}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe('nearestName', () => {
  const names = ['quantità', 'peso', 'superficie_lavorata', 'diametro'];
  it.each([
    ['quantta', 'quantità'],
    ['QUANTITA', 'quantità'],
    ['pesi', 'peso'],
    ['eso', 'peso'],
    ['superf', 'superficie_lavorata'],
    ['diamtero', 'diametro'],
    ['xyz', undefined],
    ['x'.repeat(5000), undefined],
  ])('%s → %s', (typed, expected) => {
    expect(nearestName(typed, names)).toBe(expected);
  });
});
