import { describe, expect, it } from 'vitest';
import { addWorkingDays, type MachineHours, machineWindows, workingDaysBetween } from './machine-hours.ts';
import { dayNumber, dayOf, dayText, isoWeek, MINUTES_A_DAY, mondayOf, weekdayOf } from './wall-time.ts';

const minute = (day: string, hour = 0) => (dayNumber(day) ?? 0) * MINUTES_A_DAY + hour * 60;
const written = (windows: readonly { start: number; end: number; attended: boolean }[]) =>
  windows.map(({ start, end, attended }) => {
    const day = dayText(Math.floor(start / MINUTES_A_DAY)).slice(5);
    return `${day} ${(start % MINUTES_A_DAY) / 60}+${(end - start) / 60}${attended ? '' : ' alone'}`;
  });

describe('machineWindows', () => {
  const oneShift = { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] };

  it('leaves out weekends and holidays', () => {
    // Friday 4 December 2026 to Wednesday 9: a weekend, and Tuesday is the Immacolata.
    expect(written(machineWindows(oneShift, minute('2026-12-04'), 6))).toEqual([
      '12-04 8+8',
      '12-07 8+8',
      '12-09 8+8',
    ]);
  });

  it('takes an exception over the week and over the holiday', () => {
    const exceptions = [
      { date: '2026-12-07', hours: 0 },
      { date: '2026-12-08', hours: 4 },
      { date: 'nonsense', hours: 24 },
    ];
    expect(written(machineWindows({ ...oneShift, exceptions }, minute('2026-12-04'), 5))).toEqual([
      '12-04 8+8',
      '12-08 8+4',
    ]);
  });

  it('begins two shifts at 6 and lets a machine go on alone', () => {
    const nights = { week: [16, 16, 0, 0, 0, 0, 0], exceptions: [], unattendedHours: 12 };
    expect(written(machineWindows(nights, minute('2026-11-16'), 7))).toEqual([
      '11-16 6+16',
      '11-16 22+8 alone',
      '11-17 6+16',
      '11-17 22+12 alone',
    ]);
  });

  it('is one window when the machine never stops', () => {
    expect(machineWindows({ week: Array(7).fill(24), exceptions: [] }, minute('2026-11-16'), 5)).toHaveLength(
      1,
    );
  });

  it('reads hours that are not hours as none', () => {
    expect(machineWindows({ week: [Number.NaN, -3, 99], exceptions: [] }, minute('2026-11-16'), 7)).toEqual([
      { start: minute('2026-11-18'), end: minute('2026-11-19'), attended: true },
    ]);
  });
});

describe('days', () => {
  it('knows days that exist', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2026-02-29')).toBeNull();
    expect(weekdayOf(dayNumber('2026-11-15') ?? 0)).toBe(6);
  });

  // ISO 8601: 2026-01-01 is a Thursday, so its week is the first; 2027-01-01 is a Friday of week 53.
  it.each([
    ['2026-01-01', 1],
    ['2026-11-16', 47],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
  ])('%s lies in week %i', (day, week) => {
    expect(isoWeek(mondayOf(minute(day)))).toBe(week);
  });
});

describe('closed days', () => {
  const monday = (dayNumber('2026-12-07') ?? 0) * MINUTES_A_DAY;
  const openDays = (exceptions: MachineHours['exceptions'], patronDay = '') =>
    machineWindows({ week: [8, 8, 8, 8, 8, 0, 0], exceptions }, monday, 14, patronDay).map(({ start }) =>
      dayText(dayOf(start)).slice(-2),
    );

  it('are a range with its first and last day', () => {
    const closed = { date: '2026-12-09', until: '2026-12-16', hours: 0 };
    expect(openDays([closed])).toEqual(['07', '17', '18']);
    const worked = { date: '2026-12-12', hours: 4 };
    expect(openDays([closed, worked])).toEqual(['07', '12', '17', '18']);
  });

  it('are also the patron saint’s', () => {
    expect(openDays([], '07/12').includes('07')).toBe(false);
    expect(openDays([], 'sempre').includes('07')).toBe(true);
    expect(openDays([{ date: '2026-12-07', hours: 8 }], '07/12').includes('07')).toBe(true);
  });

  it('are not counted as working days', () => {
    const day = (text: string) => dayNumber(text) ?? 0;
    expect(dayText(addWorkingDays(day('2026-11-17'), 5))).toBe('2026-11-24');
    expect(dayText(addWorkingDays(day('2026-12-04'), 2))).toBe('2026-12-09');
    expect(dayText(addWorkingDays(day('2026-11-17'), 0))).toBe('2026-11-17');
    expect(workingDaysBetween(day('2026-12-04'), day('2026-12-09'))).toBe(2);
    expect(workingDaysBetween(day('2026-12-04'), day('2026-12-06'))).toBe(0);
  });
});
