import { expect, it } from 'vitest';
import { isDue } from './is-due.ts';
import { task } from './task.ts';

it.each([
  ['* * * * *', '2026-11-16T14:03:59Z', true],
  ['*/10 * * * *', '2026-11-16T14:20:00Z', true],
  ['*/10 * * * *', '2026-11-16T14:21:00Z', false],
  // Half past seven in Italy: an hour before UTC in winter, two in summer.
  ['30 7 * * *', '2026-11-16T06:30:10Z', true],
  ['30 7 * * *', '2026-07-16T05:30:10Z', true],
  ['30 7 * * *', '2026-07-16T06:30:10Z', false],
  // Ten past midnight is still yesterday in UTC.
  ['10 0 * * *', '2026-11-15T23:10:00Z', true],
  ['0 7 * * 1', '2026-11-16T06:00:00Z', true],
  ['0 7 * * 1', '2026-11-17T06:00:00Z', false],
] as const)('%s at %s: %s', (schedule, at, due) => {
  expect(isDue(schedule, new Date(at))).toBe(due);
});

it('refuses an invalid schedule, and the hour that daylight saving time skips', () => {
  expect(() => isDue('1-5 * * * *', new Date())).toThrow('1-5');
  expect(() => isDue('* * *', new Date())).toThrow('* * *');
  const plan = { name: 'nightly', retries: 0, retryDelay: 1 };
  expect(() => task({ ...plan, schedule: '30 2 * * *' })).toThrow('nightly');
  expect(task({ ...plan, schedule: '30 3 * * *' }).schedule).toBe('30 3 * * *');
});
