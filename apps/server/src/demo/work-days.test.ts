import { expect, it } from 'vitest';
import { onWorkDay, workSpans } from './work-days.ts';

const spans = (from: string, minutes: number) =>
  workSpans(new Date(from), minutes).map((span) => [span.from.toISOString(), span.to.toISOString()]);

it('works in the hours of a shop, never at night, at lunch or on a Sunday', () => {
  // Friday afternoon in Rome: one hour then, the rest on Monday.
  expect(spans('2026-11-13T15:00:00Z', 60 + 240 + 30)).toEqual([
    ['2026-11-13T15:00:00.000Z', '2026-11-13T16:00:00.000Z'],
    ['2026-11-16T07:00:00.000Z', '2026-11-16T11:00:00.000Z'],
    ['2026-11-16T12:00:00.000Z', '2026-11-16T12:30:00.000Z'],
  ]);
  expect(spans('2026-11-15T03:00:00Z', 5)).toEqual([
    ['2026-11-16T07:00:00.000Z', '2026-11-16T07:05:00.000Z'],
  ]);
});

it('promises parts for a working day', () => {
  expect(onWorkDay('2026-11-13', 'later')).toBe('2026-11-13');
  expect(onWorkDay('2026-11-14', 'later')).toBe('2026-11-16');
  expect(onWorkDay('2026-11-15', 'earlier')).toBe('2026-11-13');
});
