import { expect, it } from 'vitest';
import { readDay, readShortDay } from './read-day.ts';

it.each([
  ['16/11/2026', '2026-11-16'],
  ['1.2.2027', '2027-02-01'],
  [' 29-02-2028 ', '2028-02-29'],
  ['2026-11-16', '2026-11-16'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['16/11/20', null],
  ['11/16/2026', null],
  ['domani', null],
  ['', null],
])('«%s» is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  ['16/11', '2026-11-16'],
  ['16/11/27', '2027-11-16'],
  ['1611', '2026-11-16'],
  ['161127', '2027-11-16'],
  ['16112028', '2028-11-16'],
  ['16/11/2028', '2028-11-16'],
  ['3211', null],
  ['16', null],
])('«%s» shortened is %s', (text, day) => {
  expect(readShortDay(text, '2026-03-01')).toBe(day);
});
