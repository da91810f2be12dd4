import { expect, it } from 'vitest';
import { hitRate, hoursText } from './hit-rate.ts';

it('is the share of won among decided quotes', () => {
  expect(hitRate(3, 1)).toBe(75);
  expect(hitRate(0, 0)).toBeNull();
});

it.each([
  [0.4, 'meno di un’ora'],
  [1.2, '1 ora'],
  [30, '30 ore'],
  [60, '2,5 giorni'],
])('writes %d hours as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});
