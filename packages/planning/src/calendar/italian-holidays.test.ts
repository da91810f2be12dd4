import { describe, expect, it } from 'vitest';
import { easterDay, italianHolidays } from './italian-holidays.ts';
import { dayText } from './wall-time.ts';

describe('italianHolidays', () => {
  // Dates of Easter as published by the U.S. Naval Observatory; 2038 is the latest day possible.
  it.each([
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])('Easter Sunday %s', (day) => {
    expect(dayText(easterDay(Number(day.slice(0, 4))))).toBe(day);
  });

  it('has Easter Monday and the fixed days, San Francesco from 2026 on', () => {
    expect([...italianHolidays(2026).keys()].sort()).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-05',
      '2026-04-06',
      '2026-04-25',
      '2026-05-01',
      '2026-06-02',
      '2026-08-15',
      '2026-10-04',
      '2026-11-01',
      '2026-12-08',
      '2026-12-25',
      '2026-12-26',
    ]);
    expect(italianHolidays(2025).has('2025-10-04')).toBe(false);
  });
});
