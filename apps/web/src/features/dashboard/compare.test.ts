import { expect, it } from 'vitest';
import { hoursText } from '../../entities/quotes/hit-rate.ts';
import { compareHours, comparePercent, comparePoints } from './compare.ts';

it.each([
  [38, 34, '+4 punti', 'ok'],
  [33.6, 35.4, '−1 punto', 'bad'],
  [40, 40.2, 'come prima', 'plain'],
  [null, 40, 'nessun confronto', 'plain'],
])('a rate of %s after %s is described as «%s»', (now, before, text, tone) => {
  expect(comparePoints(now, before)).toEqual({ text, tone });
});

it('a margin is better when it grew, a wait when it shrank', () => {
  expect(comparePercent(21.4, 20.1)).toEqual({ text: 'era 20,1 %', tone: 'ok' });
  expect(comparePercent(20.11, 20.1)).toEqual({ text: 'era 20,1 %', tone: 'plain' });
  expect(compareHours(43, 74, hoursText)).toEqual({ text: 'era 3,1 giorni', tone: 'ok' });
  expect(compareHours(74, 43, hoursText)).toEqual({ text: 'era 43 ore', tone: 'bad' });
});
