import { expect, it } from 'vitest';
import { isFiner, notStated, statedText } from './stated.ts';

it('writes what was stated, and nothing else', () => {
  expect(statedText(notStated)).toBe('');
  expect(statedText({ tolerance: 'f', roughness: null })).toBe('Tolleranze generali ISO 2768-f');
  expect(statedText({ tolerance: 'm', roughness: 1.6 })).toBe('Tolleranze generali ISO 2768-m, Ra 1,6');
  expect(statedText({ tolerance: null, roughness: 0.8 })).toBe('Ra 0,8');
});

it('notices demands that the proposed times do not meet', () => {
  expect(isFiner(notStated)).toBe(false);
  expect(isFiner({ tolerance: 'm', roughness: 3.2 })).toBe(false);
  expect(isFiner({ tolerance: 'c', roughness: 6.3 })).toBe(false);
  expect(isFiner({ tolerance: 'f', roughness: null })).toBe(true);
  expect(isFiner({ tolerance: null, roughness: 1.6 })).toBe(true);
});
