import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from './calendar-day.ts';
import { dayInRome, endOfDayInRome, romeWallClock } from './rome.ts';
import { italianDay } from './write-day.ts';

describe('days in Rome', () => {
  it.each([
    // Winter UTC+1, summer UTC+2; 2026: clocks change on 29 March and 25 October.
    ['2026-12-31', '2026-12-31T22:59:59.000Z'],
    ['2026-07-01', '2026-07-01T21:59:59.000Z'],
    ['2026-03-28', '2026-03-28T22:59:59.000Z'],
    ['2026-03-29', '2026-03-29T21:59:59.000Z'],
    ['2026-10-24', '2026-10-24T21:59:59.000Z'],
    ['2026-10-25', '2026-10-25T22:59:59.000Z'],
  ])('%s ends at %s', (day, end) => {
    expect(endOfDayInRome(day).toISOString()).toBe(end);
    expect(dayInRome(endOfDayInRome(day))).toBe(day);
    expect(dayInRome(new Date(endOfDayInRome(day).getTime() + 1000))).toBe(addDays(day, 1));
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-16', 12, '2027-11-16'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s plus %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it.each([
    ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30:00.000Z'],
    ['2026-07-01T22:00:05.000Z', '2026-07-02T00:00:05.000Z'],
  ])('a clock in Rome shows %s as %s', (instant, shown) => {
    expect(romeWallClock(new Date(instant)).toISOString()).toBe(shown);
  });

  it('is written the Italian way', () => {
    expect(italianDay('2026-11-16')).toBe('16/11/2026');
  });
});
