import { expect, it } from 'vitest';
import { timeInRome } from './rome.ts';
import {
  italianNearDay,
  italianShortDay,
  longMonth,
  shortMonth,
  WEEKDAYS,
  weekdayOf,
  writeDate,
  writeDateTime,
  writeRecent,
  writeShortDateTime,
  writeWeekday,
} from './write-day.ts';

it.each([
  ['2026-11-15T23:30:00Z', '16/11/2026'],
  ['2026-07-01T21:59:59Z', '01/07/2026'],
  ['2026-07-01T22:00:00Z', '02/07/2026'],
])('%s is the %s in Rome', (instant, text) => {
  expect(writeDate(instant)).toBe(text);
});

it('adds the time and the weekday', () => {
  const instant = Date.parse('2026-11-16T08:02:00Z');
  expect(timeInRome(instant)).toBe('09:02');
  expect(writeDateTime(instant)).toBe('16/11/2026, 09:02');
  expect(writeShortDateTime(instant)).toBe('16/11, 09:02');
  expect(writeWeekday(instant)).toBe('lunedì 16/11/2026');
});

it('names days and months', () => {
  expect(italianShortDay('2026-11-05')).toBe('05/11');
  expect(WEEKDAYS[weekdayOf('2026-11-15')]).toBe('dom');
  expect([shortMonth('2026-02'), longMonth('2026-12-01')]).toEqual(['feb', 'dicembre 2026']);
});

it('a day of this year is short, a day of another has its year', () => {
  const now = '2026-11-18T09:00:00Z';
  expect([italianNearDay('2026-12-18', now), italianNearDay('2027-01-15', now)]).toEqual([
    '18/12',
    '15/01/27',
  ]);
});

it('today is said as such', () => {
  expect(writeRecent('2026-11-18T07:52:00Z', '2026-11-18T22:00:00Z')).toBe('oggi, 08:52');
  expect(writeRecent('2026-11-17T07:52:00Z', '2026-11-18T09:00:00Z')).toBe('17/11/2026, 08:52');
});
