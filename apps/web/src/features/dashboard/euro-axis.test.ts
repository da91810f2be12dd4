import { expect, it } from 'vitest';
import { euroAxis } from './euro-axis.ts';

const shown = (most: number) => {
  const { ticks, unit, text } = euroAxis(most);
  return [unit, ...ticks.map(text)];
};

it.each([
  [0, ['€', '0', '1']],
  [3, ['€', '0', '1', '2', '3']],
  [480, ['€', '0', '200', '400', '600']],
  [1850, ['€', '0', '500', '1.000', '1.500', '2.000']],
  [48_000, ['migliaia di €', '0', '20', '40', '60']],
])('up to %i €: %j', (most, expected) => expect(shown(most)).toEqual(expected));

it('no two ticks have the same label, however small the amounts are', () => {
  for (const most of [0.4, 1, 7, 99, 999, 9999, 10_000, 123_456]) {
    const [, ...texts] = shown(most);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
