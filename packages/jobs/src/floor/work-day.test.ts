import { expect, it } from 'vitest';
import { workDay } from './work-day.ts';
import type { WorkEvent } from './work-event.ts';

const event = (key: string, kind: WorkEvent['kind'], at: string, more: Partial<WorkEvent> = {}) => ({
  key,
  kind,
  at: `2026-11-${at}:00.000Z`,
  person: 'Luca Riva',
  good: 0,
  scrap: 0,
  reason: '',
  about: null,
  minutes: null,
  ...more,
});
const day = {
  from: '2026-11-17T23:00:00.000Z',
  to: '2026-11-18T23:00:00.000Z',
  now: '2026-11-18T12:30:00.000Z',
};

it('sums what one person did between two midnights of Rome, with what goes on', () => {
  const phases = [
    {
      phase: 'night',
      events: [
        // From 22:00 UTC, an hour before midnight in Rome, to 00:30: an hour and a half belong to the day.
        event('n1', 'start', '17T22:00'),
        event('n2', 'stop', '18T00:30', { good: 4 }),
        event('n3', 'stop', '18T00:31', { good: 4 }),
      ],
    },
    {
      phase: 'now',
      events: [
        event('m1', 'start', '18T12:00'),
        event('m2', 'count', '18T12:10', { good: 2, scrap: 1, reason: 'Fuori quota' }),
        event('x1', 'count', '18T12:20', { good: 9 }),
      ],
    },
  ];
  expect(workDay(phases, (key) => !key.startsWith('x'), day)).toMatchObject({
    minutes: 120,
    good: 6,
    scrap: 1,
    stretches: [
      { phase: 'night', minutes: 90 },
      { phase: 'now', minutes: 30, to: null },
    ],
  });
});

it('has nothing of other days and other people', () => {
  const events = [event('a', 'start', '16T08:00'), event('b', 'stop', '16T09:00', { good: 3 })];
  const nothing = { stretches: [], minutes: 0, good: 0, scrap: 0 };
  expect(workDay([{ phase: 'p', events }], () => true, day)).toEqual(nothing);
  const today = [event('a', 'start', '18T08:00'), event('b', 'stop', '18T09:00', { good: 3 })];
  expect(workDay([{ phase: 'p', events: today }], () => false, day)).toEqual(nothing);
});
