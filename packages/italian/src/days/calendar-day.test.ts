import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, isDay } from './calendar-day.ts';

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const written = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day after, counted by hand. */
function next(text: string): string {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  if (day < daysIn(year, month)) return written(year, month, day + 1);
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1);
}

const day = fc
  .tuple(
    fc.integer({ min: 1990, max: 2100 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, date]) => written(year, month, Math.min(date, daysIn(year, month))));

it('adds and subtracts days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 900 }), (start, days) => {
      let counted = start;
      for (let passed = 0; passed < days; passed += 1) counted = next(counted);
      expect(addDays(start, days)).toBe(counted);
      expect(addDays(counted, -days)).toBe(start);
    }),
  );
});

it('adds months within the month', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -120, max: 120 }), (start, months) => {
      const [year, month, date] = start.split('-').map(Number) as [number, number, number];
      const index = year * 12 + month - 1 + months;
      const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
      const expected = written(toYear, toMonth, Math.min(date, daysIn(toYear, toMonth)));
      expect(addMonths(start, months)).toBe(expected);
      expect(endOfMonth(expected)).toBe(written(toYear, toMonth, daysIn(toYear, toMonth)));
    }),
  );
});

it.each(['2026-02-30', '2026-13-01', '16/11/2026', '2026-2-1', ''])('«%s» is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});

it('29 February exists in 2028 but not in 2026', () => {
  expect([isDay('2028-02-29'), isDay('2026-02-29')]).toEqual([true, false]);
});
