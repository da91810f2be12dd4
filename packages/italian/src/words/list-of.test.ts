import { expect, it } from 'vitest';
import { listOf } from './list-of.ts';

it.each([
  [[], ''],
  [['Anna'], 'Anna'],
  [['Anna', 'Bruno'], 'Anna e Bruno'],
  [['Anna', 'Bruno', 'Carla'], 'Anna, Bruno e Carla'],
])('%j is %s', (words, text) => {
  expect(listOf(words)).toBe(text);
});
