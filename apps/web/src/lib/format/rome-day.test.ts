import { expect, it } from 'vitest';
import { addDays, formatDay, romeDay } from './rome-day.ts';

it.each([
  ['2026-11-15T22:59:59Z', '2026-11-15'],
  ['2026-11-15T23:00:00Z', '2026-11-16'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
])('%s is the %s in Rome', (instant, day) => {
  expect(romeDay(instant)).toBe(day);
});

it.each([
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %i days are %s, over changes of the clock and of the year', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it('writes a day the Italian way', () => {
  expect(formatDay('2026-11-05')).toBe('05/11/2026');
});
