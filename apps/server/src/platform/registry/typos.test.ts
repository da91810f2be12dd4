import { editDistance } from '@truciolo/formula';
import { describe, expect, it } from 'vitest';
import { allowedTypos, partsOf, typosIn } from './typos.ts';

describe('typos', () => {
  it.each([
    ['rossi', 'rossi', 0],
    ['rosi', 'rossi', 1],
    ['rsosi', 'rossi', 1],
    ['torno', 'tornio', 1],
    ['frsatura', 'fresatura', 1],
    ['bianchi', 'verdi', 6],
  ])('%s for %s: %i', (typed, meant, typos) => {
    expect(editDistance(typed, meant)).toBe(typos);
  });

  it.each(['rossi', 'meccanica', 'fresatrice'])('leave a piece of %s intact', (word) => {
    for (let at = 0; at < word.length; at += 1) {
      const typed = word.slice(0, at) + word.slice(at + 1);
      expect(partsOf(typed).some((part) => word.includes(part))).toBe(true);
      const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
      expect(partsOf(swapped).some((part) => word.includes(part))).toBe(true);
    }
  });

  it('are accepted in the prefix of a word, never in short words', () => {
    expect(typosIn(['mecanic'], 'officina meccanica rossi')).toBe(1);
    expect(typosIn(['c46'], 'c45 acciaio')).toBeNull();
    expect(allowedTypos('c45')).toBe(0);
    expect(typosIn(['rosi', 'torno'], 'torino rossi')).toBe(2);
  });
});
