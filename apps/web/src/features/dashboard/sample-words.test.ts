import { expect, it } from 'vitest';
import { sampleWords } from './sample-words.ts';

it.each([
  [{ customers: 6, machines: 2, works: 2, quotes: 6 }, '6 clienti, 2 macchine, 2 lavorazioni e 6 preventivi'],
  [{ customers: 1, machines: 0, works: 0, quotes: 1 }, '1 cliente e 1 preventivo'],
  [{ customers: 0, machines: 1, works: 0, quotes: 0 }, '1 macchina'],
  [{ customers: 0, machines: 0, works: 0, quotes: 0 }, ''],
])('%j are described as «%s»', (counts, words) => {
  expect(sampleWords(counts)).toBe(words);
});
