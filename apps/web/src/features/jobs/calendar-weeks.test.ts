import { expect, it } from 'vitest';
import { monthsLater, weeksOf } from './calendar-weeks.ts';

it('shows a month in whole weeks from Monday', () => {
  // November 2026 begins on a Sunday and ends on a Monday.
  const weeks = weeksOf('2026-11-16');
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeks.flat()).toHaveLength(42);
  // February 2027 is four weeks from Monday to Sunday.
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

it('goes from month to month, over the year and from its last day', () => {
  expect(monthsLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthsLater('2026-01-31', -1)).toBe('2025-12-01');
});
