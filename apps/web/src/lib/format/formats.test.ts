import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatDateTime, formatWeekday, romeHour } from './dates.ts';
import { formatAmount, formatBytes, formatEuro, formatNumber } from './numbers.ts';

describe('numbers', () => {
  it.each([
    [1234.56, 2, '1.234,56'],
    [1234, 0, '1.234'],
    [0.5, 1, '0,5'],
    [-1234567.891, 2, '−1.234.567,89'],
  ])('%d with %d decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('writes money and sizes', () => {
    expect(formatEuro(2861.01)).toBe('€ 2.861,01');
    expect(formatAmount(1.6)).toBe('1,60');
    expect(formatAmount(0.1345)).toBe('0,1345');
    expect(formatBytes(999)).toBe('999 byte');
    expect(formatBytes(1_420_000)).toBe('1,4 MB');
  });
});

describe('dates, always as in Rome', () => {
  it.each([
    ['2026-11-15T23:30:00Z', '16/11/2026'],
    ['2026-07-01T21:59:59Z', '01/07/2026'],
    ['2026-07-01T22:00:00Z', '02/07/2026'],
  ])('%s is %s', (instant, text) => {
    expect(formatDate(instant)).toBe(text);
  });

  it('adds the time and the weekday', () => {
    expect(formatDateTime('2026-11-16T08:42:00Z')).toBe('16/11/2026, 09:42');
    expect(formatWeekday('2026-11-16T08:42:00Z')).toBe('lunedì 16/11/2026');
    expect(romeHour('2026-11-15T23:30:00Z')).toBe(0);
  });

  it.each([
    [30_000, 'adesso'],
    [60_000, '1 minuto fa'],
    [3 * 3_600_000, '3 ore fa'],
    [26 * 3_600_000, 'ieri'],
    [4 * 86_400_000, '4 giorni fa'],
    [30 * 86_400_000, '16/10/2026'],
  ])('%d ms ago is %s', (age, text) => {
    const now = Date.parse('2026-11-15T12:00:00Z');
    expect(formatAgo(now - age, now)).toBe(text);
  });
});
