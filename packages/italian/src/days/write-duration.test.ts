import { expect, it } from 'vitest';
import { writeClock, writeDuration, writeShortClock, writeTimeOfDay } from './write-duration.ts';

it('writes durations', () => {
  expect([45, 125, 60_061].map(writeDuration)).toEqual(['45 min', '2 h 05', '1.001 h 01']);
  expect([10_032.9, -1].map(writeClock)).toEqual(['02:47:12', '00:00:00']);
  expect([8.4, 188, 3735].map(writeShortClock)).toEqual(['0:08', '3:08', '1:02:15']);
  expect(writeTimeOfDay(605)).toBe('10:05');
});
