import { describe, expect, it } from 'vitest';
import { readableColour } from './readable-colour.ts';

describe('a company’s colour below white text', () => {
  it.each([
    ['#c8420c', '#c8420c'],
    ['#767676', '#767676'],
    ['#777777', '#1b1f24'],
    ['#ffcc00', '#1b1f24'],
    ['red', '#1b1f24'],
  ])('%s becomes %s', (colour, shown) => expect(readableColour(colour)).toBe(shown));
});
